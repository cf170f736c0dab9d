import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog on the native element: the rest of the page is inert, Escape closes, the focus returns. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element?.open === false) element.showModal();
    if (!isOpen && element?.open === true) element.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="flex items-start justify-between gap-10">
        <h2 id={titleId} className="font-display text-[28px] leading-[1.1]">
          {title}
        </h2>
        <button type="button" className="toast-close" onClick={onClose}>
          <span className="sr-only">Close</span>
          <span className="i-lucide-x text-[18px]" aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
