import type { Guide } from '@stylekit/engine';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import {
  type BriefAddress,
  parseBriefAddress,
  toBriefFragment,
} from '../../data/browser-guide/brief-address.ts';
import { useKeep } from '../../data/browser-guide/use-keep.ts';
import { useFragment } from '../../lib/use-fragment.ts';
import { useHotkey } from '../../lib/use-hotkey.ts';
import { announce } from '../../ui/announcer.tsx';
import { SteadyText } from '../../ui/steady-text.tsx';
import { BriefForm } from './brief-form.tsx';
import { GuidePlaceholder } from './guide-placeholder.tsx';
import { GuideTiles } from './guide-tiles.tsx';
import { StartSection } from './start-section.tsx';
import { useGuide } from './use-guide.ts';
import './preview.css';

interface PreviewProps {
  /** Renders the guide. Passed in, because features do not import each other. */
  readonly renderGuide: (guide: Guide, titleRef: RefObject<HTMLHeadingElement | null>) => ReactNode;
}

/** The demo page with a sample guide and a form that generates new ones. */
export function Preview({ renderGuide }: PreviewProps) {
  const [path, navigate] = useLocation();
  const address = parseBriefAddress(useFragment());
  const state = useGuide(address);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useHotkey({
    key: '/',
    label: 'Focus the brand description',
    onPress: (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  const expectGuide = useFocusOnGuide(state.guide, titleRef);

  const show = (next: BriefAddress) => {
    expectGuide();
    navigate(`${path}${toBriefFragment(next)}`);
  };

  return (
    <>
      <div className="preview-head no-print page">
        <div>
          <h1 className="m-0 font-display text-heading-lg leading-none tracking-tight sm:text-title">
            See It In Action
          </h1>
          <p className="mt-3 mb-0 max-w-narrow text-lead leading-relaxed text-muted">
            Describe a brand in one sentence and get accessible colors, matching fonts and tokens for your
            code. The style guide below updates.
          </p>
        </div>
        <BriefForm
          key={address.brief}
          state={state}
          brief={address.brief}
          field={field}
          onGenerate={(brief) => show({ brief, version: brief === address.brief ? address.version : 1 })}
        />
        <GuideTiles address={address} onOpen={expectGuide} />
      </div>
      {address.brief !== '' && state.error === null && (
        <VersionBar address={address} isGenerating={state.isGenerating} onShow={show} />
      )}
      <div aria-busy={state.isGenerating}>
        {state.guide === null ? <GuidePlaceholder /> : renderGuide(state.guide, titleRef)}
      </div>
      <StartSection />
    </>
  );
}

interface VersionBarProps {
  readonly address: BriefAddress;
  readonly isGenerating: boolean;
  readonly onShow: (address: BriefAddress) => void;
}

/** The current version of the guide with links to other versions. */
function VersionBar({ address, isGenerating, onShow }: VersionBarProps) {
  const keep = useKeep();
  const go = (version: number) => onShow({ ...address, version });
  const generatingText = `Generating version ${address.version}…`;
  const generatedText = `Version ${address.version} of this brief`;
  return (
    <div className="no-print page flex flex-wrap items-center gap-x-5 gap-y-1 pb-4">
      <div className="note">
        <SteadyText texts={[generatingText, generatedText]}>
          <p className="m-0">{isGenerating ? generatingText : generatedText}</p>
        </SteadyText>
      </div>
      <button
        type="button"
        className="text-button"
        disabled={isGenerating}
        onClick={() => go(address.version + 1)}
      >
        Another version
      </button>
      {address.version > 1 && (
        <button
          type="button"
          className="text-button"
          disabled={isGenerating}
          onClick={() => go(address.version - 1)}
        >
          Previous version
        </button>
      )}
      <button type="button" className="text-button" disabled={isGenerating} onClick={() => keep(address)}>
        Keep it
      </button>
      <button
        type="button"
        className="text-button"
        disabled={isGenerating}
        onClick={() => onShow({ brief: '', version: 1 })}
      >
        Back to sample
      </button>
    </div>
  );
}

/** Focuses and announces the guide's name after a requested guide is shown. */
function useFocusOnGuide(guide: Guide | null, titleRef: RefObject<HTMLHeadingElement | null>): () => void {
  const isExpected = useRef(false);
  const shown = useRef(guide);
  useEffect(() => {
    if (guide === null || shown.current === guide) return;
    shown.current = guide;
    if (!isExpected.current) return;
    isExpected.current = false;
    const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    titleRef.current?.focus({ preventScroll: true });
    titleRef.current
      ?.closest('header')
      ?.scrollIntoView({ behavior: hasReducedMotion ? 'auto' : 'smooth', block: 'start' });
    announce(`The guide “${guide.name}” is ready.`);
  }, [guide, titleRef]);
  return () => {
    isExpected.current = true;
  };
}
