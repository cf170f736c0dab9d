import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from './announcer.tsx';

const CONFIRM_MS = 2_000;

interface CopyButtonProps {
  /** The copied text. */
  readonly value: string;
  /** The name for screen readers, such as `HEX`. */
  readonly name: string;
  /** The side of the icon. `start` keeps the text aligned with the right edge. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** Copies a text. Shows a check icon for two seconds and announces the copy. */
export function CopyButton({ value, name, side = 'end', children }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(value, name);
  return (
    <button type="button" className="copy" data-side={side} data-copied={isCopied} onClick={copy}>
      <span className="sr-only">Copy </span>
      {children}
      <span
        className={`copy-icon ${isCopied ? 'i-lucide-check' : 'i-lucide-copy'}`}
        data-icon={isCopied ? 'check' : 'copy'}
        aria-hidden="true"
      />
    </button>
  );
}

/** The state and action of a copy button, for custom buttons. A secret is not announced. */
export function useCopy(
  value: string,
  name: string,
  { isSecret = false } = {},
): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const done = await writeClipboard(value);
    announce(
      done
        ? `${name} ${isSecret || value.length > 60 ? '' : value} copied`
        : `${name} could not be copied. Select it and copy it manually.`,
    );
    if (!done) return;
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), CONFIRM_MS);
  };
  return { isCopied, copy: () => void copy() };
}

/** Returns false if the browser denies access, for example on insecure pages. */
async function writeClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
