import { type RefObject, useState } from 'react';
import { BriefBox } from '../../data/browser-guide/brief-box.tsx';
import { FieldError } from '../../lib/field-error.ts';
import { type GuideState, prefetchGenerator } from './use-guide.ts';

interface BriefFormProps {
  readonly state: GuideState;
  /** The brief of the address. */
  readonly brief: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onGenerate: (brief: string) => void;
}

/** The form of the demo, which starts with the brief of the address. */
export function BriefForm({ state, brief, field, onGenerate }: BriefFormProps) {
  const [draft, setDraft] = useState(brief);
  const [isEdited, setEdited] = useState(false);
  return (
    <BriefBox
      state={[
        { brief: draft },
        (part) => {
          setDraft(part.brief ?? draft);
          setEdited(true);
        },
      ]}
      placeholder="What it makes, for whom, and how it should feel."
      isGenerating={state.isGenerating}
      error={isEdited ? null : state.error}
      field={field}
      onGenerate={async (next) => {
        await checkBrief(next);
        setEdited(false);
        onGenerate(next);
      }}
      onPrefetch={prefetchGenerator}
    />
  );
}

/** Throws a `FieldError` for a brief that the generator rejects, before the address changes. */
async function checkBrief(brief: string): Promise<void> {
  // Without a connection, the generator reports that it cannot be loaded.
  const generator = await import('../../data/browser-guide/generate-guide.ts').catch(() => null);
  const error = generator?.findBriefError(brief);
  if (error !== undefined) throw new FieldError({ brief: error });
}
