import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { withNudge } from './color-position.ts';
import { readColorText } from './color-text.ts';
import { useColorPosition } from './use-color-position.ts';

/**
 * A text field that holds a color: what is readable becomes `#RRGGBB` when it is left, what is not stays as it was
 * typed. The up and down arrows change the lightness by 5 %, with Shift by 1 %.
 */
export function useHexText(value: string, onChange: (value: string) => void) {
  const [isTyping, setTyping] = useState(false);
  const { hex, position, move } = useColorPosition(value, onChange);
  const settle = () => {
    setTyping(false);
    const settled = readColorText(value);
    if (settled !== null && settled !== value) onChange(settled);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter sends the form without leaving the field.
    if (event.key === 'Enter') settle();
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (direction === null || hex === null) return;
    event.preventDefault();
    move(withNudge(position, 'lightness', { direction, isFine: event.shiftKey }));
  };
  return {
    /** Null while the text is no color. */
    hex,
    /** Left with a text that is no color. */
    isRefused: !isTyping && value.trim() !== '' && hex === null,
    fieldProps: {
      value,
      maxLength: 200,
      spellCheck: false,
      autoComplete: 'off',
      autoCapitalize: 'none',
      dir: 'ltr',
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyping(true);
        onChange(event.currentTarget.value);
      },
      onBlur: settle,
      onKeyDown,
    },
  };
}
