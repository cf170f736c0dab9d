import type { ReactNode } from 'react';

interface SteadyTextProps {
  /** Every text that may stand here. */
  readonly texts: readonly string[];
  /** The one that stands here now. */
  readonly children: ReactNode;
}

/** One of several texts, in the room that the longest of them takes: what stands below never moves. */
export function SteadyText({ texts, children }: SteadyTextProps) {
  return (
    <div className="steady-text">
      {children}
      {texts.map((text) => (
        // Written by the stylesheet: it takes its room, and is neither read nor found.
        <span key={text} data-text={text} aria-hidden="true" />
      ))}
    </div>
  );
}
