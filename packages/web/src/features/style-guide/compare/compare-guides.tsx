import { describeChanges, type GuideChange } from '@stylekit/engine/edit';
import { useEffect } from 'react';
import { registerFont, toFontStack } from '../../../lib/font-files.ts';
import { ROLE_LABELS } from '../part-labels.ts';
import { CompareContrast } from './compare-contrast.tsx';
import { ComparePalette } from './compare-palette.tsx';
import { CompareSection, SideColumns } from './compare-section.tsx';
import type { CompareSides } from './compare-side.ts';
import { CompareVariables } from './compare-variables.tsx';
import { SamplePage } from './sample-page.tsx';
import '../style-guide.css';
import './compare.css';

interface CompareGuidesProps {
  readonly sides: CompareSides;
  /** The heading level of the sections. */
  readonly level: 2 | 3;
}

/** Two guides, or two versions of one, side by side: palette, contrast, type, a sample page and the exported variables. */
export function CompareGuides({ sides, level }: CompareGuidesProps) {
  useFonts(sides);
  return (
    <div className="compare">
      <p className="m-0 mt-5 text-prose text-muted">{summarize(sides)}</p>
      <CompareSection
        title="Palette"
        level={level}
        note="ΔE is the CIEDE2000 difference: 1 is barely visible."
      >
        <ComparePalette sides={sides} />
      </CompareSection>
      <CompareSection
        title="Contrast"
        level={level}
        note="▲ marks pairs that reach a higher WCAG level than on the left, ▼ those that reach a lower one."
      >
        <CompareContrast sides={sides} level={level} />
      </CompareSection>
      <CompareSection title="Type" level={level}>
        <SideColumns level={level} sides={sides} render={(side) => <TypeSample {...side} />} />
      </CompareSection>
      <CompareSection
        title="Sample page"
        level={level}
        note="Drawn with the exported stylesheet of each side."
      >
        <SideColumns level={level} sides={sides} render={(side) => <SamplePage side={side} />} />
      </CompareSection>
      <CompareSection
        title="Variables"
        level={level}
        note="Of the exported stylesheet, with the settings of each side."
      >
        <CompareVariables sides={sides} />
      </CompareSection>
    </div>
  );
}

function TypeSample({ guide }: CompareSides[number]) {
  const { header, body } = guide.fonts;
  const { weight } = guide.typography.headings;
  return (
    <>
      <p
        className="m-0 text-heading-lg leading-tight [overflow-wrap:anywhere]"
        style={{ fontFamily: toFontStack(header.name), fontWeight: weight }}
      >
        {guide.exampleTitle}
      </p>
      <p className="note m-0 mt-2">
        {header.name} {weight}
      </p>
      <p
        className="m-0 mt-5 text-prose leading-loose [overflow-wrap:anywhere]"
        style={{ fontFamily: toFontStack(body.name) }}
      >
        {guide.exampleText}
      </p>
      <p className="note m-0 mt-2">{body.name}</p>
    </>
  );
}

function useFonts([left, right]: CompareSides): void {
  const names = [left, right].flatMap(({ guide: { fonts } }) => [fonts.header.name, fonts.body.name]);
  const list = names.join('\n');
  useEffect(() => {
    for (const name of list.split('\n')) registerFont(name);
  }, [list]);
}

/** `Different: primary, accent 2, header font.` */
function summarize([left, right]: CompareSides): string {
  const parts = describeChanges(left.guide, right.guide).map(nameOf);
  if (JSON.stringify(left.settings) !== JSON.stringify(right.settings))
    parts.push('button and type settings');
  return parts.length === 0 ? 'Both are equal.' : `Different: ${parts.join(', ')}.`;
}

function nameOf(change: GuideChange): string {
  switch (change.kind) {
    case 'color':
      return ROLE_LABELS[change.role].toLowerCase();
    case 'color-name':
      return `name of ${ROLE_LABELS[change.role].toLowerCase()}`;
    default:
      return change.kind.replace('-', ' ');
  }
}
