import type { Guide } from '@stylekit/engine';
import type { RefObject } from 'react';
import { ExportMenu } from './export/export-menu.tsx';
import { GuideName, type Rename } from './guide-name.tsx';
import type { SettingsAtom } from './settings/settings-atoms.ts';

interface GuideHeaderProps {
  readonly guide: Guide;
  readonly level: 1 | 2;
  readonly settingsAtom: SettingsAtom;
  readonly hasExport: boolean;
  readonly titleRef: RefObject<HTMLHeadingElement | null> | undefined;
  readonly projectName: string | undefined;
  readonly onRename: Rename | undefined;
}

/** Who made a guide, as it is said on the sheet and in the details. */
export const ORIGINS: Readonly<Record<Guide['generatedBy'], string>> = {
  'built-in': 'made by the built-in generator',
  model: 'proposed by a language model, composed by StyleKit',
  custom: 'made by hand',
  sample: 'sample guide',
};

/** The name of the guide, the brand it is for, and the ways to take it along. */
export function GuideHeader(props: GuideHeaderProps) {
  const { guide, level, settingsAtom, hasExport, titleRef, projectName, onRename } = props;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-t border-hairline pt-10 pb-10 md:pt-14">
      <div className="min-w-0 max-w-[760px]">
        <p className="note">{ORIGINS[guide.generatedBy]}</p>
        <GuideName name={guide.name} level={level} titleRef={titleRef} onRename={onRename} />
        <p className="mt-4 max-w-[58ch] text-[16.5px] leading-[1.55] text-ink-2" dir="auto">
          {guide.projectDescription === '' ? guide.description : guide.projectDescription}
        </p>
      </div>
      {hasExport && (
        <div className="no-print">
          <ExportMenu guide={guide} settingsAtom={settingsAtom} projectName={projectName} />
        </div>
      )}
    </header>
  );
}
