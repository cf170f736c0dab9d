import { fitGamut, maxChroma } from '@stylekit/engine/color';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type ColorPosition, clampShare, formatPercent, toPositionHex, withNudge } from './color-position.ts';

/** Width and height in pixels. The browser scales the image up, which keeps redraws under 2 ms. */
const RESOLUTION = 48;
const ARROWS: Readonly<Record<string, { axis: 'chroma' | 'lightness'; direction: 1 | -1 }>> = {
  ArrowRight: { axis: 'chroma', direction: 1 },
  ArrowLeft: { axis: 'chroma', direction: -1 },
  ArrowUp: { axis: 'lightness', direction: 1 },
  ArrowDown: { axis: 'lightness', direction: -1 },
};

interface ColorAreaProps {
  readonly position: ColorPosition;
  readonly onMove: (position: ColorPosition) => void;
}

/**
 * Shows all colors of one hue: chroma on the x axis, lightness on the y axis. For assistive technology there are two
 * sliders. Only one is focusable, and its arrow keys change both axes.
 */
export function ColorArea({ position, onMove }: ColorAreaProps) {
  const focusTarget = useRef<HTMLInputElement>(null);
  const canvas = useHueCanvas(position.hue);
  // Measured when a drag begins, because measuring with every move would force a layout.
  const frame = useRef<DOMRect | null>(null);
  const moveTo = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    frame.current ??= currentTarget.getBoundingClientRect();
    const box = frame.current;
    const chroma = clampShare((clientX - box.left) / box.width);
    onMove({ ...position, chroma, lightness: clampShare(1 - (clientY - box.top) / box.height) });
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // The default action would move the focus away.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    focusTarget.current?.focus({ preventScroll: true });
    frame.current = null;
    moveTo(event);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    onMove(withNudge(position, arrow.axis, { direction: arrow.direction, isFine: event.shiftKey }));
  };
  return (
    <fieldset
      aria-label="Chroma and lightness"
      className="color-area"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} width={RESOLUTION} height={RESOLUTION} />
      <AxisSlider field={focusTarget} axis="chroma" position={position} onMove={onMove} />
      <AxisSlider axis="lightness" position={position} onMove={onMove} />
      <span
        className="color-thumb"
        aria-hidden="true"
        style={{
          left: `${clampShare(position.chroma) * 100}%`,
          top: `${(1 - position.lightness) * 100}%`,
          backgroundColor: toPositionHex(position),
        }}
      />
    </fieldset>
  );
}

interface AxisSliderProps extends ColorAreaProps {
  readonly axis: 'chroma' | 'lightness';
  /** Set for the focusable slider only, which is also focused when the popover opens. */
  readonly field?: RefObject<HTMLInputElement | null>;
}

function AxisSlider({ axis, position, onMove, field }: AxisSliderProps) {
  const { chroma, lightness } = position;
  useEffect(() => {
    // Popovers focus the element with this attribute, which React does not render.
    field?.current?.setAttribute('autofocus', '');
  }, [field]);
  return (
    <input
      ref={field}
      type="range"
      className="sr-only"
      tabIndex={field === undefined ? -1 : 0}
      aria-label={axis === 'chroma' ? 'Chroma' : 'Lightness'}
      aria-roledescription="2D slider"
      aria-orientation={axis === 'chroma' ? 'horizontal' : 'vertical'}
      aria-valuetext={`lightness ${formatPercent(lightness)}, chroma ${formatPercent(chroma)}`}
      min={0}
      max={100}
      value={Math.round(position[axis] * 100)}
      onChange={(event) => onMove({ ...position, [axis]: event.currentTarget.valueAsNumber / 100 })}
    />
  );
}

/** Draws the colors of a hue when the hue changes, in a task of its own, so that the thumbs follow the pointer first. */
function useHueCanvas(hue: number): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const next = useRef(hue);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    next.current = hue;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      drawHue(canvas.current, next.current);
    }, 0);
  }, [hue]);
  return canvas;
}

function drawHue(canvas: HTMLCanvasElement | null, hue: number): void {
  const context = canvas?.getContext('2d');
  if (context === null || context === undefined) return;
  const image = context.createImageData(RESOLUTION, RESOLUTION);
  for (let row = 0; row < RESOLUTION; row += 1) {
    const lightness = 1 - (row + 0.5) / RESOLUTION;
    const max = maxChroma(lightness, hue);
    for (let column = 0; column < RESOLUTION; column += 1) {
      const { r, g, b } = fitGamut({ l: lightness, c: (max * (column + 0.5)) / RESOLUTION, h: hue });
      image.data.set([r * 255, g * 255, b * 255, 255], (row * RESOLUTION + column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
}
