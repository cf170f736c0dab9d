import { useId, useState } from 'react';
import { ColorPicker } from './color-picker.tsx';
import { readColorText } from './color-text.ts';
import './color-field.css';

interface ColorSwatchProps {
  /** What the color is for: `Primary color`. */
  readonly label: string;
  /** As it was typed; struck through while it is no color. */
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

/** A color to look at, which opens a picker: Escape or a click elsewhere closes it, the focus returns. */
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
        // Drawn before it opens, so that it has its size and something to focus; taken away only once it is closed,
        // since the browser gives the focus back from inside.
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && <ColorPicker value={value} onChange={onChange} />}
      </div>
    </>
  );
}
