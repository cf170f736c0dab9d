/** A token for the server, or why there is none in words a person may read. */
export type RecaptchaAnswer =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'fault'; readonly message: string };

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  var grecaptcha: Recaptcha | undefined;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const ACTION = 'register';
const LOADING = 'reCAPTCHA is still loading. Please wait a moment and try again.';
const UNAVAILABLE = 'reCAPTCHA not available. Please refresh the page and try again.';
const FAILED = "Failed to verify you're not a robot. Please refresh the page and try again.";

let state: 'absent' | 'loading' | 'ready' | 'failed' = 'absent';

/** Loads the human check; only where a server is configured for it does anything come from there. */
export function loadRecaptcha(siteKey: string): void {
  if (state !== 'absent') return;
  state = 'loading';
  const script = document.createElement('script');
  script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`;
  script.async = true;
  script.addEventListener('error', () => {
    state = 'failed';
  });
  script.addEventListener('load', () => {
    globalThis.grecaptcha?.ready(() => {
      state = 'ready';
    });
  });
  document.head.append(script);
}

/** Asks for the token of a registration. */
export async function askRecaptcha(siteKey: string): Promise<RecaptchaAnswer> {
  if (state === 'loading') return { kind: 'fault', message: LOADING };
  const { grecaptcha } = globalThis;
  if (state !== 'ready' || grecaptcha === undefined) return { kind: 'fault', message: UNAVAILABLE };
  try {
    return { kind: 'token', token: await grecaptcha.execute(siteKey, { action: ACTION }) };
  } catch {
    return { kind: 'fault', message: FAILED };
  }
}
