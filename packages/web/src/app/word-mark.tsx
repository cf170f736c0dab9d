/** The logo: four small squares, the first in the accent color, and the product name. */
export function WordMark() {
  return (
    <span className="word-mark inline-flex items-center gap-2.5  leading-none font-600 text-foreground">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="swatch shrink-0">
        <path fill="var(--ui-accent)" d="M0 0h9v9H0z" />
        <path fill="var(--ui-foreground)" d="M11 0h9v9h-9zM0 11h9v9H0zM11 11h9v9h-9z" />
      </svg>
      StyleKit
    </span>
  );
}
