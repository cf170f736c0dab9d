import { useEffect, useState } from 'react';
import type { PictureSource } from '../../../data/picture-colors/picture-source.ts';
import { type PictureResult, readPicture } from '../../../data/picture-colors/read-picture.ts';
import { announce } from '../../../ui/announcer.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import './picture-panel.css';

/** A color field that a color of the picture can fill. */
export interface ColorTarget {
  readonly value: string;
  /** `Primary color` */
  readonly label: string;
}

interface PicturePanelProps {
  readonly source: PictureSource;
  /** At least one. */
  readonly targets: readonly ColorTarget[];
  readonly onChoose: (target: string, hex: string) => void;
}

/** The colors of a picture as buttons that fill a color field. */
export function PicturePanel({ source, targets, onChoose }: PicturePanelProps) {
  const result = usePicture(source);
  const [chosen, setChosen] = useState(targets[0]?.value ?? '');
  const target = targets.find(({ value }) => value === chosen);
  const choose = (hex: string) => {
    onChoose(chosen, hex);
    announce(`${target?.label ?? 'Color'} is now ${hex}.`);
  };
  if (result === null || 'error' in result) {
    return (
      <p
        role="status"
        className={`m-0 text-hint leading-normal ${result === null ? 'text-muted' : 'text-accent'}`}
      >
        {result === null ? 'Reading the picture…' : result.error}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {result.colors.length === 1 ? '1 color found.' : `${result.colors.length} colors found.`}
      </p>
      <ul className="picture-colors" aria-label="Colors of the picture">
        {result.colors.map(({ hex, share }, at) => (
          <li key={hex}>
            <button type="button" className="picture-color" onClick={() => choose(hex)}>
              <span className="picture-chip" style={{ backgroundColor: hex }} />
              <span className="sr-only">Use </span>
              <span className="code">{hex}</span>
              <span className="note">{toNote(share, at)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="max-w-70">
        <SelectField
          label="Click fills"
          options={targets}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}

function toNote(share: number, at: number): string {
  const percent = Math.round(share * 100);
  return `${at === 0 ? 'primary' : 'companion'}, ${percent === 0 ? 'under 1' : percent}%`;
}

/** The colors of a picture; null while it is read. */
function usePicture(source: PictureSource): PictureResult | null {
  const [read, setRead] = useState<{ source: PictureSource; result: PictureResult } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readPicture(source).then((result) => {
      if (isCurrent) setRead({ source, result });
    });
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return read?.source === source ? read.result : null;
}
