/**
 * Computes styles and layout in the current task. Otherwise they are part of the task of the next frame, which also
 * handles the pointer and paints, and together these take longer than one frame on a slow device.
 */
export function settleLayout(): void {
  document.body.getBoundingClientRect();
}
