import { useEffect, useState } from 'react';
import { type FontUse, loadFonts } from './font-files.ts';

/**
 * Whether all fonts have loaded or failed.
 *
 * @param fonts must be a stable array
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
