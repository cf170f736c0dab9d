import type { ReactNode } from 'react';

interface SteadyTextProps {
  /** Every text that may stand here. */
  readonly texts: readonly string[];
  /** Whether it stands in a line, such as in a button. */
  readonly isInline?: boolean;
  /** The one that stands here now. */
  readonly children: ReactNode;
}

/** One of several texts, in the room that the longest of them takes: what stands around it never moves. */
export function SteadyText({ texts, isInline = false, children }: SteadyTextProps) {
  const Box = isInline ? 'span' : 'div';
  return (
    <Box className="steady-text">
      {children}
      {texts.map((text) => (
        // Written by the stylesheet: it takes its room, and is neither read nor found.
        <span key={text} data-text={text} aria-hidden="true" />
      ))}
    </Box>
  );
}
