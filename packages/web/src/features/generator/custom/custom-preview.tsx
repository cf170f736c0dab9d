import { type Guide, initialSettings } from '@stylekit/engine';
import type { ProjectView } from '@stylekit/server/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import type { FontUse } from '../../../lib/font-files.ts';
import { useFontsReady } from '../../../lib/use-fonts-ready.ts';
import { readColorText } from '../../../ui/color-text.ts';
import { COLOR_ROWS, type CustomFields, toPreviewGuide } from './custom-fields.ts';
import type { Repair } from './custom-findings.ts';
import { CustomSpecimen } from './custom-specimen.tsx';
import { CustomSuggestions } from './custom-suggestions.tsx';

interface CustomPreviewProps {
  readonly fields: CustomFields;
  readonly project: Pick<ProjectView, 'name' | 'description'>;
  readonly onRepair: (repair: Repair) => void;
}

/** A preview of the guide while the form is edited. Rendering is deferred, so typing and sliders stay responsive. */
export function CustomPreview({ fields, project, onRepair }: CustomPreviewProps) {
  const shown = useDeferredValue(fields);
  const guide = useMemo(() => toPreviewGuide(shown), [shown]);
  const lastGuide = useLastRenderable(guide);
  return (
    <section className="custom-preview" aria-label="Live preview">
      <p className="note m-0 mb-3">Live preview</p>
      <ul className="custom-strip" aria-label="Palette">
        {shown.colors.map(({ hex, name }, index) => {
          const color = readColorText(hex);
          return (
            <li
              key={COLOR_ROWS[index]?.field}
              title={name}
              data-empty={color === null}
              style={color === null ? undefined : { backgroundColor: color }}
            >
              <span className="sr-only">{name}</span>
            </li>
          );
        })}
      </ul>
      {lastGuide !== null && (
        // A new key replaces everything below at once when the fonts change, which avoids a layout shift.
        <div key={`${lastGuide.typography.headings.fontFamily}, ${lastGuide.typography.body.fontFamily}`}>
          <CustomSpecimen
            guide={lastGuide}
            title={project.name}
            text={shown.description.trim() || project.description}
          />
          {guide === null ? (
            <p className="mt-4 text-ui leading-relaxed text-muted">
              Checks run once every color and both fonts are set.
            </p>
          ) : (
            <CustomSuggestions guide={guide} onRepair={onRepair} />
          )}
        </div>
      )}
    </section>
  );
}

/** The last complete guide whose fonts have loaded. It stays visible while a code is typed. */
function useLastRenderable(guide: Guide | null): Guide | null {
  const [last, setLast] = useState<Guide | null>(null);
  const { headings, body } = guide?.typography ?? {};
  const [header, text] = [headings?.fontFamily ?? '', body?.fontFamily ?? ''];
  const [headerWeight, textWeight] = [headings?.weight ?? '', body?.weight ?? ''];
  const buttons = guide === null ? null : initialSettings(guide).buttons;
  const buttonFont = (buttons !== null && guide?.fonts[buttons.fontFamily].name) || '';
  const buttonWeight = String(buttons?.fontWeight ?? '');
  const fonts = useMemo(
    (): readonly FontUse[] =>
      [
        { family: header, weight: headerWeight },
        { family: text, weight: textWeight },
        { family: buttonFont, weight: buttonWeight },
      ].filter(({ family }) => family !== ''),
    [header, headerWeight, text, textWeight, buttonFont, buttonWeight],
  );
  const areReady = useFontsReady(fonts);
  if (guide !== null && areReady && guide !== last) setLast(guide);
  return last;
}
