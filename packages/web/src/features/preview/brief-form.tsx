import { aiBriefSchema } from '@stylekit/engine/brief';
import { type RefObject, useState } from 'react';
import { BriefBox, type BriefFields } from '../../data/browser-guide/brief-box.tsx';
import { type GuideState, prefetchGenerator } from './use-guide.ts';

const briefSchema = {
  safeParse({ brief }: BriefFields) {
    const { data, error } = aiBriefSchema.safeParse({ description: brief });
    const issues = error?.issues.map(({ message }) => ({ path: 'brief', message }));
    return issues === undefined ? { data: { brief: data?.description ?? brief } } : { error: { issues } };
  },
};

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
      schema={briefSchema}
      placeholder="What it makes, for whom, and how it should feel."
      isGenerating={state.isGenerating}
      error={isEdited ? null : state.error}
      field={field}
      onGenerate={(next) => {
        setEdited(false);
        onGenerate(next);
      }}
      onPrefetch={prefetchGenerator}
    />
  );
}
