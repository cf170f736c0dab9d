import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { PICTURE_TYPES, type PictureSource } from '../../../data/picture-colors/picture-source.ts';
import { isUploaded } from '../../../data/uploaded-logo.ts';
import { loadable } from '../../../lib/loadable.tsx';
import type { ColorTarget } from './picture-panel.tsx';

/** Loaded when a picture was chosen. */
const PicturePanel = loadable(async () => (await import('./picture-panel.tsx')).PicturePanel);

interface FromPictureProps {
  /** The logo of the project. It is offered if it was uploaded here. */
  readonly logoUrl: string | null;
  /** The color fields that can be filled, the primary color first. */
  readonly targets: readonly ColorTarget[];
  readonly onChoose: (target: string, hex: string) => void;
}

/** Offers the colors of a logo or photo for a form. The picture can be dropped anywhere on the form. */
export function FromPicture({ logoUrl, targets, onChoose }: FromPictureProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState<PictureSource | null>(null);
  const isOver = useFileDrop(box, setSource);
  return (
    <div ref={box} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="file-drop" data-drop={isOver} onPointerEnter={() => void PicturePanel.preload()}>
          <label htmlFor={id} className="text-ui font-medium">
            Colors from a picture
          </label>
          <p id={`${id}-rules`} className="m-0 text-hint leading-normal text-subtle">
            Drop or choose a logo or photo, up to 20 MB. It stays in this browser.
          </p>
          <input
            id={id}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={`${id}-rules`}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // Allows selecting the same file again after it was changed.
              event.currentTarget.value = '';
              if (file !== undefined) setSource(file);
            }}
          />
        </div>
        {logoUrl !== null && isUploaded(logoUrl) && (
          <button type="button" className="text-button" onClick={() => setSource(logoUrl)}>
            Use the project’s logo
          </button>
        )}
      </div>
      {source !== null && (
        <Suspense fallback={null}>
          <PicturePanel source={source} targets={targets} onChoose={onChoose} />
        </Suspense>
      )}
    </div>
  );
}

/** Accepts files that are dropped on the form around an element. Returns whether a file is over the form. */
function useFileDrop(box: { readonly current: HTMLElement | null }, onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (form === null || form === undefined) return;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Without this, the browser opens the file instead of the page.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget instanceof Node && form.contains(event.relatedTarget)) return;
      setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      onDrop(file);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    form.addEventListener('dragover', over, options);
    form.addEventListener('dragleave', leave, options);
    form.addEventListener('drop', drop, options);
    return () => stop.abort();
  }, [box, onDrop]);
  return isOver;
}
