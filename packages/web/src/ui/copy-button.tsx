import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from './announcer.tsx';

const CONFIRM_MS = 2_000;

interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly value: string;
  /** What it is, as it is announced: `HEX`. */
  readonly what: string;
  /** Where the icon stands; `start` keeps text flush with a right edge. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** Copies on click; its icon is a check for two seconds, and a screen reader hears what was copied. */
export function CopyButton({ value, what, side = 'end', children }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(value, what);
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

/** The state and the action of a copy button, for buttons of another look. */
export function useCopy(value: string, what: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const done = await writeClipboard(value);
    announce(
      done
        ? `${what} ${value.length > 60 ? '' : value} copied`
        : `${what} could not be copied. Select it and copy it manually.`,
    );
    if (!done) return;
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), CONFIRM_MS);
  };
  return { isCopied, copy: () => void copy() };
}

/** False when the browser refuses, which it does on pages that are not served securely. */
async function writeClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
