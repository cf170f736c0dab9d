import { type Guide, SAMPLE_GUIDE } from '@stylekit/engine';
import { useId, useLayoutEffect, useMemo } from 'react';
import { toDemoTileId } from '../../data/guide-settings/settings-storage.ts';
import { registerFont } from '../../lib/font-files.ts';
import { useTheme } from '../../theme/theme.ts';
import { Palette } from './color/palette.tsx';
import { toViewColors } from './color/view-colors.ts';
import { ButtonSamples, CardSample, InputSamples } from './elements/samples.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import { settingsAtomOf } from './settings/settings-atoms.ts';
import { GuideSheet } from './sheet/guide-sheet.tsx';
import { FontSpecimen } from './type/font-specimen.tsx';
import './style-guide.css';
import './elements/elements.css';

/** The main parts of a guide: description, palette, typography, UI elements and export menu. Null shows the sample. */
export function GuideExcerpt({ guide: given }: { readonly guide: Guide | null }) {
  const guide = given ?? SAMPLE_GUIDE;
  const sheetId = useId();
  const theme = useTheme();
  const colors = useMemo(() => toViewColors(guide, 'normal'), [guide]);
  const settingsAtom = settingsAtomOf(toDemoTileId(guide), guide);
  useLayoutEffect(() => {
    registerFont(guide.fonts.header.name);
    registerFont(guide.fonts.body.name);
  }, [guide]);
  return (
    <article aria-label={guide.name}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="min-w-0 max-w-170">
          <h3 className="m-0 font-display text-heading-md leading-tight" dir="auto">
            {guide.name}
          </h3>
          <p className="mt-2 mb-0 text-lead leading-relaxed text-muted" dir="auto">
            {guide.description}
          </p>
        </div>
        <ExportMenu guide={guide} settingsAtom={settingsAtom} projectName={undefined} />
      </div>
      <Palette colors={colors} />
      <div data-guide-sheet={sheetId} className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2">
        <FontSpecimen kind="header" font={guide.fonts.header} sample={guide.exampleTitle} />
        <FontSpecimen kind="body" font={guide.fonts.body} sample={guide.exampleText} />
      </div>
      <div data-guide-sheet={sheetId} data-surface={theme} className="sk-surface mt-12 grid gap-9 p-5 sm:p-8">
        <ButtonSamples colors={colors} />
        <div className="grid gap-x-8 gap-y-9 sm:grid-cols-2">
          <CardSample guide={guide} />
          <InputSamples />
        </div>
      </div>
      <GuideSheet id={sheetId} guide={guide} vision="normal" settingsAtom={settingsAtom} />
    </article>
  );
}
