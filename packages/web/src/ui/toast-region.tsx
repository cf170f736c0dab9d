import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToast } from './toast-store.ts';

/** Where toasts appear. F8 moves the focus here, Escape dismisses; pointing or focusing holds the toast. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  const [isHeld, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (toast === null || isHeld) return;
    const timer = setTimeout(dismissToast, toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        event.preventDefault();
        region.current?.focus();
      }
      if (event.key === 'Escape' && !event.defaultPrevented) dismissToast();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="toast-region"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast !== null && (
          <div key={toast.id} className="toast" data-tone={toast.tone}>
            <div className="grid gap-[2px]">
              <p className="text-[14px] font-medium">{toast.title}</p>
              <p className="text-[13px]">{toast.description}</p>
            </div>
            <button type="button" className="toast-close" onClick={dismissToast}>
              <span className="sr-only">Dismiss</span>
              <span className="i-lucide-x" aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
