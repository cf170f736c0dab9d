import type { Guide } from '@stylekit/engine';
import { useMemo, useRef } from 'react';
import { announce } from '../../../ui/announcer.tsx';
import { listRemarks, type Repair } from './custom-findings.ts';

interface CustomRemarksProps {
  readonly guide: Guide;
  readonly onRepair: (repair: Repair) => void;
}

/** What the engine's checks find in the guide as it stands, and the repairs they offer. */
export function CustomRemarks({ guide, onRepair }: CustomRemarksProps) {
  const remarks = useMemo(() => listRemarks(guide), [guide]);
  const summary = useRef<HTMLParagraphElement>(null);
  const apply = (repair: Repair) => {
    onRepair(repair);
    announce(`${repair.words}: ${repair.hex}`);
    // The button goes with what it has mended.
    summary.current?.focus();
  };
  return (
    <div className="custom-suggestions">
      <p ref={summary} className="note m-0" role="status" tabIndex={-1}>
        {toSummary(remarks.length)}
      </p>
      {remarks.length > 0 && (
        <ul>
          {remarks.map(({ key, messages, cures, repair }) => (
            <li key={key}>
              <p dir="auto">{[...messages, ...cures].join(' ')}</p>
              {repair !== null && (
                <p className="custom-repair">
                  <span className="custom-change" aria-hidden="true">
                    <span style={{ backgroundColor: repair.from }} />
                    <span style={{ backgroundColor: repair.hex }} />
                  </span>
                  <span dir="auto">{repair.words} to tell it apart.</span>
                  <button type="button" className="text-button" onClick={() => apply(repair)}>
                    Apply<span className="sr-only">: {repair.words}</span>
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
