import { findFont, type GuideFont } from '@stylekit/engine';

interface FontSpecimenProps {
  readonly kind: 'header' | 'body';
  readonly font: GuideFont;
  /** Sample text in this font. */
  readonly sample: string;
}

/** A specimen of a font: sample letters, name, sample text and weights. */
export function FontSpecimen({ kind, font, sample }: FontSpecimenProps) {
  const role = kind === 'header' ? 'heading' : 'body';
  const [family, weight] = [`var(--${role}-font)`, `var(--${role}-weight)`];
  return (
    <div className="min-w-0">
      <p
        className="text-giant leading-none select-none"
        style={{ fontFamily: family, fontWeight: weight }}
        aria-hidden="true"
      >
        Aa
      </p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="text-prose font-medium">{font.name}</span>
        <span className="note">{kind === 'header' ? 'headings' : 'body'}</span>
      </p>
      <p className="text-ui text-muted">{characterOf(font.name)}</p>
      <p
        className="mt-5 text-heading-xs leading-normal [overflow-wrap:anywhere]"
        style={{ fontFamily: family, fontWeight: weight }}
      >
        {sample}
      </p>
      <ul className="m-0 mt-5 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
        {font.weights.map((each) => (
          <li key={each} className="flex items-baseline gap-2">
            <span className="text-heading-xs leading-snug" style={{ fontFamily: family, fontWeight: each }}>
              {weightName(each)}
            </span>
            <span className="note">{each}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const WEIGHT_NAMES: Readonly<Record<string, string>> = {
  '100': 'Thin',
  '200': 'Extra light',
  '300': 'Light',
  '400': 'Regular',
  '500': 'Medium',
  '600': 'Semibold',
  '700': 'Bold',
  '800': 'Extra bold',
  '900': 'Black',
};

function weightName(weight: string): string {
  return WEIGHT_NAMES[weight] ?? weight;
}

function characterOf(name: string): string {
  const character = findFont(name)?.character;
  return character === undefined ? 'This font is not available here. A fallback font is shown.' : character;
}
