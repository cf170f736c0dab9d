import { type Guide, readableText } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import {
  guideRamps,
  type MeasuredRamp,
  type MeasuredStep,
  RAMP_STEPS,
  type StepContrast,
} from '@stylekit/engine/export';
import { useEffect, useMemo, useState } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';
import { SETTLE_MS } from './use-export-text.ts';

type Background = keyof StepContrast;

const BACKGROUNDS = [
  { value: 'light', label: 'Light surface' },
  { value: 'dark', label: 'Dark surface' },
  { value: 'white', label: 'White' },
  { value: 'black', label: 'Black' },
] as const satisfies readonly { value: Background; label: string }[];

/** The ramps that the export contains: code and contrast of each step. */
export function RampTable({ guide }: { readonly guide: Guide }) {
  const settled = useSettled(guide);
  const { colors, semantic } = useMemo(() => guideRamps(settled), [settled]);
  const [background, setBackground] = useState<Background>('light');
  return (
    <>
      <Segmented legend="Contrast with" segments={BACKGROUNDS} value={background} onChange={setBackground} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard */}
      <section className="matrix-frame mt-4" tabIndex={0} aria-label="Ramps">
        <table className="matrix ramps">
          <caption className="sr-only">Code and WCAG 2.2 contrast ratio of each step of every ramp</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Color</span>
              </th>
              {RAMP_STEPS.map((step) => (
                <th key={step} scope="col">
                  {step}
                </th>
              ))}
            </tr>
          </thead>
          {[colors, semantic].map((group) => (
            <tbody key={Object.keys(group)[0]}>
              {Object.entries(group).map(([name, ramp]) => (
                <RampRow key={name} name={name} ramp={ramp} background={background} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p className="note mt-2">The framed step is the color itself. Ratios are rounded down.</p>
    </>
  );
}

interface RampRowProps {
  readonly name: string;
  readonly ramp: MeasuredRamp;
  readonly background: Background;
}

function RampRow({ name, ramp, background }: RampRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {ramp.steps.map((step) => (
        <StepCell key={step.step} step={step} isBase={step.step === ramp.base} background={background} />
      ))}
    </tr>
  );
}

interface StepCellProps {
  readonly step: MeasuredStep;
  readonly isBase: boolean;
  readonly background: Background;
}

function StepCell({ step: { hex, contrast }, isBase, background }: StepCellProps) {
  return (
    <td style={{ backgroundColor: hex, color: readableText(hex) }}>
      <span className="ramp-step" data-base={isBase}>
        {hex.slice(1)}
        <span className="block">{formatRatio(contrast[background])}</span>
        {isBase && <span className="sr-only">, the color itself</span>}
      </span>
    </td>
  );
}

/** The guide once it stops changing, because ramps take too long to be computed for each move in the color picker. */
function useSettled(guide: Guide): Guide {
  const [settled, setSettled] = useState(guide);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(guide), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [guide]);
  return settled;
}
