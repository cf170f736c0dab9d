import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  /** False in browsers that show only videos on the whole screen. */
  readonly isAvailable: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** Shows an element on the whole screen. The browser itself ends it on Escape. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [element]);
  const toggle = () => {
    // A browser may decline, for example inside a frame; the page then stays as it is.
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isAvailable: document.fullscreenEnabled, isFull, toggle };
}
