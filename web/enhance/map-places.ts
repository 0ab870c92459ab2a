/** A company on the map. */
export type Point = readonly [id: number, name: string, lat: number, lng: number];
export type Spot = { readonly x: number; readonly y: number };

export const tilePx = 256;
const thumbPx = 46;
export const closest = 18;
export const farthest = 2;

/** Where a place lies on the flat world of `zoom`, in px from its north-western corner. */
export const spotOf = (lat: number, lng: number, zoom: number): Spot => {
  const size = tilePx * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return { x: ((lng + 180) / 360) * size, y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size };
};

type Cluster = { readonly points: Point[]; readonly at: Spot };

/** Points that thumbs could not tell apart at `zoom` stand together, at the place of the first. */
export const clustered = (points: readonly Point[], zoom: number): readonly Cluster[] => {
  const clusters: Cluster[] = [];
  for (const point of points) {
    const [, , lat, lng] = point;
    const at = spotOf(lat, lng, zoom);
    const near = clusters.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < thumbPx);
    if (near) near.points.push(point);
    else clusters.push({ points: [point], at });
  }
  return clusters;
};

export const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The closest zoom that shows all points in so many px, with room around them. */
export const zoomFor = (points: readonly Point[], width: number, height: number): number => {
  for (let zoom = 16; zoom > farthest; zoom--) {
    const spots = points.map(([, , lat, lng]) => spotOf(lat, lng, zoom));
    if (spread(spots.map(({ x }) => x)) < width - 80 && spread(spots.map(({ y }) => y)) < height - 80) return zoom;
  }
  return farthest;
};
