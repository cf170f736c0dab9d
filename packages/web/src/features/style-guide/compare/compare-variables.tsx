import { safeParseColor } from '@stylekit/engine/color';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { useCopy } from '../../../ui/copy-button.tsx';
import type { CompareSides } from './compare-side.ts';
import { compareVariables, isDifferent, toDiffText, type VariableRow } from './variable-diff.ts';

/** The variables of both exported stylesheets; at first only those that differ. */
export function CompareVariables({ sides }: { readonly sides: CompareSides }) {
  const [left, right] = sides;
  const rows = useMemo(() => compareVariables(left, right), [left, right]);
  const [isFiltered, setFiltered] = useState(true);
  const different = rows.filter(isDifferent);
  const shown = isFiltered ? different : rows;
  const { isCopied, copy } = useCopy(toDiffText(shown), 'Variables');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <CheckField isChecked={isFiltered} onChange={setFiltered}>
          Only differences
        </CheckField>
        <div className="flex flex-wrap items-center gap-4">
          <p className="note m-0" role="status">
            {different.length} of {rows.length} variables differ
          </p>
          <Button
            texts={['Copy', 'Copied']}
            icon={isCopied ? 'i-lucide-check' : 'i-lucide-copy'}
            disabled={shown.length === 0}
            onClick={copy}
          >
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </div>
      </div>
      {shown.length > 0 && <VariableTable sides={sides} rows={shown} />}
    </>
  );
}

function VariableTable({
  sides,
  rows,
}: {
  readonly sides: CompareSides;
  readonly rows: readonly VariableRow[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
    <section className="compare-frame mt-4" tabIndex={0} aria-label="Values of the variables">
      <table className="compare-table compare-variables">
        <caption className="sr-only">The variables of both exported stylesheets</caption>
        <thead>
          <tr>
            <th scope="col">Variable</th>
            {sides.map(({ title }) => (
              <th key={title} scope="col" dir="auto">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.scope} ${row.name}`} data-different={isDifferent(row)}>
              <th scope="row">
                {row.name}
                {row.scope !== '' && <span className="text-subtle"> {row.scope}</span>}
              </th>
              <ValueCell value={row.left} />
              <ValueCell value={row.right} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ValueCell({ value }: { readonly value: string | null }) {
  if (value === null) return <td className="text-subtle">not set</td>;
  return (
    <td>
      {safeParseColor(value).ok && <span className="swatch code-chip" style={{ backgroundColor: value }} />}
      {value}
    </td>
  );
}
