import { lazy, type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InlineFormProps } from './inline-form.tsx';

const loadForm = () => import('./inline-form.tsx');
/** Loaded when the edit button gets the pointer or the focus. */
const InlineForm = lazy(async () => ({ default: (await loadForm()).InlineForm }));

interface InlineEditParts {
  /** The properties of the edit button. */
  readonly button: {
    readonly ref: Ref<HTMLButtonElement>;
    readonly onClick: () => void;
    readonly onFocus: () => void;
    readonly onPointerEnter: () => void;
  };
  /** The form while the value is edited, otherwise null. It replaces the button. */
  readonly form: ReactNode;
}

interface InlineEditProps extends Omit<InlineFormProps, 'onClose'> {
  readonly children: (parts: InlineEditParts) => ReactNode;
}

/** A value that is edited in place. When the form closes, the focus returns to the edit button. */
export function InlineEdit({ children, ...form }: InlineEditProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prefetch = () => void loadForm();
  const close = () => {
    flushSync(() => setEditing(false));
    button.current?.focus();
  };
  return children({
    button: { ref: button, onClick: () => setEditing(true), onFocus: prefetch, onPointerEnter: prefetch },
    form: isEditing ? (
      <Suspense fallback={null}>
        <InlineForm {...form} onClose={close} />
      </Suspense>
    ) : null,
  });
}
