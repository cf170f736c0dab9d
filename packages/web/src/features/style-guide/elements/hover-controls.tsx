import { isColorValue } from '@stylekit/engine/color';
import { type ButtonSettings, type HoverSettings, toOpaqueHex } from '@stylekit/engine/stylesheet';
import { memo, useId, useState } from 'react';

const ROLES = [
  { key: 'primaryHover', label: 'Primary' },
  { key: 'secondaryHover', label: 'Secondary' },
  { key: 'accentHover', label: 'Accent' },
] as const;

interface HoverControlsProps extends HoverSettings {
  readonly onChange: (part: Partial<ButtonSettings>) => void;
}

/**
 * Custom hover colors. Empty fields use the engine's rule. Memoized, so that it does not re-render while a slider
 * moves.
 */
export const HoverControls = memo(function HoverControls({ onChange, ...hovers }: HoverControlsProps) {
  return (
    <details className="border-y border-border">
      <summary className="label flex min-h-11 items-center justify-between">
        Hover colors
        <span className="i-lucide-chevron-down details-chevron text-lead" aria-hidden="true" />
      </summary>
      <p className="m-0 mb-4 text-hint leading-relaxed text-muted">
        Leave empty for automatic colors: 85% of the color mixed with 15% black, and readable text.
      </p>
      <div className="grid gap-5 pb-5">
        {ROLES.map(({ key, label }) => (
          <fieldset key={key} className="m-0 grid min-w-0 gap-2 border-0 p-0">
            <legend className="note mb-1 p-0">{label}</legend>
            {(['background', 'text'] as const).map((part) => (
              <HoverColor
                key={part}
                label={part === 'background' ? 'Background' : 'Text'}
                name={`${label} hover ${part}`}
                value={hovers[key][part]}
                onChange={(value) => onChange({ [key]: { ...hovers[key], [part]: value } })}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
});

interface HoverColorProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function HoverColor({ label, name, value, onChange }: HoverColorProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const isInvalid = draft.trim() !== '' && !isColorValue(draft);
  // A reset or another tab can change the value, but invalid input is kept while the user types.
  const shown = isInvalid ? draft : value;
  const type = (text: string) => {
    setDraft(text);
    if (text.trim() === '' || isColorValue(text)) onChange(text.trim());
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <input
          type="color"
          className="color-well"
          data-empty={value === ''}
          aria-label={`Pick ${name.toLowerCase()}`}
          value={(toOpaqueHex(value) ?? '#808080').toLowerCase()}
          onChange={(event) => type(event.currentTarget.value.toUpperCase())}
        />
        <label className="sr-only" htmlFor={id}>
          {name}
        </label>
        <input
          id={id}
          className="text-field code"
          value={shown}
          placeholder={`${label} (automatic)`}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      {isInvalid && (
        <p id={`${id}-error`} className="m-0 text-hint text-accent">
          Not a CSS color. Try #C4532F or oklch(58% 0.15 38).
        </p>
      )}
    </div>
  );
}
