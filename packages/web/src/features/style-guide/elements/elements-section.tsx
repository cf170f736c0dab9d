import { DARK_SURFACE, type Guide, LIGHT_SURFACE, type Surface } from '@stylekit/engine';
import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTheme } from '../../../theme/theme.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import type { ViewColor, Vision } from '../color/view-colors.ts';
import { GuideSection } from '../guide-section.tsx';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { writeVariables } from '../settings/write-variables.ts';
import { ButtonControls } from './button-controls.tsx';
import { toElementVariables } from './element-variables.ts';
import { SampleButton } from './sample-button.tsx';
import { ButtonSamples, CardSample, InputSamples, LinkSamples } from './samples.tsx';
import './elements.css';

interface ElementsSectionProps {
  readonly guide: Guide;
  readonly colors: readonly ViewColor[];
  readonly vision: Vision;
  readonly settingsAtom: SettingsAtom;
  readonly hasControls: boolean;
  readonly level: 2 | 3;
}

/** Buttons, links, a card and fields on the light or the dark surface, with everything that can be adjusted beside. */
export function ElementsSection(props: ElementsSectionProps) {
  const { guide, colors, vision, settingsAtom, hasControls, level } = props;
  const theme = useTheme();
  const [chosen, setChosen] = useState<'light' | 'dark' | null>(null);
  const surfaceId = chosen ?? theme;
  const surface = surfaceId === 'light' ? LIGHT_SURFACE : DARK_SURFACE;
  const samples = useRef<HTMLDivElement>(null);
  return (
    <GuideSection
      title="Elements"
      note={
        hasControls ? (
          <span className="no-print">Drag; everything here, and the export, follows.</span>
        ) : (
          'As the export draws them.'
        )
      }
      level={level}
    >
      <div
        ref={samples}
        className={hasControls ? 'grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px]' : ''}
      >
        <div className="min-w-0">
          <div className="no-print">
            <Segmented
              legend="Surface"
              value={surfaceId}
              segments={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
              onChange={setChosen}
            />
          </div>
          <div data-drawn-with="type buttons" className="sk-surface mt-4 grid gap-9 p-5 sm:p-8">
            <ButtonSamples colors={colors} />
            <LinkSamples colors={colors} />
            <div className="grid gap-x-8 gap-y-9 sm:grid-cols-2">
              <CardSample guide={guide} />
              <InputSamples guide={guide} />
            </div>
          </div>
        </div>
        {hasControls && (
          <div className="no-print lg:sticky lg:top-6">
            <div
              data-drawn-with="type buttons"
              className="sample-strip sk-surface mb-5"
              aria-hidden="true"
              inert
            >
              <SampleButton colorRole="primary" fill="solid" label="Solid" />
              <SampleButton colorRole="primary" fill="outline" label="Outline" />
            </div>
            <ButtonControls guide={guide} settingsAtom={settingsAtom} />
          </div>
        )}
      </div>
      <ElementVariables
        target={samples}
        guide={guide}
        surface={surface}
        vision={vision}
        settingsAtom={settingsAtom}
      />
    </GuideSection>
  );
}

interface ElementVariablesProps extends Pick<ElementsSectionProps, 'guide' | 'vision' | 'settingsAtom'> {
  readonly target: RefObject<HTMLElement | null>;
  readonly surface: Surface;
}

/** Writes the colours onto the samples; apart from them, so that no sample is drawn anew while a slider is dragged. */
function ElementVariables({ target, guide, surface, vision, settingsAtom }: ElementVariablesProps) {
  const { primaryHover, secondaryHover, accentHover } = useAtomValue(settingsAtom).buttons;
  const variables = useMemo(() => {
    const hovers = { primaryHover, secondaryHover, accentHover };
    return toElementVariables(guide, hovers, surface, vision);
  }, [guide, primaryHover, secondaryHover, accentHover, surface, vision]);
  useLayoutEffect(() => {
    writeVariables(target.current?.querySelectorAll<HTMLElement>('.sk-surface') ?? [], variables);
  }, [target, variables]);
  return null;
}
