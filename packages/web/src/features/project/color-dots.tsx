import type { Guide } from '@stylekit/engine';

/** The seven colors of a guide in a row. */
export function ColorDots({ guide: { colors } }: { readonly guide: Guide }) {
  return (
    <ul className="tile-dots" aria-label="Colors">
      {[colors.primary, ...colors.secondary, ...colors.accent].map(({ variable, hex, name }) => (
        <li key={variable} className="tile-dot" title={name} style={{ backgroundColor: hex }}>
          <span className="sr-only">
            {name} {hex}
          </span>
        </li>
      ))}
    </ul>
  );
}
