import { initialSettings } from '@stylekit/engine';
import { editGuide } from '@stylekit/engine/edit';
import type { GuideVersionView } from '@stylekit/server/contract';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useVersions } from '../../../data/style-tile.api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { describeVersion } from './describe-version.ts';
import type { GuideEditor } from './use-guide-editor.ts';

/** Loaded when two versions are compared. */
const CompareGuides = lazy(async () => ({
  default: (await import('../compare/compare-guides.tsx')).CompareGuides,
}));

interface VersionDialogProps {
  readonly tileId: string;
  readonly editor: GuideEditor;
  readonly onClose: () => void;
}

/** The saved states of a guide: what changed in each, comparison with the present, and restoring. */
export function VersionDialog({ tileId, editor, onClose }: VersionDialogProps) {
  const { data: versions, error, mutate } = useVersions(tileId);
  const [compared, setCompared] = useState<GuideVersionView | null>(null);
  return (
    <Dialog title="Versions" isOpen onClose={onClose} size={compared === null ? 'form' : 'sheet'}>
      {versions === undefined ? (
        error === undefined ? (
          <PageSpinner />
        ) : (
          <LoadFailure title="The versions could not be loaded" error={error} onRetry={() => void mutate()} />
        )
      ) : (
        <VersionList
          versions={versions}
          editor={editor}
          compared={compared}
          onCompare={setCompared}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface VersionListProps {
  readonly versions: readonly GuideVersionView[];
  readonly editor: GuideEditor;
  readonly compared: GuideVersionView | null;
  readonly onCompare: (version: GuideVersionView | null) => void;
  readonly onClose: () => void;
}

function VersionList({ versions, editor, compared, onCompare, onClose }: VersionListProps) {
  const settings = useAtomValue(editor.settingsAtom);
  const guideOf = ({ edits }: GuideVersionView) => editGuide(editor.original, edits, editor.nameColor);
  if (versions.length === 0)
    return (
      <p className="mt-4 text-muted">
        Every saved change becomes a version. Change a color, a font or a text to start.
      </p>
    );
  if (compared !== null) {
    return (
      <>
        <button type="button" className="text-button mt-4" onClick={() => onCompare(null)}>
          All versions
        </button>
        <Suspense fallback={<PageSpinner />}>
          <CompareGuides
            level={3}
            sides={[
              {
                title: `Version ${compared.number}`,
                guide: guideOf(compared),
                settings: compared.settings ?? initialSettings(editor.original),
              },
              { title: 'Now', guide: editor.guide, settings },
            ]}
          />
        </Suspense>
      </>
    );
  }
  return (
    <ol className="m-0 mt-5 list-none p-0">
      {versions.map((version, index) => (
        <li key={version.number} className="edit-version">
          <div className="min-w-0">
            <p className="m-0 text-ui font-medium">
              Version {version.number}
              <span className="note ml-3">{formatTime(version.createdAt)}</span>
            </p>
            <p className="m-0 text-ui leading-relaxed text-muted [overflow-wrap:anywhere]">
              {describeVersion(version, versions[index + 1], guideOf)}
            </p>
          </div>
          <div className="flex flex-none gap-2">
            <Button variant="quiet" onClick={() => onCompare(version)}>
              Compare
            </Button>
            <Button
              disabled={index === 0}
              onClick={() => {
                editor.restore(version);
                onClose();
              }}
            >
              Restore
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function formatTime(time: string): string {
  return TIME.format(new Date(time));
}
