import { type GuideColor, guideColors, PALETTE_ROLES, readableText, wcagContrast } from '@stylekit/engine';
import { formatDifference, formatRatio } from '@stylekit/engine/check';
import { ROLE_LABELS } from '../part-labels.ts';
import { describeColorChange } from './color-change.ts';
import type { CompareSides } from './compare-side.ts';

/** The palettes role by role, with the difference of each pair. */
export function ComparePalette({ sides }: { readonly sides: CompareSides }) {
  const [left, right] = sides.map(({ guide }) => guideColors(guide));
  return (
    <table className="compare-table compare-palette">
      <caption className="sr-only">The colors of both sides by role</caption>
      <thead>
        <tr>
          <th scope="col">Role</th>
          {sides.map(({ title }) => (
            <th key={title} scope="col" dir="auto">
              {title}
            </th>
          ))}
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {PALETTE_ROLES.map((role, index) => {
          const [before, after] = [left?.[index], right?.[index]];
          if (before === undefined || after === undefined) return null;
          const { deltaE, words } = describeColorChange(before.hex, after.hex);
          return (
            <tr key={role}>
              <th scope="row">{ROLE_LABELS[role]}</th>
              <ColorCell color={before} />
              <ColorCell color={after} />
              <td className="compare-change">
                {deltaE > 0 && <span className="code">ΔE {formatDifference(deltaE)} </span>}
                <span className="text-muted">{words}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ColorCell({ color: { name, hex } }: { readonly color: GuideColor }) {
  const text = readableText(hex);
  return (
    <td className="swatch compare-color" style={{ backgroundColor: hex, color: text }}>
      <span className="block [overflow-wrap:anywhere]" dir="auto">
        {name}
      </span>
      <span className="font-mono">
        {hex} · {formatRatio(wcagContrast(hex, text))}
      </span>
    </td>
  );
}
