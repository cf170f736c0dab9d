import type { DemoSignIn } from './sandbox/demo/seed-demo.ts';

/** What is printed once the server is ready. */
export interface Greeting {
  readonly url: string;
  /** Time since the command was started. */
  readonly milliseconds: number;
  /** Only at the start that created the account. */
  readonly demo: DemoSignIn | null;
}

/** Prints the server's URL and, at the first start, the sign-in of the demo account. */
export function formatGreeting({ url, milliseconds, demo }: Greeting): string {
  const seconds =
    milliseconds < 10_000 ? (milliseconds / 1_000).toFixed(1) : Math.round(milliseconds / 1_000);
  return `StyleKit is ready in ${seconds} s: ${url} (Ctrl-C to stop)\n${demo === null ? '' : formatDemo(demo)}`;
}

/** Prints the sign-in of the demo account. */
export function formatDemo({ email, password, file }: DemoSignIn): string {
  return `Demo account: ${email}   password: ${password}   (saved in ${file})\n`;
}
