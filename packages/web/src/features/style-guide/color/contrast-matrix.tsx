import { wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import { toShortRatio, toVerdict, type Verdict, type ViewColor } from './view-colors.ts';

interface Ground {
  readonly name: string;
  readonly hex: string;
  readonly shownHex: string;
}

const WHITE: Ground = { name: 'White', hex: '#FFFFFF', shownHex: '#FFFFFF' };
const BLACK: Ground = { name: 'Black', hex: '#000000', shownHex: '#000000' };

const MARKS: Readonly<Record<Verdict, string>> = { AAA: 'AAA', AA: 'AA', large: 'large', none: '' };
const MEANINGS: Readonly<Record<Verdict, string>> = {
  AAA: 'any text, AAA',
  AA: 'any text, AA',
  large: 'large text only',
  none: 'fails',
};

/** Every color against white, every other color and black, with what WCAG 2.2 lets each pair carry. */
export function ContrastMatrix({ colors }: { readonly colors: readonly ViewColor[] }) {
  const grounds: readonly Ground[] = [WHITE, ...colors, BLACK];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard
    <section className="matrix-frame" tabIndex={0} aria-label="Contrast of every color pair">
      <table className="matrix">
        <caption className="sr-only">WCAG 2.2 contrast ratio of every color on every background</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Color</span>
            </th>
            {grounds.map((ground) => (
              <th key={ground.name + ground.hex} scope="col">
                <span className="swatch matrix-chip" style={{ backgroundColor: ground.shownHex }} />
                <span className="sr-only">on {ground.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((color) => (
            <tr key={color.role}>
              <th scope="row">
                <span className="flex items-center gap-3">
                  <span
                    className="swatch size-[14px] flex-none"
                    style={{ backgroundColor: color.shownHex }}
                  />
                  <span className="min-w-0 font-display text-[17px] leading-[1.15] font-400">
                    {color.name}
                  </span>
                </span>
              </th>
              {grounds.map((ground) => (
                <RatioCell key={ground.name + ground.hex} color={color} ground={ground} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RatioCell({ color, ground }: { readonly color: ViewColor; readonly ground: Ground }) {
  if (color === ground) {
    return (
      <td data-verdict="none">
        <span aria-hidden="true">–</span>
        <span className="matrix-level" />
        <span className="sr-only">same color</span>
      </td>
    );
  }
  const ratio = wcagContrast(color.hex, ground.hex);
  const verdict = toVerdict(ratio);
  return (
    <td
      data-verdict={verdict}
      title={`${color.name} on ${ground.name}: ${formatRatio(ratio)} : 1, ${MEANINGS[verdict]}`}
    >
      {toShortRatio(ratio)}
      <span className="matrix-level" aria-hidden="true">
        {MARKS[verdict]}
      </span>
      <span className="sr-only">, {MEANINGS[verdict]}</span>
    </td>
  );
}
