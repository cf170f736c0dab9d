import type { SliderRange } from '@stylekit/engine/stylesheet';
import { type CSSProperties, useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly range: SliderRange;
  readonly value: number;
  /** The value with its unit, such as `0.5 rem`. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** A labeled range input with its value. Arrow keys change it by one step, Page Up and Page Down by ten. */
export function Slider({ label, range, value, text, onChange }: SliderProps) {
  const id = useId();
  const share = (value - range.min) / (range.max - range.min);
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
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={{ '--share': share } as CSSProperties}
      />
    </div>
  );
}
