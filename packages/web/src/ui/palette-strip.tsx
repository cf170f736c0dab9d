interface PaletteColor {
  readonly hex: string;
  readonly name?: string;
}

interface PaletteStripProps {
  readonly label: string;
  /** In role order; the first one is the primary and is wider. */
  readonly colors: readonly PaletteColor[];
}

/** The colors of a guide in a row, as a list with their names and codes. */
export function PaletteStrip({ label, colors }: PaletteStripProps) {
  return (
    <ul className="palette-strip" aria-label={label}>
      {colors.map(({ hex, name }, index) => (
        // A color may occur twice, and the roles have no other key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the role
        <li key={index} title={name ?? hex} style={{ backgroundColor: hex }}>
          <span className="sr-only">{name === undefined ? hex : `${name} ${hex}`}</span>
        </li>
      ))}
    </ul>
  );
}
