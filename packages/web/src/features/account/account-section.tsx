import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  readonly title: string;
  /** A short description of the section. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** A section with its title and note in the side column and the content next to it. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="account-section">
      <div className="max-w-105">
        <h2 id={id} tabIndex={-1} className="m-0 font-display text-heading-sm leading-tight tracking-snug">
          {title}
        </h2>
        <p className="m-0 mt-2 text-ui leading-relaxed text-muted">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Focuses the title of the section that contains an element, before its control is removed. */
export function focusSectionOf(element: Element | null): void {
  element?.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
}
