/** A weighted point in OKLab. */
export interface Point {
  /** L 0–1, a and b about −0.4 to 0.4. */
  readonly position: Position;
  readonly weight: number;
}

type Position = readonly [number, number, number];

const MAX_CLUSTERS = 9;
const MAX_ROUNDS = 16;
/** Centers nearer than this in OKLab look like one color. */
const MIN_DISTANCE = 0.07;

/**
 * Groups points into at most nine clusters with k-means. It is deterministic: the first center is the heaviest point,
 * and each next one the point that is far from all centers for its weight.
 *
 * @see https://en.wikipedia.org/wiki/K-means%2B%2B
 */
export function clusterPoints<P extends Point>(points: readonly P[]): P[][] {
  let centers = chooseCenters(points);
  let clusters = assign(points, centers);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const moved = clusters.map(meanOf);
    if (moved.every((center, at) => isSame(center, centers[at]))) break;
    centers = moved;
    clusters = assign(points, centers);
  }
  return mergeNear(clusters);
}

function chooseCenters(points: readonly Point[]): Position[] {
  const [first] = points.toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return [];
  const centers = [first.position];
  const distances = points.map(({ position }) => squaredDistance(position, first.position));
  while (centers.length < MAX_CLUSTERS) {
    // The square root of the weight, so that a small vivid part gets a center as well.
    const scores = points.map(({ weight }, at) => (distances[at] ?? 0) * Math.sqrt(weight));
    const best = scores.indexOf(Math.max(...scores));
    const center = points[best]?.position;
    if (center === undefined || (distances[best] ?? 0) < MIN_DISTANCE ** 2) break;
    centers.push(center);
    points.forEach(({ position }, at) => {
      distances[at] = Math.min(distances[at] ?? 0, squaredDistance(position, center));
    });
  }
  return centers;
}

/** The clusters of the centers, without empty ones. */
function assign<P extends Point>(points: readonly P[], centers: readonly Position[]): P[][] {
  const clusters: P[][] = centers.map(() => []);
  for (const point of points) {
    const distances = centers.map((center) => squaredDistance(point.position, center));
    clusters[distances.indexOf(Math.min(...distances))]?.push(point);
  }
  return clusters.filter((cluster) => cluster.length > 0);
}

function mergeNear<P extends Point>(clusters: readonly P[][]): P[][] {
  const merged: P[][] = [];
  for (const cluster of clusters) {
    const center = meanOf(cluster);
    const near = merged.find((other) => squaredDistance(meanOf(other), center) < MIN_DISTANCE ** 2);
    if (near === undefined) merged.push([...cluster]);
    else near.push(...cluster);
  }
  return merged;
}

function meanOf(points: readonly Point[]): Position {
  const sum = [0, 0, 0];
  let total = 0;
  for (const { position, weight } of points) {
    total += weight;
    position.forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value * weight;
    });
  }
  const [l = 0, a = 0, b = 0] = sum;
  return [l / total, a / total, b / total];
}

function isSame(a: Position, b: Position | undefined): boolean {
  return b !== undefined && squaredDistance(a, b) < 1e-12;
}

function squaredDistance(a: Position, b: Position): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
