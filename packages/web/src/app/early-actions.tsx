import { useEffect } from 'react';

/** What a visitor did on a control before React handled it: a click, or a text that was typed. */
interface EarlyAction {
  readonly control: HTMLElement;
  readonly text?: string;
}

/** Set by public/before-paint.js. */
declare global {
  var __stylekitEarlyActions: { readonly end: () => readonly EarlyAction[] } | undefined;
}

/**
 * Repeats what a visitor did on prerendered HTML before React took it over: clicks, typed text and the focus. It stands
 * beside the page within its Suspense boundary, because React follows a field only once the boundary is hydrated.
 */
export function EarlyActions() {
  useEffect(() => void repeatEarlyActions(), []);
  return null;
}

async function repeatEarlyActions(): Promise<void> {
  const actions = globalThis.__stylekitEarlyActions?.end() ?? [];
  Reflect.deleteProperty(globalThis, '__stylekitEarlyActions');
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const { control, text } of actions) {
    // React renders the result of an event before the next task, so each action has its own.
    await new Promise((resolve) => setTimeout(resolve));
    // Elements of prerendered HTML that was replaced are ignored.
    if (!control.isConnected) continue;
    if (text === undefined) control.click();
    else typeText(control, text);
  }
}

/** Sets the text of a field. React may have emptied it, and reports a change only if its own setter is bypassed. */
function typeText(field: HTMLElement, text: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Reflect.set(field, 'value', '');
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
