import { useAtomValue } from 'jotai';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHotkey } from '../lib/use-hotkey.ts';
import { dismissToast, type Toast, toastAtom } from './toast-store.ts';
import { useTopLayer } from './top-layer.ts';

/** The swipe distance that dismisses a toast. */
const SWIPE_PX = 60;

/** The region for toasts. F8 focuses it; Escape or a swipe dismisses the toast; hover or focus pauses the timer. */
export function ToastRegion() {
  const toast = useAtomValue(toastAtom);
  const dialog = useTopLayer();
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (toast === null || isPaused) return;
    const timer = setTimeout(dismissToast, toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  const isActive = toast !== null;
  useHotkey({
    key: 'F8',
    label: 'Focus the notification',
    isActive,
    command: 'none',
    onPress: (event) => {
      event.preventDefault();
      region.current?.focus();
    },
  });
  useHotkey({
    key: 'Escape',
    keyLabel: 'Esc',
    label: 'Dismiss the notification',
    isActive,
    command: 'none',
    onPress: dismissToast,
  });

  const content = (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="toast-region"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast !== null && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </section>
  );
  return dialog === null ? content : createPortal(content, dialog);
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  const startX = useRef<number | null>(null);
  const move = (px: number) => card.current?.style.setProperty('translate', `${Math.max(0, px)}px`);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button === 0) startX.current = event.clientX;
  };
  const onPointerMove = (event: PointerEvent) => {
    if (startX.current === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    move(event.clientX - startX.current);
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = startX.current;
    startX.current = null;
    if (from !== null && event.clientX - from > SWIPE_PX) dismissToast();
    else move(0);
  };
  return (
    <div
      ref={card}
      className="toast"
      data-tone={toast.tone}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <div className="grid min-w-0 gap-0.5">
        <p className="text-ui font-medium">{toast.title}</p>
        <p className="text-hint">{toast.description}</p>
      </div>
      <button
        type="button"
        className="toast-close"
        onPointerDown={(event) => event.stopPropagation()}
        onClick={dismissToast}
      >
        <span className="sr-only">Dismiss</span>
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
    </div>
  );
}
