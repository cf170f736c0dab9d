import type { Guide } from '@stylekit/engine';
import { MULTIPLIER_RANGE } from '@stylekit/engine/stylesheet';
import { useAtom } from 'jotai';
import { memo, type ReactNode } from 'react';
import { Slider } from '../../../ui/slider.tsx';
import { GuideSection } from '../guide-section.tsx';
import { MeasuredValues } from '../measured-values.tsx';
import { SaveStatus } from '../settings/save-status.tsx';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { FontSpecimen } from './font-specimen.tsx';
import { TypeLevels } from './type-levels.tsx';
import './type.css';

interface TypeSectionProps {
  readonly guide: Guide;
  /** The id of the stylesheet of the samples. */
  readonly sheetId: string;
  readonly tileId: string;
  readonly settingsAtom: SettingsAtom;
  readonly hasControls: boolean;
  readonly level: 2 | 3;
  /** The controls of the editor. */
  readonly children?: ReactNode;
}

/** The font specimens and the type scale. */
export const TypeSection = memo(function TypeSection(props: TypeSectionProps) {
  const { guide, sheetId, tileId, settingsAtom, hasControls, level, children } = props;
  const { header, body, explanation } = guide.fonts;
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  const names = header.name === body.name ? header.name : `${header.name} and ${body.name}`;
  return (
    <GuideSection section="type" note={`${names}, in their available weights.`} level={level}>
      <div data-guide-sheet={sheetId} className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        <FontSpecimen kind="header" font={header} sample={guide.exampleTitle} />
        <FontSpecimen kind="body" font={body} sample={guide.exampleText} />
      </div>
      {children}
      <div className="mt-8">
        <Heading className="font-display text-heading-xs leading-snug">{explanation.title}</Heading>
        <p className="mt-2 max-w-measure text-prose leading-loose text-muted">{explanation.content}</p>
        <MeasuredValues measures={explanation.measured} />
      </div>
      {hasControls && <ScaleControl tileId={tileId} settingsAtom={settingsAtom} />}
      <TypeLevels guide={guide} sheetId={sheetId} settingsAtom={settingsAtom} hasControls={hasControls} />
    </GuideSection>
  );
});

function ScaleControl({ tileId, settingsAtom }: Pick<TypeSectionProps, 'tileId' | 'settingsAtom'>) {
  const [settings, change] = useAtom(settingsAtom);
  const { multiplier, sizesRem } = settings.typography;
  const isChanged = multiplier !== MULTIPLIER_RANGE.default || Object.keys(sizesRem).length > 0;
  return (
    <div className="no-print mt-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b border-border pb-4">
      <div className="w-full max-w-75">
        <Slider
          label="Type scale"
          range={MULTIPLIER_RANGE}
          value={multiplier}
          toText={(value) => `× ${value.toFixed(2)}`}
          onChange={(value) =>
            change((old) => ({ ...old, typography: { ...old.typography, multiplier: value } }))
          }
        />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <SaveStatus tileId={tileId} />
        <button
          type="button"
          className="text-button"
          disabled={!isChanged}
          onClick={() =>
            change((old) => ({ ...old, typography: { multiplier: MULTIPLIER_RANGE.default, sizesRem: {} } }))
          }
        >
          Reset type sizes
        </button>
      </div>
    </div>
  );
}
