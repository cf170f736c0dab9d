import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone?: 'plain' | 'destructive';
  readonly title?: string;
  readonly children: ReactNode;
}

/** A persistent inline message. */
export function Notice({ tone = 'plain', title, children }: NoticeProps) {
  return (
    <div role={tone === 'destructive' ? 'alert' : 'status'} className="notice" data-tone={tone}>
      {title !== undefined && <p className="m-0 text-ui font-medium text-foreground">{title}</p>}
      <div className="text-ui leading-relaxed text-muted">{children}</div>
    </div>
  );
}
