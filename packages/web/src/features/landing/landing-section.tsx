import type { ReactNode } from 'react';

interface LandingSectionProps {
  /** The anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A section of the landing page with a large title. */
export function LandingSection({ id, title, lead, children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page landing-section">
      <div className="landing-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
