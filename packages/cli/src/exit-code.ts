/** Exit codes of the process. Stable: build scripts depend on them. */
export const EXIT = {
  ok: 0,
  /** A check has findings, or exported files differ from what is on disk. */
  findings: 1,
  usage: 2,
  /** A file or folder cannot be read or written, or its content is not what was expected. */
  unreadable: 3,
  notSignedIn: 4,
  serverOrNetwork: 5,
  bug: 70,
  /** The user canceled a question or pressed Ctrl-C. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Exit codes of a command that failed. */
export type FailureCode = Exclude<ExitCode, typeof EXIT.ok | typeof EXIT.findings | typeof EXIT.interrupted>;
