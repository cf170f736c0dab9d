import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { BriefAddress } from '../../../data/browser-guide/brief-address.ts';
import { keptBriefAtom } from '../../../data/browser-guide/kept-brief.ts';
import { createProject } from '../../../data/project.api.ts';
import { refreshProjectData } from '../../../data/refresh.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { aiDraftAtomOf } from '../brief/brief-draft.ts';
import { customDraftAtomOf } from '../custom/custom-draft.ts';
import { toFormPath } from '../generation-mode.ts';
import { toKeptFields } from './kept-fields.ts';

/**
 * Opens the guide that a visitor kept: creates a project for its brand and opens the Custom form with exactly its
 * colors and fonts. The brief is also the draft of AI Mode.
 */
export function KeepPage() {
  usePageTitle('Keep your guide');
  const store = useStore();
  const [, navigate] = useLocation();
  const [kept] = useState(() => store.get(keptBriefAtom()));
  const [error, setError] = useState<unknown>(null);
  const hasStarted = useRef(false);
  const keep = async (address: BriefAddress) => {
    setError(null);
    try {
      const { id, name, fields } = await toProject(address);
      store.set(customDraftAtomOf(id), fields);
      store.set(aiDraftAtomOf(id), { description: address.brief });
      store.set(keptBriefAtom(), null);
      showToast({
        title: 'Your guide is here',
        description: `“${name}” is a project now. Create the guide to save it.`,
      });
      navigate(toFormPath(id, 'custom'), { replace: true });
      await refreshProjectData();
    } catch (failure) {
      setError(failure);
    }
  };
  const discard = () => {
    store.set(keptBriefAtom(), null);
    navigate('/dashboard', { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because each run creates a project.
  useEffect(() => {
    if (kept === null || hasStarted.current) return;
    hasStarted.current = true;
    void keep(kept);
  }, []);
  if (kept === null) return <Redirect to="/dashboard" replace />;
  if (error === null) return <PageSpinner />;
  return (
    <div className="page pt-12">
      <h1 className="sr-only">Keep your guide</h1>
      <LoadFailure title="Could not open your guide" error={error} onRetry={() => void keep(kept)} />
      <button type="button" className="text-button" onClick={discard}>
        Continue without this guide
      </button>
    </div>
  );
}

/** Creates a project for the brief, and returns it with the form values of the guide. */
async function toProject({ brief, version }: BriefAddress) {
  const { generateGuideFor } = await import('../../../data/browser-guide/generate-guide.ts');
  const guide = await generateGuideFor(brief, version);
  const { id, name } = await createProject({ name: guide.name, description: brief, logoUrl: null });
  return { id, name, fields: toKeptFields(guide, brief) };
}
