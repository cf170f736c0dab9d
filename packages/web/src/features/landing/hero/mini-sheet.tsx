import type { CSSProperties } from 'react';
import type { MiniColor, MiniFont, MiniGuide } from './mini-guide.ts';

/** A style guide in miniature: the palette in its roles, and both fonts. */
export function MiniSheet({ mini }: { readonly mini: MiniGuide }) {
  const [primary, ...rest] = mini.colors;
  const secondaries = rest.slice(0, 2);
  const accents = rest.slice(2);
  if (primary === undefined) return null;
  return (
    <figure className="mini-sheet swatch" aria-label={`Style guide: ${mini.name}`}>
      <div className="mini-primary" style={toStyle(primary)} data-mini-color={primary.hex}>
        <p className="mini-name" style={toType(mini.header)} dir="auto">
          {primary.name}
        </p>
        <p className="mini-codes">
          <span>{primary.hex}</span>
          <span>{primary.cmyk}</span>
          <span>{primary.contrast}</span>
        </p>
      </div>
      <div className="mini-secondaries">
        {secondaries.map((color) => (
          <p key={color.hex} className="mini-secondary" style={toStyle(color)} dir="auto">
            <span style={toType(mini.header)}>{color.name}</span>
            <span className="mini-hex">{color.hex}</span>
          </p>
        ))}
      </div>
      <ul className="mini-accents">
        {accents.map((color) => (
          <li key={color.hex} style={toStyle(color)}>
            <span className="sr-only">{color.name} </span>
            <span className="mini-hex">{color.hex}</span>
          </li>
        ))}
      </ul>
      <figcaption className="mini-type">
        <span className="mini-title" style={toType(mini.header)} dir="auto">
          {mini.title}
        </span>
        <span className="mini-fonts">
          <span>
            {mini.header.name} {mini.header.weight}
          </span>
          <span>
            {mini.body.name} {mini.body.weight}
          </span>
        </span>
        <span className="mini-button" style={{ ...toStyle(primary), ...toType(mini.body) }}>
          Primary action
        </span>
      </figcaption>
    </figure>
  );
}

function toStyle({ hex, text }: MiniColor): CSSProperties {
  return { backgroundColor: hex, color: text };
}

function toType({ stack, weight }: MiniFont): CSSProperties {
  return { fontFamily: stack, fontWeight: weight };
}
