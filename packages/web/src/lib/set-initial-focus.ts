/** A ref for the field that a dialog focuses. Dialogs look for this attribute, which React does not render. */
export function setInitialFocus(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
}
