import type { ReactNode, RefObject } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** The level of the title. */
  readonly level?: 2 | 3;
  /** The id of the title, to label a section with it. */
  readonly titleId?: string;
  /** Makes the title focusable. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  /** What appears here and how. */
  readonly children: ReactNode;
  /** The button or link for the next step. */
  readonly action?: ReactNode;
}

/** What a list shows that has no items, or a page that has no data. */
export function EmptyState({ title, level = 2, titleId, titleRef, children, action }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className="grid justify-items-start">
      <Title
        id={titleId}
        ref={titleRef}
        tabIndex={titleRef === undefined ? undefined : -1}
        className="m-0 font-display text-heading-md leading-tight font-normal"
      >
        {title}
      </Title>
      <p className="m-0 mt-2 max-w-measure text-muted">{children}</p>
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  );
}
