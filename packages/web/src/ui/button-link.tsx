import { Link } from 'wouter';

const CLASSES =
  'inline-flex min-h-[38px] items-center justify-center rounded-[var(--ui-radius)] border border-solid ' +
  'border-border-strong px-4 py-[6px] text-center text-[14px] leading-[1.3] font-medium ' +
  'text-foreground no-underline [transition:border-color_var(--duration-fast)] ' +
  'hover:border-foreground';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link styled as a button. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={CLASSES}>
      {children}
    </Link>
  );
}
