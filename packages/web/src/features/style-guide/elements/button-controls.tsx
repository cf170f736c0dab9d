import { findFont, type Guide, initialSettings } from '@stylekit/engine';
import { BUTTON_RANGES, BUTTON_WEIGHTS, type ButtonSettings, toRadiusRem } from '@stylekit/engine/stylesheet';
import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';
import { Slider } from '../../../ui/slider.tsx';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { HoverControls } from './hover-controls.tsx';

interface ButtonControlsProps {
  readonly guide: Guide;
  readonly settingsAtom: SettingsAtom;
}

type SliderKey = keyof typeof BUTTON_RANGES;

const SLIDERS: readonly { key: SliderKey; label: string; toText: (value: number) => string }[] = [
  { key: 'borderRadius', label: 'Corner radius', toText: (value) => `${toRadiusRem(value)} rem` },
  { key: 'fontSizePx', label: 'Font size', toText: (value) => `${value} px` },
  { key: 'borderWidthPx', label: 'Border width', toText: (value) => `${value} px` },
  { key: 'paddingXRem', label: 'Padding X', toText: (value) => `${value.toFixed(1)} rem` },
  { key: 'paddingYRem', label: 'Padding Y', toText: (value) => `${value.toFixed(1)} rem` },
];

/** The button settings. Changes apply immediately and are stored per guide. */
export function ButtonControls({ guide, settingsAtom }: ButtonControlsProps) {
  const [{ buttons }, change] = useAtom(settingsAtom);
  const initial = initialSettings(guide).buttons;
  const set = useCallback(
    (part: Partial<ButtonSettings>) => change((old) => ({ ...old, buttons: { ...old.buttons, ...part } })),
    [change],
  );
  return (
    <div className="grid gap-5">
      {SLIDERS.map(({ key, label, toText }) => (
        <Slider
          key={key}
          label={label}
          range={BUTTON_RANGES[key]}
          value={buttons[key]}
          toText={toText}
          onChange={(value) => set({ [key]: value })}
        />
      ))}
      <Segmented
        legend="Font"
        value={buttons.fontFamily}
        segments={[
          { value: 'header', label: 'Header' },
          { value: 'body', label: 'Body' },
        ]}
        onChange={(fontFamily) => set({ fontFamily })}
      />
      <Segmented
        legend="Weight"
        value={String(buttons.fontWeight)}
        segments={weightSegments(guide.fonts[buttons.fontFamily].name, buttons.fontWeight)}
        onChange={(weight) => {
          const fontWeight = BUTTON_WEIGHTS.find((each) => String(each) === weight);
          if (fontWeight !== undefined) set({ fontWeight });
        }}
      />
      <HoverControls
        primaryHover={buttons.primaryHover}
        secondaryHover={buttons.secondaryHover}
        accentHover={buttons.accentHover}
        onChange={set}
      />
      <button
        type="button"
        className="text-button justify-self-start"
        disabled={JSON.stringify(buttons) === JSON.stringify(initial)}
        onClick={() => set(initial)}
      >
        Reset buttons
      </button>
    </div>
  );
}

/** The four weights. Weights that the font lacks are disabled, except for the selected one. */
function weightSegments(familyName: string, current: number) {
  const availableWeights: readonly number[] | undefined = findFont(familyName)?.weights;
  return BUTTON_WEIGHTS.map((weight) => {
    const isMissing =
      availableWeights !== undefined && !availableWeights.includes(weight) && weight !== current;
    const segment = { value: String(weight), label: String(weight) };
    return isMissing ? { ...segment, unavailable: `${familyName} has no weight ${weight}` } : segment;
  });
}
