import { type ReactNode, useId } from 'react';
import type { CompareSide, CompareSides } from './compare-side.ts';

interface CompareSectionProps {
  readonly title: string;
  readonly level: 2 | 3;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A section of the comparison with its heading. */
export function CompareSection({ title, level, note, children }: CompareSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-border pt-6">
      <Heading id={id} className="m-0 font-display text-heading-sm leading-tight tracking-snug font-normal">
        {title}
      </Heading>
      {note !== undefined && <p className="m-0 mt-1 text-ui leading-relaxed text-muted">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

interface SideColumnsProps {
  /** The heading level of the section. */
  readonly level: 2 | 3;
  readonly sides: CompareSides;
  readonly render: (side: CompareSide, index: number) => ReactNode;
}

/** Both sides next to each other with their titles; one below the other on a phone. */
export function SideColumns({ level, sides, render }: SideColumnsProps) {
  const Heading = `h${level + 1}` as 'h3' | 'h4';
  return (
    <div className="compare-columns">
      {sides.map((side, index) => (
        <div key={side.title} className="min-w-0">
          <Heading className="note m-0 mb-3 [overflow-wrap:anywhere]" dir="auto">
            {side.title}
          </Heading>
          {render(side, index)}
        </div>
      ))}
    </div>
  );
}
