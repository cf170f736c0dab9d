import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useListedShortcut } from '../lib/shortcut-list.ts';
import { enterTopLayer } from './top-layer.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called in place of `onClose` when Escape is pressed, where the two lead to different places. */
  readonly onEscape?: () => void;
  /** `form` is as wide as a column of fields, `sheet` as the screen allows; without one it follows its content. */
  readonly size?: 'form' | 'sheet';
  /** Only what stands in it leads out of it: neither Escape nor a button closes it. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog on the native element: the rest of the page is inert, Escape closes, the focus returns. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, onEscape, size, isFixed = false, children } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser itself handles it.
  useListedShortcut('Esc', 'Close the dialog', isOpen && !isFixed);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    if (!element.open) element.showModal();
    const leave = enterTopLayer(element);
    return () => {
      leave();
      element.close();
    };
  }, [isOpen]);
  const onCancel = (event: SyntheticEvent) => {
    if (!isFixed && onEscape === undefined) return;
    event.preventDefault();
    if (!isFixed) onEscape?.();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-size={size}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={() => {
        if (!isOpen) return;
        // A browser closes a dialog at the second Escape, whatever was said at the first.
        if (isFixed) dialog.current?.showModal();
        else onClose();
      }}
    >
      <div className="flex items-start justify-between gap-10">
        <h2 id={titleId} className="font-display text-[28px] leading-[1.1]">
          {title}
        </h2>
        {!isFixed && (
          <button type="button" className="toast-close" onClick={onClose}>
            <span className="sr-only">Close</span>
            <span className="i-lucide-x text-[18px]" aria-hidden="true" />
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
