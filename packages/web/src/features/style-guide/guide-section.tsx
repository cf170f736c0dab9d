import { type ReactNode, useId } from 'react';
import { GUIDE_SECTIONS, type GuideSectionId, toElementId } from './nav/guide-sections.ts';

interface GuideSectionProps {
  readonly section: GuideSectionId;
  /** A short description of the section. */
  readonly note: ReactNode;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** A section with its title and note in the side column and the content next to it. */
export function GuideSection({ section, note, level, children }: GuideSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={toElementId(section)}
      aria-labelledby={id}
      className="border-t border-border grid gap-x-10 gap-y-6 py-10 md:grid-cols-[180px_minmax(0,1fr)] md:py-11"
    >
      <div className="max-w-105">
        <Heading
          id={id}
          tabIndex={-1}
          data-section-title
          className="font-display text-heading-sm leading-tight tracking-snug"
        >
          {GUIDE_SECTIONS.find((each) => each.id === section)?.title}
        </Heading>
        <p className="mt-2 text-ui leading-relaxed text-muted">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
