import type { ReactNode } from 'react';

interface SteadyTextProps {
  /** All texts that can be shown. */
  readonly texts: readonly string[];
  /** Whether the text is inline, such as in a button. */
  readonly isInline?: boolean;
  /** The current text. */
  readonly children: ReactNode;
}

/** Shows one of several texts in a box that fits the longest, so that the layout does not shift. */
export function SteadyText({ texts, isInline = false, children }: SteadyTextProps) {
  const Box = isInline ? 'span' : 'div';
  return (
    <Box className="steady-text">
      {children}
      {texts.map((text) => (
        // Rendered by CSS, so it takes space but is invisible to screen readers and page search.
        <span key={text} data-text={text} aria-hidden="true" />
      ))}
    </Box>
  );
}
