import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { withNudge } from './color-position.ts';
import { readColorText } from './color-text.ts';
import { useColorPosition } from './use-color-position.ts';

/**
 * A text field for a color. On blur, valid colors are normalized to `#RRGGBB`; other text stays as typed. The up and
 * down arrows change the lightness by 5%, or by 1% with Shift.
 */
export function useHexText(value: string, onChange: (value: string) => void) {
  const [isTyping, setTyping] = useState(false);
  const { hex, position, move } = useColorPosition(value, onChange);
  const commit = () => {
    setTyping(false);
    const parsed = readColorText(value);
    if (parsed !== null && parsed !== value) onChange(parsed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter submits the form without a blur event.
    if (event.key === 'Enter') commit();
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (direction === null || hex === null) return;
    event.preventDefault();
    move(withNudge(position, 'lightness', { direction, isFine: event.shiftKey }));
  };
  return {
    /** Null if the text is not a color. */
    hex,
    /** Whether the field was left with text that is not a color. */
    isInvalid: !isTyping && value.trim() !== '' && hex === null,
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
      onBlur: commit,
      onKeyDown,
    },
  };
}
