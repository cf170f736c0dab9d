import type { Guide } from '@stylekit/engine';
import { oklchToHex } from '@stylekit/engine/color';
import { memo, useMemo } from 'react';
import { type WheelPoint, wheelPoints } from './palette-figures.ts';
import { toDisplayHex, type Vision } from './view-colors.ts';

const RING = { segments: 120, lightness: 0.72, chroma: 0.12, outer: 100, inner: 92 };
/** The rim of the wheel is the maximum chroma of the palette, rounded up to this step. */
const CHROMA_STEP = 0.05;
const WHEEL_RADIUS = 78;

interface HarmonyWheelProps {
  readonly guide: Guide;
  readonly vision: Vision;
}

/** The palette on the OKLCH hue wheel: the angle is the hue, the radius the chroma. */
export const HarmonyWheel = memo(function HarmonyWheel({ guide, vision }: HarmonyWheelProps) {
  const points = useMemo(() => wheelPoints(guide), [guide]);
  const ring = useMemo(() => ringSegments(vision), [vision]);
  const outerChroma = useMemo(() => toOuterChroma(points), [points]);
  return (
    <figure className="m-0 max-w-55">
      <svg
        viewBox="-104 -104 208 208"
        role="img"
        aria-label={describe(points)}
        className="swatch block w-full"
      >
        {ring.map(({ path, fill }) => (
          <path key={path} d={path} fill={fill} />
        ))}
        <g stroke="var(--ui-border)" fill="none">
          <circle r={WHEEL_RADIUS / 2} />
          <circle r={WHEEL_RADIUS} />
          <line x1={-WHEEL_RADIUS} x2={WHEEL_RADIUS} />
          <line y1={-WHEEL_RADIUS} y2={WHEEL_RADIUS} />
        </g>
        {points.map((point) => (
          <WheelMarker
            key={point.role}
            point={point}
            outerChroma={outerChroma}
            fill={toDisplayHex(point.hex, vision)}
          />
        ))}
      </svg>
      <figcaption className="note mt-3 text-center">Hue · max chroma {outerChroma.toFixed(2)}</figcaption>
    </figure>
  );
});

function toOuterChroma(points: readonly WheelPoint[]): number {
  const maxChroma = Math.max(...points.map((point) => point.chroma));
  return Math.max(CHROMA_STEP, Math.ceil(maxChroma / CHROMA_STEP) * CHROMA_STEP);
}

interface WheelMarkerProps {
  readonly point: WheelPoint;
  readonly outerChroma: number;
  readonly fill: string;
}

function WheelMarker({ point, outerChroma, fill }: WheelMarkerProps) {
  const { x, y } = toPosition(point.hue, (point.chroma / outerChroma) * WHEEL_RADIUS);
  const isPrimary = point.role === 'primary';
  const radius = radiusOf(point.role);
  return (
    <g>
      {!point.isGray && <line x2={x} y2={y} stroke="var(--ui-subtle)" strokeWidth={isPrimary ? 1.5 : 0.75} />}
      <circle cx={x} cy={y} r={radius + 2} fill="var(--ui-background)" />
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={fill}
        stroke="var(--ui-foreground)"
        strokeOpacity={0.4}
        strokeWidth={0.75}
      />
      <title>{toTitle(point)}</title>
    </g>
  );
}

function toTitle({ name, hue, isGray, role, fromPrimary }: WheelPoint): string {
  if (isGray) return `${name}, gray`;
  const position = role === 'primary' ? 'primary' : `${Math.round(fromPrimary)}° from the primary`;
  return `${name}, hue ${Math.round(hue)}°, ${position}`;
}

function radiusOf(role: string): number {
  if (role === 'primary') return 10;
  return role.startsWith('secondary') ? 7.5 : 6;
}

/** Hue 0 points right. Hues run counterclockwise, like in OKLab. */
function toPosition(hue: number, radius: number): { x: number; y: number } {
  const angle = (-hue * Math.PI) / 180;
  return { x: round(Math.cos(angle) * radius), y: round(Math.sin(angle) * radius) };
}

function ringSegments(vision: Vision): { path: string; fill: string }[] {
  const width = 360 / RING.segments;
  return Array.from({ length: RING.segments }, (_, index) => {
    const hue = index * width;
    // The overlap hides antialiasing seams between segments.
    const [a, b] = [hue, hue + width + 0.5];
    const [p, q] = [toPosition(a, RING.outer), toPosition(b, RING.outer)];
    const [r, s] = [toPosition(b, RING.inner), toPosition(a, RING.inner)];
    const fill = toDisplayHex(oklchToHex({ l: RING.lightness, c: RING.chroma, h: hue + width / 2 }), vision);
    return { path: `M${p.x} ${p.y}L${q.x} ${q.y}L${r.x} ${r.y}L${s.x} ${s.y}Z`, fill };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function describe(points: readonly WheelPoint[]): string {
  const hues = points.map(({ name, hue, isGray }) =>
    isGray ? `${name} gray` : `${name} ${Math.round(hue)}°`,
  );
  return `Hue wheel. ${hues.join(', ')}.`;
}
