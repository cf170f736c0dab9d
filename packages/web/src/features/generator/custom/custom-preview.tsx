import type { Guide } from '@stylekit/engine';
import type { ProjectView } from '@stylekit/server/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import type { FontUse } from '../../../lib/font-files.ts';
import { useFontsReady } from '../../../lib/use-fonts-ready.ts';
import { readColorText } from '../../../ui/color-text.ts';
import { COLOR_ROWS, type CustomFields, toPreviewGuide } from './custom-fields.ts';
import type { Repair } from './custom-findings.ts';
import { CustomRemarks } from './custom-remarks.tsx';
import { CustomSpecimen } from './custom-specimen.tsx';

/** What the stylesheet sets the buttons of the specimen in. */
const BUTTON_WEIGHT = '500';

interface CustomPreviewProps {
  readonly fields: CustomFields;
  readonly project: Pick<ProjectView, 'name' | 'description'>;
  readonly onRepair: (repair: Repair) => void;
}

/** The guide while it is being filled in. Drawing it never holds up a slider or a key. */
export function CustomPreview({ fields, project, onRepair }: CustomPreviewProps) {
  const shown = useDeferredValue(fields);
  const guide = useMemo(() => toPreviewGuide(shown), [shown]);
  const whole = useLastSettable(guide);
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
      {whole !== null && (
        // As one piece with what stands under it, which a font of other proportions moves.
        <div key={`${whole.typography.headings.fontFamily}, ${whole.typography.body.fontFamily}`}>
          <CustomSpecimen
            guide={whole}
            title={project.name}
            text={shown.description.trim() || project.description}
          />
          {guide === null ? (
            <p className="mt-4 text-[13.5px] leading-[1.5] text-muted">
              Checks run once every color and both fonts are set.
            </p>
          ) : (
            <CustomRemarks guide={guide} onRepair={onRepair} />
          )}
        </div>
      )}
    </section>
  );
}

/** The last guide that was whole and whose fonts had come: the specimen stays while a code is half typed. */
function useLastSettable(guide: Guide | null): Guide | null {
  const [last, setLast] = useState<Guide | null>(null);
  const { headings, body } = guide?.typography ?? {};
  const [header, text] = [headings?.fontFamily ?? '', body?.fontFamily ?? ''];
  const [headerWeight, textWeight] = [headings?.weight ?? '', body?.weight ?? ''];
  const fonts = useMemo(
    (): readonly FontUse[] =>
      [
        { family: header, weight: headerWeight },
        { family: text, weight: textWeight },
        { family: text, weight: BUTTON_WEIGHT },
      ].filter(({ family }) => family !== ''),
    [header, headerWeight, text, textWeight],
  );
  const areReady = useFontsReady(fonts);
  if (guide !== null && areReady && guide !== last) setLast(guide);
  return last;
}
