import type { Guide } from '@stylekit/engine';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { registerFont } from '../../lib/font-files.ts';
import { ColorSection, ContrastSection } from './color/color-section.tsx';
import { toViewColors, type Vision } from './color/view-colors.ts';
import { ElementsSection } from './elements/elements-section.tsx';
import { ExportSection } from './export/export-section.tsx';
import { GuideHeader } from './guide-header.tsx';
import type { Rename } from './guide-name.tsx';
import { type SettingsAtom, settingsAtomOf } from './settings/settings-atoms.ts';
import { DEFAULT_TILE_ID } from './settings/settings-storage.ts';
import { toButtonVariables, toTypeVariables } from './settings/settings-variables.ts';
import { writeVariables } from './settings/write-variables.ts';
import { TypeSection } from './type/type-section.tsx';
import './style-guide.css';

interface StyleGuideProps {
  readonly guide: Guide;
  /** Id of the stored guide; its settings are kept under it. */
  readonly tileId?: string;
  /** Level of the guide's name among the headings of the page. */
  readonly level?: 1 | 2;
  /** False in previews, where nothing can be adjusted and nothing is exported. */
  readonly hasControls?: boolean;
  /** The heading with the guide's name, for a page that moves the focus there. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  /** The project it belongs to, after which downloads are named. */
  readonly projectName?: string | undefined;
  /** Gives the guide another name, and answers why it could not, or null; without it the name stands. */
  readonly onRename?: Rename | undefined;
}

/** A style guide as a sheet: colour, contrast, type, elements and export. */
export function StyleGuide({
  guide,
  tileId = DEFAULT_TILE_ID,
  level = 1,
  hasControls = true,
  titleRef,
  projectName,
  onRename,
}: StyleGuideProps) {
  const specimens = useRef<HTMLDivElement>(null);
  const [vision, setVision] = useState<Vision>('normal');
  const colors = useMemo(() => toViewColors(guide, vision), [guide, vision]);
  const settingsAtom = settingsAtomOf(tileId);
  const sectionLevel = level === 1 ? 2 : 3;

  useLayoutEffect(() => {
    registerFont(guide.fonts.header.name);
    registerFont(guide.fonts.body.name);
  }, [guide]);

  useEffect(() => {
    document.body.dataset['styleTileId'] = tileId;
    return () => {
      delete document.body.dataset['styleTileId'];
    };
  }, [tileId]);

  return (
    <article className="page" aria-label={guide.name}>
      <GuideHeader
        guide={guide}
        level={level}
        settingsAtom={settingsAtom}
        hasExport={hasControls}
        titleRef={titleRef}
        projectName={projectName}
        onRename={onRename}
      />
      <ColorSection guide={guide} colors={colors} vision={vision} onVision={setVision} level={sectionLevel} />
      <ContrastSection colors={colors} level={sectionLevel} />
      <div ref={specimens}>
        <TypeSection
          guide={guide}
          settingsAtom={settingsAtom}
          hasControls={hasControls}
          level={sectionLevel}
        />
        <ElementsSection
          guide={guide}
          colors={colors}
          vision={vision}
          settingsAtom={settingsAtom}
          hasControls={hasControls}
          level={sectionLevel}
        />
      </div>
      <SettingsVariables target={specimens} guide={guide} settingsAtom={settingsAtom} />
      {hasControls && (
        <div className="no-print">
          <ExportSection guide={guide} settingsAtom={settingsAtom} level={sectionLevel} />
        </div>
      )}
    </article>
  );
}

interface SettingsVariablesProps {
  readonly target: RefObject<HTMLElement | null>;
  readonly guide: Guide;
  readonly settingsAtom: SettingsAtom;
}

/**
 * Writes the settings onto what is drawn with them, so that a slider restyles that and nothing else. It stands after the
 * element around them, whose reference React sets only once everything inside has been laid out.
 */
function SettingsVariables({ target, guide, settingsAtom }: SettingsVariablesProps) {
  const settings = useAtomValue(settingsAtom);
  useLayoutEffect(() => {
    const drawnWith = (kind: 'type' | 'buttons') =>
      target.current?.querySelectorAll<HTMLElement>(`[data-drawn-with~="${kind}"]`) ?? [];
    writeVariables(drawnWith('type'), toTypeVariables(guide, settings));
    writeVariables(drawnWith('buttons'), toButtonVariables(settings));
  }, [target, guide, settings]);
  return null;
}
