import type { CopilotField } from './brief-draft.ts';

const NAMES: Partial<Record<CopilotField, string>> = {
  industry: 'industry',
  designStyle: 'design style',
  targetAudience: 'target audience',
  primaryColorHex: 'primary color',
  primaryFont: 'primary font',
};

interface PrefillNoticeProps {
  readonly fields: readonly CopilotField[];
  readonly onClear: () => void;
}

/** Lists the prefilled fields, with a button to clear them. */
export function PrefillNotice({ fields, onClear }: PrefillNoticeProps) {
  const names = fields.flatMap((field) => NAMES[field] ?? []);
  return (
    <div className="notice prefill">
      <p className="m-0 text-ui leading-relaxed text-muted">
        Prefilled from brand memory: {new Intl.ListFormat('en').format(names)}.
      </p>
      <button type="button" className="text-button" onClick={onClear}>
        Clear prefilled fields
      </button>
    </div>
  );
}
