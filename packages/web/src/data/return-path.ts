const KEY = 'stylekit-return-to';
/** A path of this site; `//host` and `/\\host` would be other sites. */
const LOCAL_PATH = /^\/(?![/\\])/;

/** Remembers a path to open after the next sign-in in this tab, also with Google. */
export function rememberReturnPath(path: string): void {
  try {
    window.sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the sign-in leads to the dashboard.
  }
}

/** The remembered path, or null. */
export function readReturnPath(): string | null {
  try {
    const path = window.sessionStorage.getItem(KEY);
    return path !== null && LOCAL_PATH.test(path) ? path : null;
  } catch {
    return null;
  }
}

/** Forgets the path when its page is open. */
export function clearReachedReturnPath(): void {
  const path = readReturnPath();
  if (path === null || new URL(path, window.location.origin).pathname !== window.location.pathname) return;
  window.sessionStorage.removeItem(KEY);
}
