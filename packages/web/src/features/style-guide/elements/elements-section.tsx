import type { Guide } from '@stylekit/engine';
import { memo, useState } from 'react';
import { useTheme } from '../../../theme/theme.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import type { ViewColor } from '../color/view-colors.ts';
import { GuideSection } from '../guide-section.tsx';
import { SaveStatus } from '../settings/save-status.tsx';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { ButtonControls } from './button-controls.tsx';
import { SampleButton } from './sample-button.tsx';
import { ButtonSamples, CardSample, InputSamples, LinkSamples } from './samples.tsx';
import './elements.css';

interface ElementsSectionProps {
  readonly guide: Guide;
  readonly colors: readonly ViewColor[];
  /** The id of the stylesheet of the samples. */
  readonly sheetId: string;
  readonly tileId: string;
  readonly settingsAtom: SettingsAtom;
  readonly hasControls: boolean;
  readonly level: 2 | 3;
}

/** Samples of buttons, links, cards and inputs on a light or dark surface, with settings. */
export const ElementsSection = memo(function ElementsSection(props: ElementsSectionProps) {
  const { guide, colors, sheetId, tileId, settingsAtom, hasControls, level } = props;
  const theme = useTheme();
  const [chosen, setChosen] = useState<'light' | 'dark' | null>(null);
  const surface = chosen ?? theme;
  return (
    <GuideSection
      section="elements"
      note={
        hasControls ? (
          <span className="no-print">Changes update the samples and the export.</span>
        ) : (
          'Preview of the exported styles.'
        )
      }
      level={level}
    >
      <div
        className={hasControls ? 'grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px]' : ''}
      >
        <div className="min-w-0">
          <div className="no-print">
            <Segmented
              legend="Surface"
              value={surface}
              segments={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
              onChange={setChosen}
            />
          </div>
          <div
            data-guide-sheet={sheetId}
            data-surface={surface}
            className="sk-surface mt-4 grid gap-9 p-5 sm:p-8"
          >
            <ButtonSamples colors={colors} />
            <LinkSamples colors={colors} />
            <div className="grid gap-x-8 gap-y-9 sm:grid-cols-2">
              <CardSample guide={guide} />
              <InputSamples />
            </div>
          </div>
        </div>
        {hasControls && (
          <div className="no-print lg:sticky lg:top-6">
            <div
              data-guide-sheet={sheetId}
              data-surface={surface}
              className="sample-strip sk-surface mb-5"
              aria-hidden="true"
              inert
            >
              <SampleButton colorRole="primary" variant="filled" label="Filled" />
              <SampleButton colorRole="primary" variant="outline" label="Outline" />
            </div>
            <ButtonControls guide={guide} settingsAtom={settingsAtom} />
            <div className="mt-3">
              <SaveStatus tileId={tileId} />
            </div>
          </div>
        )}
      </div>
    </GuideSection>
  );
});
