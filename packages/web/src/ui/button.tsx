import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { SteadyText } from './steady-text.tsx';

const SHAPE =
  'inline-flex min-h-[36px] items-center justify-center gap-2 rounded-[4px] border border-solid px-4 py-[6px] ' +
  'text-[14px] leading-[1.3] font-medium disabled:opacity-50 ' +
  '[transition:opacity_var(--duration-fast),border-color_var(--duration-fast),color_var(--duration-fast)]';

const VARIANTS = {
  /** The action a page is for. */
  primary: 'bg-foreground text-background border-foreground hover:opacity-85',
  /** Every other action. */
  plain: 'bg-transparent text-foreground border-border-strong hover:border-foreground',
  /** An action that deletes something for good. */
  destructive: 'bg-accent text-accent-foreground border-accent hover:opacity-85',
  /** An action inside running text or a dense row. */
  quiet: 'bg-transparent text-muted border-transparent hover:text-foreground',
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: keyof typeof VARIANTS;
  /** Class of a lucide icon, such as `i-lucide-download`. */
  readonly icon?: string;
  /** Every text it has in turn, where something stands beside it: it is as wide as the longest of them. */
  readonly texts?: readonly string[];
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of our own pages; it submits nothing unless `type` says so. */
export function Button({ variant = 'plain', icon, texts, children, className = '', ...rest }: ButtonProps) {
  return (
    <button type="button" className={`${SHAPE} ${VARIANTS[variant]} ${className}`} {...rest}>
      {icon !== undefined && <span className={`${icon} text-[15px]`} aria-hidden="true" />}
      {texts === undefined ? (
        children
      ) : (
        <SteadyText texts={texts} isInline>
          {/* Another text is another element: in the middle of the button, no letter of the one before moves. */}
          <span key={String(children)}>{children}</span>
        </SteadyText>
      )}
    </button>
  );
}
