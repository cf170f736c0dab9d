import { wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import { memo } from 'react';
import { compareVerdicts, toShortRatio, toVerdict, type Verdict, type ViewColor } from './view-colors.ts';

interface Background {
  readonly name: string;
  readonly hex: string;
  readonly displayHex: string;
}

const WHITE: Background = { name: 'White', hex: '#FFFFFF', displayHex: '#FFFFFF' };
const BLACK: Background = { name: 'Black', hex: '#000000', displayHex: '#000000' };

const LEVEL_LABELS: Readonly<Record<Verdict, string>> = { AAA: 'AAA', AA: 'AA', large: 'large', none: '' };
const DESCRIPTIONS: Readonly<Record<Verdict, string>> = {
  AAA: 'any text, AAA',
  AA: 'any text, AA',
  large: 'large text only',
  none: 'fails',
};

interface ContrastMatrixProps {
  readonly colors: readonly ViewColor[];
  /** The name of the table for assistive technology. */
  readonly label?: string;
  /** The colors of another guide in the same order. Pairs that reach another level than there are marked. */
  readonly before?: readonly ViewColor[];
}

/** The WCAG 2.2 contrast of every color against white, black and all other colors. */
export const ContrastMatrix = memo(function ContrastMatrix({
  colors,
  label = 'Contrast of every color pair',
  before,
}: ContrastMatrixProps) {
  const backgrounds: readonly Background[] = [WHITE, ...colors, BLACK];
  const backgroundsBefore = before === undefined ? [] : [WHITE, ...before, BLACK];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
    <section className="matrix-frame" tabIndex={0} aria-label={label}>
      <table className="matrix">
        <caption className="sr-only">WCAG 2.2 contrast ratio of every color on every background</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Color</span>
            </th>
            {backgrounds.map((background) => (
              <th key={background.name + background.hex} scope="col">
                <span className="swatch matrix-chip" style={{ backgroundColor: background.displayHex }} />
                <span className="sr-only">on {background.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((color, row) => (
            <tr key={color.role}>
              <th scope="row">
                <span className="flex items-center gap-3">
                  <span className="swatch size-3.5 flex-none" style={{ backgroundColor: color.displayHex }} />
                  <span className="min-w-0 font-display text-intro leading-tight font-400">{color.name}</span>
                </span>
              </th>
              {backgrounds.map((background, column) => (
                <RatioCell
                  key={background.name + background.hex}
                  color={color}
                  background={background}
                  before={ratioOf(before?.[row], backgroundsBefore[column])}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

function ratioOf(color: ViewColor | undefined, background: Background | undefined): number | null {
  return color === undefined || background === undefined ? null : wcagContrast(color.hex, background.hex);
}

interface RatioCellProps {
  readonly color: ViewColor;
  readonly background: Background;
  /** The ratio of the same pair in the other guide, or null if there is none. */
  readonly before: number | null;
}

const CHANGES: Readonly<Record<number, readonly [mark: string, words: string]>> = {
  1: ['▲', 'better'],
  [-1]: ['▼', 'worse'],
};

const RatioCell = memo(function RatioCell({ color, background, before }: RatioCellProps) {
  if (color === background) {
    return (
      <td data-verdict="none">
        <span aria-hidden="true">–</span>
        <span className="matrix-level" />
        <span className="sr-only">same color</span>
      </td>
    );
  }
  const ratio = wcagContrast(color.hex, background.hex);
  const verdict = toVerdict(ratio);
  const [mark, change] = CHANGES[before === null ? 0 : compareVerdicts(before, ratio)] ?? ['', ''];
  return (
    <td
      data-verdict={verdict}
      title={`${color.name} on ${background.name}: ${formatRatio(ratio)} : 1, ${DESCRIPTIONS[verdict]}`}
    >
      {toShortRatio(ratio)}
      <span className="matrix-level" aria-hidden="true">
        {`${mark} ${LEVEL_LABELS[verdict]}`.trim()}
      </span>
      <span className="sr-only">
        , {DESCRIPTIONS[verdict]}
        {before !== null && change !== '' && `, ${change} than ${toShortRatio(before)}`}
      </span>
    </td>
  );
});
