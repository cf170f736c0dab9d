import { useId } from 'react';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The reason why the segment is disabled. */
  readonly unavailable?: string;
}

interface SegmentedProps<Value extends string> {
  readonly legend: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isLegendHidden?: boolean;
}

/** A segmented control based on radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={props.isLegendHidden ? 'sr-only' : 'label mb-2 p-0'}>{props.legend}</legend>
      <div className="flex flex-wrap gap-y-px">
        {props.segments.map(({ value, label, unavailable }) => (
          <label key={value} className="segment" title={unavailable}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              checked={props.value === value}
              disabled={unavailable !== undefined}
              onChange={() => props.onChange(value)}
            />
            <span className="segment-label">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
