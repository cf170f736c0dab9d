import { type FormEvent, type RefObject, useId, useState } from 'react';
import { EXAMPLE_BRIEFS } from '../../../data/browser-guide/example-briefs.ts';
import { useSubmitKey } from '../../../lib/use-hotkey.ts';
import { Button } from '../../../ui/button.tsx';
import { GuideActions } from './guide-actions.tsx';
import { type HeroGuide, prefetchEngine } from './use-hero-guide.ts';

interface BriefFormProps {
  readonly hero: HeroGuide;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The form that makes a guide from a brief. Typed text is kept on errors. */
export function BriefForm({ hero, field }: BriefFormProps) {
  const id = useId();
  const [draft, setDraft] = useState('');
  const { error, isGenerating } = hero;
  const make = (brief: string) => hero.make({ brief: brief.trim(), version: 1 });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    make(draft);
  };
  const onKeyDown = useSubmitKey('Make the guide (in the brand description field)', () => make(draft));
  return (
    <form onSubmit={onSubmit} noValidate>
      <div className="hero-brief" data-invalid={error !== null}>
        <label htmlFor={id} className="note block">
          Describe your brand
        </label>
        <textarea
          ref={field}
          id={id}
          name="brief"
          rows={3}
          dir="auto"
          value={draft}
          className="hero-field"
          placeholder="A neighborhood bakery in Lisbon that mills its own flour and sells until the bread is gone"
          aria-invalid={error !== null}
          aria-describedby={`${id}-note${error === null ? '' : ` ${id}-error`}`}
          onFocus={prefetchEngine}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            hero.dismissError();
          }}
          onKeyDown={onKeyDown}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p id={`${id}-note`} className="note m-0">
            no account · made in your browser
          </p>
          <Button
            texts={['Make the guide', 'Making…']}
            type="submit"
            variant="primary"
            disabled={isGenerating}
            onPointerEnter={prefetchEngine}
          >
            {isGenerating ? 'Making…' : 'Make the guide'}
          </Button>
        </div>
      </div>
      <p id={`${id}-error`} role="alert" className="hero-error">
        {error}
      </p>
      <div className="hero-rows">
        <p className="hero-row" inert={hero.made !== null} data-hidden={hero.made !== null}>
          Or try
          {EXAMPLE_BRIEFS.map(({ label, brief }) => (
            <button
              key={label}
              type="button"
              className="text-button"
              disabled={isGenerating}
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
    </form>
  );
}
