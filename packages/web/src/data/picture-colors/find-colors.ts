import { hexToOklch, toHex } from '@stylekit/engine/color';
import { clusterPoints, type Point } from './cluster-points.ts';

/** A color of a picture. */
export interface PictureColor {
  /** `#C4532F` */
  readonly hex: string;
  /** The part of the picture that has about this color, 0–1. */
  readonly share: number;
}

/** Why a picture offers no color. */
export type NoColor = 'gray' | 'transparent';

/** Below this OKLCH chroma, a color looks gray. */
const MIN_CHROMA = 0.03;
/** Smaller parts of a picture are noise. */
const MIN_SHARE = 0.002;
const MAX_COLORS = 6;
/** Pixels with less opacity, of 255, belong to the background. */
const MIN_ALPHA = 128;
/** A single code that fills this part of its cluster is a flat color, which is offered exactly. */
const FLAT_SHARE = 0.25;
/** Bits per channel of the bins in which pixels are counted before they are clustered. */
const BIN_BITS = 4;

/**
 * The colors of a picture, the best primary color first: the one that is both vivid and large. The others follow by
 * their share. The same pixels always give the same colors.
 *
 * @param pixels sRGB pixels, four bytes each: red, green, blue and alpha
 */
export function findPictureColors(pixels: Uint8ClampedArray): readonly PictureColor[] | NoColor {
  const points = countColors(pixels);
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 'transparent';
  const colors = clusterPoints(points)
    .map((cluster) => toColor(cluster, total))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share || (a.hex < b.hex ? -1 : 1));
  const primary = colors
    .filter(({ chroma }) => chroma >= MIN_CHROMA)
    .reduce<Measured | null>(
      (best, color) => (best === null || scoreOf(color) > scoreOf(best) ? color : best),
      null,
    );
  if (primary === null) return 'gray';
  const others = colors.filter((color) => color !== primary);
  return [primary, ...others].slice(0, MAX_COLORS).map(({ hex, share }) => ({ hex, share }));
}

interface Measured extends PictureColor {
  readonly chroma: number;
}

/** Vivid counts more than large: logos are mostly background. */
function scoreOf({ chroma, share }: Measured): number {
  return chroma * share ** 0.35;
}

function toColor(cluster: readonly CountedPoint[], total: number): Measured {
  const weight = cluster.reduce((sum, point) => sum + point.weight, 0);
  const flat = cluster.reduce((best, point) => (point.codeCount > best.codeCount ? point : best));
  const hex = flat.codeCount >= weight * FLAT_SHARE ? toCode(flat.code) : meanOf(cluster, weight);
  return { hex, share: weight / total, chroma: hexToOklch(hex).c };
}

function meanOf(cluster: readonly CountedPoint[], weight: number): string {
  const mean = (channel: 0 | 1 | 2) =>
    cluster.reduce((sum, { rgb, weight: count }) => sum + rgb[channel] * count, 0) / weight / 255;
  return toHex({ r: mean(0), g: mean(1), b: mean(2) });
}

/** The pixels of a bin: nearly one color. */
interface CountedPoint extends Point {
  /** The mean channels, 0–255. */
  readonly rgb: readonly [number, number, number];
  /** The most frequent code of the bin, as a number, and its count. */
  readonly code: number;
  readonly codeCount: number;
}

function countColors(pixels: Uint8ClampedArray): CountedPoint[] {
  const counts = new Map<number, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < MIN_ALPHA) continue;
    const code = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const bins = new Map<number, [code: number, count: number][]>();
  for (const entry of counts) {
    const bin = toBin(entry[0]);
    const codes = bins.get(bin);
    if (codes === undefined) bins.set(bin, [entry]);
    else codes.push(entry);
  }
  // Sorted, so that the order of pixels does not matter.
  return [...bins].sort(([a], [b]) => a - b).map(([, codes]) => toPoint(codes));
}

function toBin(code: number): number {
  const [r, g, b] = toChannels(code).map((channel) => channel >> (8 - BIN_BITS));
  return ((r ?? 0) << (2 * BIN_BITS)) | ((g ?? 0) << BIN_BITS) | (b ?? 0);
}

function toPoint(codes: readonly (readonly [number, number])[]): CountedPoint {
  const sums = [0, 0, 0];
  let weight = 0;
  let [code, codeCount] = [0, 0];
  for (const [each, count] of codes) {
    weight += count;
    toChannels(each).forEach((channel, at) => {
      sums[at] = (sums[at] ?? 0) + channel * count;
    });
    if (count > codeCount || (count === codeCount && each < code)) [code, codeCount] = [each, count];
  }
  const rgb = sums.map((sum) => sum / weight) as [number, number, number];
  const { l, c, h } = hexToOklch(toHex({ r: rgb[0] / 255, g: rgb[1] / 255, b: rgb[2] / 255 }));
  const hue = (h * Math.PI) / 180;
  return { position: [l, c * Math.cos(hue), c * Math.sin(hue)], weight, rgb, code, codeCount };
}

function toChannels(code: number): readonly [number, number, number] {
  return [code >> 16, (code >> 8) & 255, code & 255];
}

function toCode(code: number): string {
  return `#${code.toString(16).padStart(6, '0').toUpperCase()}`;
}
