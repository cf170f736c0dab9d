/** A stream the command writes to, and what is known of the terminal behind it. */
export interface Output {
  readonly write: (text: string) => void;
  readonly isTty: boolean;
  /** Whether it shows colors and styles. */
  readonly hasColor: boolean;
}

/** Everything a command touches outside itself. `main.ts` gives the real ones, tests their own. */
export interface Deps {
  readonly cwd: string;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The whole of standard input as bytes, at most `limitBytes`; throws CliError when there is more. */
  readonly readStdin: (limitBytes: number) => Promise<Uint8Array>;
  /** Has `cleanup` run, at once and to its end, when the person or the system ends the command; call the result when there is nothing left to clean. */
  readonly onInterrupt: (cleanup: () => void) => () => void;
}
