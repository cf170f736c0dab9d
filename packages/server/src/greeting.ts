import type { DemoSignIn } from './sandbox/demo/seed-demo.ts';

/** What a person needs to know once the server is ready. */
export interface Greeting {
  readonly url: string;
  /** Since the command was started. */
  readonly milliseconds: number;
  /** Only at the start that made the account. */
  readonly demo: DemoSignIn | null;
}

/** Where the server is and, at the first start, how to sign in to the demo account. */
export function formatGreeting({ url, milliseconds, demo }: Greeting): string {
  const seconds =
    milliseconds < 10_000 ? (milliseconds / 1_000).toFixed(1) : Math.round(milliseconds / 1_000);
  return `StyleKit is ready in ${seconds} s: ${url} (Ctrl-C stops it)\n${demo === null ? '' : formatDemo(demo)}`;
}

/** How to sign in to the demo account. */
export function formatDemo({ email, password, file }: DemoSignIn): string {
  return `Demo account: ${email}   password: ${password}   (kept in ${file})\n`;
}
