interface EyeDropper {
  /** Rejects with an AbortError if the user cancels. */
  open(): Promise<{ readonly sRGBHex: string }>;
}

declare global {
  interface Window {
    /** Not available in all browsers and missing in TypeScript's DOM types. */
    readonly EyeDropper?: new () => EyeDropper;
  }
}

/** Whether the browser supports the EyeDropper API. */
export function hasEyeDropper(): boolean {
  return window.EyeDropper !== undefined;
}

/** The picked color as upper-case `#RRGGBB`, or null if the user cancels or the API is not supported. */
export async function pickScreenColor(): Promise<string | null> {
  if (window.EyeDropper === undefined) return null;
  try {
    const { sRGBHex } = await new window.EyeDropper().open();
    return sRGBHex.toUpperCase();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
