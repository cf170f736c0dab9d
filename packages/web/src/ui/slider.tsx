import type { SliderRange } from '@stylekit/engine/stylesheet';
import { type CSSProperties, useId, useState } from 'react';
import { useLatestInTask } from '../lib/use-latest-in-task.ts';

interface SliderProps {
  readonly label: string;
  readonly range: SliderRange;
  readonly value: number;
  /** A value with its unit, such as `0.5 rem`. */
  readonly toText: (value: number) => string;
  /** Called in a task of its own, so that the slider follows the pointer whatever depends on it. */
  readonly onChange: (value: number) => void;
}

/** A labeled range input with its value. Arrow keys change it by one step, Page Up and Page Down by ten. */
export function Slider({ label, range, value, toText, onChange }: SliderProps) {
  const id = useId();
  const [draft, setDraft] = useState<number | null>(null);
  const { queue } = useLatestInTask((next: number) => {
    setDraft(null);
    onChange(next);
  });
  const shown = draft ?? value;
  const text = toText(shown);
  const share = (shown - range.min) / (range.max - range.min);
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <output className="code text-muted whitespace-nowrap" htmlFor={id} aria-live="off">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        min={range.min}
        max={range.max}
        step={range.step}
        value={shown}
        aria-valuetext={text}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          setDraft(valueAsNumber);
          queue(valueAsNumber);
        }}
        style={{ '--share': share } as CSSProperties}
      />
    </div>
  );
}
