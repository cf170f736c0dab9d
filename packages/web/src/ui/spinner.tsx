/** A centered loading spinner for a page. */
export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-[70svh] place-items-center">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">Loading…</span>
    </div>
  );
}
