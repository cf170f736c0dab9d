/** A token, or a user-facing error message. */
export type RecaptchaResult =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'error'; readonly message: string };

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

/** Loads the reCAPTCHA script. Called only if the server has a site key. */
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

/** Gets a token for the registration. */
export async function getRecaptchaToken(siteKey: string): Promise<RecaptchaResult> {
  if (state === 'loading') return { kind: 'error', message: LOADING };
  const { grecaptcha } = globalThis;
  if (state !== 'ready' || grecaptcha === undefined) return { kind: 'error', message: UNAVAILABLE };
  try {
    return { kind: 'token', token: await grecaptcha.execute(siteKey, { action: ACTION }) };
  } catch {
    return { kind: 'error', message: FAILED };
  }
}
