import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useListedShortcut } from '../lib/shortcut-list.ts';
import { enterTopLayer } from './top-layer.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called instead of `onClose` on Escape, if the two differ. */
  readonly onEscape?: () => void;
  /**
   * `form` has the width of a form, `sheet` fills the screen, `palette` is a list under a search field, which replaces
   * the visible title. By default the content determines the size.
   */
  readonly size?: 'form' | 'sheet' | 'palette';
  /** Disables Escape and the close button. Only the content can close the dialog. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog based on the native element: the page is inert, Escape closes it, and the focus returns. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, onEscape, size, isFixed = false, children } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser handles Escape.
  useListedShortcut('Esc', 'Close the dialog', isOpen && !isFixed);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    if (!element.open) element.showModal();
    const leaveTopLayer = enterTopLayer(element);
    return () => {
      leaveTopLayer();
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
        // Browsers close a dialog on the second Escape even if the first was prevented.
        if (isFixed) dialog.current?.showModal();
        else onClose();
      }}
    >
      <div className="flex items-start justify-between gap-10">
        <h2 id={titleId} className="font-display text-heading-md leading-tight">
          {title}
        </h2>
        {!isFixed && (
          <button type="button" className="toast-close" onClick={onClose}>
            <span className="sr-only">Close</span>
            <span className="i-lucide-x text-intro" aria-hidden="true" />
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
