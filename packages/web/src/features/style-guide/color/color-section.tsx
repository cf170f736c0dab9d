import type { Guide } from '@stylekit/engine';
import type { ReactNode } from 'react';
import { GuideSection } from '../guide-section.tsx';
import { ContrastMatrix } from './contrast-matrix.tsx';
import { HarmonyNotes } from './harmony-notes.tsx';
import { HarmonyWheel } from './harmony-wheel.tsx';
import { Palette } from './palette.tsx';
import type { ViewColor, Vision } from './view-colors.ts';
import { VisionSwitch } from './vision-switch.tsx';

interface ColorSectionProps {
  readonly guide: Guide;
  readonly colors: readonly ViewColor[];
  readonly vision: Vision;
  readonly onVision: (vision: Vision) => void;
  readonly level: 2 | 3;
  /** The controls of the editor. */
  readonly children?: ReactNode;
}

/** The palette with a color-vision simulation, harmony and explanations. */
export function ColorSection({ guide, colors, vision, onVision, level, children }: ColorSectionProps) {
  return (
    <GuideSection section="colors" note={paletteNote(colors)} level={level}>
      <VisionSwitch vision={vision} onChange={onVision} />
      <div className="edit-part mt-5">
        <Palette colors={colors} />
      </div>
      {children}
      <div className="edit-part mt-12 grid items-start gap-x-12 gap-y-8 sm:grid-cols-[200px_minmax(0,1fr)]">
        <HarmonyWheel guide={guide} vision={vision} />
        <HarmonyNotes guide={guide} vision={vision} level={level === 2 ? 3 : 4} />
      </div>
    </GuideSection>
  );
}

/** The contrast of all color pairs. */
export function ContrastSection({ colors, level }: Pick<ColorSectionProps, 'colors' | 'level'>) {
  return (
    <GuideSection
      section="contrast"
      note="AA and AAA: any text. “large”: 24 px or bold 19 px only. Faint: don’t use. Ratios are rounded down."
      level={level}
    >
      <ContrastMatrix colors={colors} />
    </GuideSection>
  );
}

function paletteNote(colors: readonly ViewColor[]): ReactNode {
  const passing = colors.filter((color) => color.ratio >= 4.5).length;
  const claim =
    passing === colors.length
      ? 'All pass AA with black or white text.'
      : `${passing} pass AA with black or white text.`;
  return (
    <>
      Seven colors. {claim} <span className="no-print">Click a value to copy it.</span>
    </>
  );
}
