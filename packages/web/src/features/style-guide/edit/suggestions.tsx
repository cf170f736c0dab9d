import type { Guide } from '@stylekit/engine';
import { type FixableFinding, fixAll } from '@stylekit/engine/edit';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Suggested } from './compute-suggestions.ts';
import type { GuideEditor } from './use-guide-editor.ts';

const MAX_SHOWN = 8;

interface SuggestionsProps extends Pick<GuideEditor, 'nameColor' | 'settingsAtom' | 'apply'> {
  readonly suggested: Suggested;
}

/** The findings of the checks, each with a button that applies its fix if it has one. */
export const Suggestions = memo(function Suggestions(props: SuggestionsProps) {
  const { suggested, nameColor, settingsAtom, apply } = props;
  const { guide, fixes } = suggested;
  const settings = useAtomValue(settingsAtom);
  if (fixes.length === 0) return <p className="note no-print mt-6">No issues</p>;
  const canFixAll = fixes.filter(({ edits }) => edits !== null).length > 1;
  const applyAll = () => {
    const edits = fixAll(guide, nameColor, settings);
    if (edits !== null) apply(edits, 'all fixes');
  };
  return (
    <div className="no-print mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <p className="m-0 text-prose font-medium">
          {fixes.length === 1 ? '1 suggestion' : `${fixes.length} suggestions`}
        </p>
        {canFixAll && <Button onClick={applyAll}>Apply all</Button>}
      </div>
      <ul className="m-0 mt-2 list-none p-0">
        {fixes.slice(0, MAX_SHOWN).map((fix) => (
          <Suggestion
            key={`${fix.finding.rule} ${fix.finding.path} ${fix.finding.message}`}
            fix={fix}
            guide={guide}
            apply={apply}
          />
        ))}
      </ul>
      {fixes.length > MAX_SHOWN && <p className="note">{fixes.length - MAX_SHOWN} more</p>}
    </div>
  );
});

interface SuggestionProps {
  readonly fix: FixableFinding;
  readonly guide: Guide;
  readonly apply: GuideEditor['apply'];
}

function Suggestion({ fix: { finding, edits }, guide, apply }: SuggestionProps) {
  const changed = Object.values(edits?.colors ?? {}).find(({ hex }) => hex !== undefined)?.hex;
  const role = Object.keys(edits?.colors ?? {})[0];
  return (
    <li className="edit-suggestion">
      <div className="min-w-0">
        <p className="m-0 text-ui leading-relaxed">{finding.message}</p>
        <p className="m-0 text-hint leading-relaxed text-muted">{finding.fix}</p>
      </div>
      {edits !== null && (
        <div className="flex flex-none items-center gap-2">
          {changed !== undefined && (
            <span className="flex" aria-hidden="true">
              <span className="swatch size-6" style={{ backgroundColor: hexOf(guide, role) }} />
              <span className="swatch size-6" style={{ backgroundColor: changed }} />
            </span>
          )}
          <Button aria-label={`Apply: ${finding.message}`} onClick={() => apply(edits, finding.path)}>
            Apply
          </Button>
        </div>
      )}
    </li>
  );
}

/** The present color of a role. */
function hexOf({ colors }: Guide, role: string | undefined): string {
  const { primary, secondary, accent } = colors;
  return [primary, ...secondary, ...accent].find(({ variable }) => variable === `--${role}`)?.hex ?? '';
}
