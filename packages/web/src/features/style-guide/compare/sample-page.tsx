import { atom } from 'jotai';
import { useId, useMemo } from 'react';
import { useTheme } from '../../../theme/theme.ts';
import { SampleButton } from '../elements/sample-button.tsx';
import { GuideSheet } from '../sheet/guide-sheet.tsx';
import type { CompareSide } from './compare-side.ts';
import '../elements/elements.css';

/** A short page of a guide in the current theme, styled by its exported stylesheet only. */
export function SamplePage({ side: { guide, settings } }: { readonly side: CompareSide }) {
  const sheetId = useId();
  const fieldId = useId();
  const theme = useTheme();
  const settingsAtom = useMemo(() => atom(settings), [settings]);
  return (
    <div data-guide-sheet={sheetId} data-surface={theme} className="sk-surface compare-page">
      <div className="compare-page-bar">
        <p className="text-h6 m-0">{guide.name}</p>
        <p className="text-body m-0">
          <button type="button" className="link-primary">
            Contact
          </button>
        </p>
      </div>
      <div>
        <p className="text-h2 m-0">{guide.exampleTitle}</p>
        <p className="text-body mt-4 mb-6">{guide.exampleText}</p>
        <div className="flex flex-wrap gap-3">
          <SampleButton colorRole="primary" variant="filled" label="Get started" />
          <SampleButton colorRole="secondary-1" variant="outline" label="Learn more" />
        </div>
      </div>
      <div className="sk-card">
        <p className="text-h5 m-0">News by email</p>
        <label className="text-body-sm mt-3 block" htmlFor={fieldId}>
          Email
        </label>
        <div className="text-body mt-1 mb-4">
          <input id={fieldId} className="sk-input" placeholder="you@example.com" autoComplete="off" />
        </div>
        <div className="flex flex-wrap gap-3">
          <SampleButton colorRole="accent-1" variant="filled" label="Subscribe" />
          <SampleButton colorRole="accent-2" variant="filled" label="Later" />
        </div>
      </div>
      <GuideSheet id={sheetId} guide={guide} vision="normal" settingsAtom={settingsAtom} />
    </div>
  );
}
