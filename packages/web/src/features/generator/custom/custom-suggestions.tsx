import type { Guide } from '@stylekit/engine';
import { useMemo, useRef } from 'react';
import { announce } from '../../../ui/announcer.tsx';
import { listSuggestions, type Repair } from './custom-findings.ts';

interface CustomSuggestionsProps {
  readonly guide: Guide;
  readonly onRepair: (repair: Repair) => void;
}

/** The findings of the engine's checks with suggested changes. */
export function CustomSuggestions({ guide, onRepair }: CustomSuggestionsProps) {
  const suggestions = useMemo(() => listSuggestions(guide), [guide]);
  const summary = useRef<HTMLParagraphElement>(null);
  const apply = (repair: Repair) => {
    onRepair(repair);
    announce(`${repair.description}: ${repair.hex}`);
    // The button disappears after the change.
    summary.current?.focus();
  };
  return (
    <div className="custom-suggestions">
      <p ref={summary} className="note m-0" role="status" tabIndex={-1}>
        {toSummary(suggestions.length)}
      </p>
      {suggestions.length > 0 && (
        <ul>
          {suggestions.map(({ key, messages, fixes, repair }) => (
            <li key={key}>
              <p dir="auto">{[...messages, ...fixes].join(' ')}</p>
              {repair !== null && (
                <p className="custom-repair">
                  <span className="custom-change" aria-hidden="true">
                    <span style={{ backgroundColor: repair.from }} />
                    <span style={{ backgroundColor: repair.hex }} />
                  </span>
                  <span dir="auto">{repair.description} to make it distinct.</span>
                  <button type="button" className="text-button" onClick={() => apply(repair)}>
                    Apply<span className="sr-only">: {repair.description}</span>
                  </button>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function toSummary(count: number): string {
  if (count === 0) return 'No issues';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
