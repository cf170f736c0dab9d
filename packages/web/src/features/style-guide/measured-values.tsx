import { type ExplanationMeasure, formatMeasure } from '@stylekit/engine/check';

interface MeasuredValuesProps {
  /** The numbers of an explanation; older guides have none. */
  readonly measures: readonly ExplanationMeasure[] | undefined;
}

/** The numbers behind an explanation, folded until they are wanted, and not printed. */
export function MeasuredValues({ measures }: MeasuredValuesProps) {
  if (measures === undefined || measures.length === 0) return null;
  return (
    <details className="no-print mt-4 max-w-measure border-y border-border">
      <summary className="label flex min-h-11 items-center justify-between">
        Measured
        <span className="i-lucide-chevron-down details-chevron text-lead" aria-hidden="true" />
      </summary>
      <dl className="m-0 pb-4">
        {measures.map((measure) => (
          <div
            // Colors may share a name, so labels are not unique.
            key={`${measure.label} ${formatMeasure(measure)}`}
            className="flex items-baseline justify-between gap-x-6 border-t border-border py-2 text-ui leading-relaxed"
          >
            <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{measure.label}</dt>
            <dd className="m-0 shrink-0 text-right font-mono text-hint">{formatMeasure(measure)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
