import { Link } from 'wouter';

const CLASSES =
  'inline-flex min-h-9.5 items-center justify-center rounded border border-solid ' +
  'border-border-strong px-4 py-1.5 text-center text-ui leading-snug font-medium ' +
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
