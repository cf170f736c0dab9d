import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { SteadyText } from './steady-text.tsx';

const BASE_CLASSES =
  'inline-flex items-center justify-center gap-2 rounded border border-solid px-4 py-1.5 ' +
  'text-ui leading-snug font-medium disabled:opacity-50 ' +
  '[transition:opacity_var(--duration-fast),border-color_var(--duration-fast),color_var(--duration-fast)]';

const VARIANTS = {
  /** The main action of a page. */
  primary: 'bg-foreground text-background border-foreground hover:opacity-85',
  /** All other actions. */
  plain: 'bg-transparent text-foreground border-border-strong hover:border-foreground',
  /** An action that permanently deletes something. */
  destructive: 'bg-accent text-accent-foreground border-accent hover:opacity-85',
  /** An action inside text or a dense row. */
  quiet: 'bg-transparent text-muted border-transparent hover:text-foreground',
  /** A quiet action that deletes something. */
  'quiet-destructive': 'bg-transparent text-accent border-transparent hover:opacity-85',
} as const;

/** The minimum heights. `medium` is for buttons below fields, `large` as high as a field. */
const SIZES = { small: 'min-h-9', medium: 'min-h-9.5', large: 'min-h-11' } as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
  /** The class of a Lucide icon, such as `i-lucide-download`. */
  readonly icon?: string;
  /** All texts the button can show. Its width fits the longest one, so nothing next to it moves. */
  readonly texts?: readonly string[];
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  variant = 'plain',
  size = 'small',
  icon,
  texts,
  children,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${BASE_CLASSES} ${SIZES[size]} ${VARIANTS[variant]} ${className}`}
      {...rest}
    >
      {icon !== undefined && <span className={`${icon} text-prose`} aria-hidden="true" />}
      {texts === undefined ? (
        children
      ) : (
        <SteadyText texts={texts} isInline>
          {/* A new key per text prevents letters from moving when the centered text changes. */}
          <span key={String(children)}>{children}</span>
        </SteadyText>
      )}
    </button>
  );
}
