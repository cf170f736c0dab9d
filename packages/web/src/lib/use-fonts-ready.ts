import { useEffect, useState } from 'react';
import { type FontUse, loadFonts } from './font-files.ts';

/**
 * Whether text can be set in these fonts once and for all: they are loaded, or cannot be.
 *
 * @param fonts the same array as long as they are the same fonts
 */
export function useFontsReady(fonts: readonly FontUse[]): boolean {
  const [ready, setReady] = useState<readonly FontUse[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadFonts(fonts).then(() => {
      if (isCurrent) setReady(fonts);
    });
    return () => {
      isCurrent = false;
    };
  }, [fonts]);
  return ready === fonts;
}
