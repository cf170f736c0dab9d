import { type RefObject, useState } from 'react';
import { BriefBox } from '../../../data/browser-guide/brief-box.tsx';
import { EXAMPLE_BRIEFS } from '../../../data/browser-guide/example-briefs.ts';
import { GuideActions } from './guide-actions.tsx';
import { type HeroGuide, prefetchEngine } from './use-hero-guide.ts';

interface BriefFormProps {
  readonly hero: HeroGuide;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The form that makes a guide from a brief, with examples. */
export function BriefForm({ hero, field }: BriefFormProps) {
  const [draft, setDraft] = useState('');
  const make = (brief: string) => hero.make({ brief: brief.trim(), version: 1 });
  return (
    <BriefBox
      state={[
        { brief: draft },
        ({ brief = draft }) => {
          setDraft(brief);
          hero.dismissError();
        },
      ]}
      placeholder="A neighborhood bakery in Lisbon that mills its own flour and sells until the bread is gone"
      isGenerating={hero.isGenerating}
      error={hero.error}
      field={field}
      onGenerate={make}
      onPrefetch={prefetchEngine}
    >
      <div className="hero-rows">
        <p className="hero-row" inert={hero.made !== null} data-hidden={hero.made !== null}>
          Or try
          {EXAMPLE_BRIEFS.map(({ label, brief }) => (
            <button
              key={label}
              type="button"
              className="text-button"
              disabled={hero.isGenerating}
              onFocus={prefetchEngine}
              onPointerEnter={prefetchEngine}
              onClick={() => {
                setDraft(brief);
                make(brief);
              }}
            >
              {label}
            </button>
          ))}
        </p>
        <GuideActions
          hero={hero}
          onReset={() => {
            hero.reset();
            field.current?.focus();
          }}
        />
      </div>
    </BriefBox>
  );
}
