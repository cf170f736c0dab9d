import type { Guide } from '@stylekit/engine';
import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { toDemoTileId } from '../../data/guide-settings/settings-storage.ts';
import { registerFont } from '../../lib/font-files.ts';
import { useSlices } from '../../lib/use-slices.ts';
import { ColorSection, ContrastSection } from './color/color-section.tsx';
import { toViewColors, type Vision } from './color/view-colors.ts';
import { ElementsSection } from './elements/elements-section.tsx';
import { ExportSection } from './export/export-section.tsx';
import { GuideHeader } from './guide-header.tsx';
import type { Rename } from './guide-name.tsx';
import { GuideBar } from './nav/guide-bar.tsx';
import { PrintSheet } from './print/print-sheet.tsx';
import { settingsAtomOf } from './settings/settings-atoms.ts';
import { GuideSheet } from './sheet/guide-sheet.tsx';
import { ThingsSection } from './things/things-section.tsx';
import { TypeSection } from './type/type-section.tsx';
import './style-guide.css';

/** Controls of the editor, shown in the sections they belong to. */
export interface EditSlots {
  readonly colors: ReactNode;
  readonly type: ReactNode;
}

interface StyleGuideProps {
  readonly guide: Guide;
  /** The id of the stored guide. Its settings are stored under this id. */
  readonly tileId?: string;
  /** The heading level of the guide's name. */
  readonly level?: 1 | 2;
  /** False in previews, which have no settings, no mock-ups and no export. */
  readonly hasControls?: boolean;
  /** The heading with the guide's name, for moving the focus. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Used for the names of downloads. */
  readonly projectName?: string | undefined;
  /** Renames the guide. Returns an error message, or null on success. Without it the name is read-only. */
  readonly onRename?: Rename | undefined;
  /** Opens the editor. Without it the guide cannot be edited. */
  readonly onEdit?: (() => void) | undefined;
  readonly editing?: EditSlots | undefined;
}

/** A style guide: colors, contrast, typography, elements, mock-ups and export. */
export const StyleGuide = memo(function StyleGuide({
  guide,
  tileId = toDemoTileId(guide),
  level = 1,
  hasControls = true,
  titleRef,
  projectName,
  onRename,
  onEdit,
  editing,
}: StyleGuideProps) {
  const sheetId = useId();
  const [vision, setVision] = useState<Vision>('normal');
  const [sheet, palette, harmony, contrast, samples, rest] = useParts(guide, editing !== undefined);
  const paletteColors = useViewColors(palette, vision);
  const contrastColors = useViewColors(contrast, vision);
  const sampleColors = useViewColors(samples, vision);
  const restColors = useViewColors(rest, vision);
  const settingsAtom = settingsAtomOf(tileId, guide);
  const sectionLevel = level === 1 ? 2 : 3;

  useLayoutEffect(() => {
    registerFont(guide.fonts.header.name);
    registerFont(guide.fonts.body.name);
  }, [guide.fonts.header.name, guide.fonts.body.name]);

  useEffect(() => {
    document.body.dataset['styleTileId'] = tileId;
    return () => {
      delete document.body.dataset['styleTileId'];
    };
  }, [tileId]);

  return (
    <article className="page" aria-label={guide.name} data-editing={editing === undefined ? undefined : true}>
      {hasControls && (
        <PrintSheet guide={sheet} colors={paletteColors} sheetId={sheetId} projectName={projectName} />
      )}
      <GuideHeader guide={rest} level={level} titleRef={titleRef} onRename={onRename} onEdit={onEdit} />
      {hasControls && <GuideBar guide={rest} settingsAtom={settingsAtom} projectName={projectName} />}
      <ColorSection
        guide={harmony}
        colors={paletteColors}
        vision={vision}
        onVision={setVision}
        level={sectionLevel}
      >
        {editing?.colors}
      </ColorSection>
      <ContrastSection colors={contrastColors} level={sectionLevel} />
      <TypeSection
        guide={samples}
        sheetId={sheetId}
        tileId={tileId}
        settingsAtom={settingsAtom}
        hasControls={hasControls}
        level={sectionLevel}
      >
        {editing?.type}
      </TypeSection>
      <ElementsSection
        guide={samples}
        colors={sampleColors}
        sheetId={sheetId}
        tileId={tileId}
        settingsAtom={settingsAtom}
        hasControls={hasControls}
        level={sectionLevel}
      />
      {hasControls && (
        <ThingsSection
          guide={rest}
          colors={restColors}
          sheetId={sheetId}
          vision={vision}
          onVision={setVision}
          level={sectionLevel}
        />
      )}
      <GuideSheet id={sheetId} guide={sheet} vision={vision} settingsAtom={settingsAtom} />
      {hasControls && (
        <div className="no-print">
          <ExportSection guide={rest} settingsAtom={settingsAtom} level={sectionLevel} />
        </div>
      )}
    </article>
  );
});

/** The guide for the parts of the view that follow an edit one after the other, the most visible ones first. */
function useParts(guide: Guide, isEdited: boolean) {
  const [sheet = guide, palette = guide, harmony = guide, contrast = guide, samples = guide, rest = guide] =
    useSlices(guide, 6, isEdited);
  return [sheet, palette, harmony, contrast, samples, rest] as const;
}

function useViewColors(guide: Guide, vision: Vision) {
  return useMemo(() => toViewColors(guide, vision), [guide, vision]);
}
