import { useId, useState } from 'react';
import { ColorPicker } from './color-picker.tsx';
import { readColorText } from './color-text.ts';
import './color-field.css';

interface ColorSwatchProps {
  /** The purpose of the color, such as `Primary color`. */
  readonly label: string;
  /** The text as typed. A diagonal line is shown if it is not a color. */
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

/** A swatch button that opens the color picker in a popover. */
export function ColorSwatch({ label, value, onChange }: ColorSwatchProps) {
  const id = useId().replace(/\W/g, '');
  const [isOpen, setOpen] = useState(false);
  const hex = readColorText(value);
  return (
    <>
      <button
        type="button"
        className="color-swatch"
        popoverTarget={`picker-${id}`}
        aria-label={`Pick ${label.toLowerCase()}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-empty={hex === null}
        style={{ anchorName: `--picker-${id}`, ...(hex === null ? {} : { backgroundColor: hex }) }}
      />
      <div
        id={`picker-${id}`}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="color-popover"
        style={{ positionAnchor: `--picker-${id}` }}
        // The picker is rendered before the popover opens, so that it has a size and a focus target. It is removed only
        // after the popover has closed, because the browser restores the focus from inside it.
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && <ColorPicker value={value} onChange={onChange} />}
      </div>
    </>
  );
}
