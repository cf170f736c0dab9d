/** What the process says to its caller. Stable: build scripts depend on these. */
export const EXIT = {
  ok: 0,
  /** A check has findings, or exported files differ from what is on disk. */
  findings: 1,
  wrongUse: 2,
  /** A file or folder cannot be read or written, or holds something else than expected. */
  unreadable: 3,
  notSignedIn: 4,
  serverOrNetwork: 5,
  bug: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit codes of a command that could not do its work. */
export type FailureCode = Exclude<ExitCode, typeof EXIT.ok | typeof EXIT.findings>;
