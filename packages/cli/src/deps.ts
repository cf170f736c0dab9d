/** An output stream and the capabilities of its terminal. */
export interface Output {
  readonly write: (text: string) => void;
  readonly isTty: boolean;
  /** Whether it shows colors and styles. */
  readonly hasColor: boolean;
}

/** The environment of a command. `main.ts` passes the real one, tests pass their own. */
export interface Deps {
  readonly cwd: string;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Reads all of standard input, at most `limitBytes`; throws CliError when there is more. */
  readonly readStdin: (limitBytes: number) => Promise<Uint8Array>;
  /** Runs `cleanup` synchronously when a signal ends the command. Returns a function that removes the handler. */
  readonly onInterrupt: (cleanup: () => void) => () => void;
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly system: System;
  /** Asks the user; null where there is no terminal, as in a build pipeline. */
  readonly loadQuestions: () => Promise<Questions | null>;
}

/** One of several answers. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Questions on a terminal. An answer is undefined when the user cancels. */
export interface Questions {
  readonly text: (message: string, initial: string) => Promise<string | undefined>;
  readonly select: (message: string, choices: readonly Choice[]) => Promise<string | undefined>;
  readonly selectSeveral: (
    message: string,
    choices: readonly Choice[],
    initial: readonly string[],
  ) => Promise<string[] | undefined>;
}

/** The system that a command runs on. */
export interface System {
  /** As in `process.platform`. */
  readonly platform: string;
  /** The home folder of the user. */
  readonly homeFolder: string;
  readonly hostName: string;
  /** Opens a page in the browser of the user. False when that is not possible. */
  readonly openPage: (url: string) => Promise<boolean>;
  /** The current time. */
  readonly now: () => Date;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Lets calls use the proxies that the environment names, where this version of Node can. */
  readonly useProxies: () => void;
}
