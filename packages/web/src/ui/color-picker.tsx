import { maxChroma, oklchToHex } from '@stylekit/engine/color';
import type { CSSProperties, KeyboardEvent } from 'react';
import { ColorArea } from './color-area.tsx';
import { type ColorPosition, formatHue, formatPercent, withNudge } from './color-position.ts';
import { hasEyeDropper, pickScreenColor } from './eye-dropper.ts';
import { useColorPosition } from './use-color-position.ts';

interface ColorPickerProps {
  /** The text as typed. If it is not a color, the picker keeps its own position. */
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

/** An OKLCH color picker limited to the sRGB gamut. */
export function ColorPicker({ value, onChange }: ColorPickerProps) {
  const { hex, position, move } = useColorPosition(value, onChange);
  const pickFromScreen = async () => {
    const picked = await pickScreenColor();
    if (picked !== null) onChange(picked);
  };
  return (
    <div className="grid gap-3">
      <ColorArea position={position} onMove={move} />
      <HueSlider position={position} onMove={move} />
      <div className="flex min-h-7 items-center justify-between gap-3">
        <p className="code m-0 flex gap-3 text-muted" aria-hidden="true">
          <span>L {formatPercent(position.lightness)}</span>
          <span>C {formatPercent(position.chroma)}</span>
          <span>H {formatHue(position.hue)}</span>
        </p>
        {hasEyeDropper() && (
          <button
            type="button"
            className="icon-button color-dropper"
            aria-label="Pick a color from the screen"
            title="Pick a color from the screen"
            onClick={() => void pickFromScreen()}
          >
            <span className="i-lucide-pipette" aria-hidden="true" />
          </button>
        )}
      </div>
      <span className="sr-only" role="status">
        {hex === null ? 'No color selected' : hex}
      </span>
    </div>
  );
}

interface HueSliderProps {
  readonly position: ColorPosition;
  readonly onMove: (position: ColorPosition) => void;
}

const HUE_STOPS = Array.from({ length: 13 }, (_, index) => {
  const hue = index * 30;
  return oklchToHex({ l: 0.72, c: Math.min(0.16, maxChroma(0.72, hue)), h: hue });
});
const HUE_TRACK = `linear-gradient(to right, ${HUE_STOPS.join(', ')})`;
const ARROWS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

function HueSlider({ position, onMove }: HueSliderProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onMove(withNudge(position, 'hue', { direction, isFine: event.shiftKey }));
  };
  return (
    <input
      type="range"
      className="hue-slider"
      aria-label="Hue"
      aria-valuetext={formatHue(position.hue)}
      min={0}
      max={360}
      value={Math.round(position.hue)}
      onKeyDown={onKeyDown}
      onChange={(event) => onMove({ ...position, hue: event.currentTarget.valueAsNumber })}
      style={{ '--hues': HUE_TRACK } as CSSProperties}
    />
  );
}
