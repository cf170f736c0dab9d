interface EyeDropper {
  /** Rejects with an AbortError when the person gives up. */
  open(): Promise<{ readonly sRGBHex: string }>;
}

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's own list. */
    readonly EyeDropper?: new () => EyeDropper;
  }
}

/** Whether this browser can take a color from anywhere on the screen. */
export function hasEyeDropper(): boolean {
  return window.EyeDropper !== undefined;
}

/** The color a person points at, `#RRGGBB` in upper case; null when they give up or the browser has no eye dropper. */
export async function takeScreenColor(): Promise<string | null> {
  if (window.EyeDropper === undefined) return null;
  try {
    const { sRGBHex } = await new window.EyeDropper().open();
    return sRGBHex.toUpperCase();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
