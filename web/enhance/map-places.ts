/** A company on the map. */
export type Point = readonly [id: number, name: string, lat: number, lng: number];
export type Spot = { readonly x: number; readonly y: number };
/** An area in degrees: south, west, north, east. */
export type Area = readonly [south: number, west: number, north: number, east: number];
/** What is seen of the world. */
export type Sight = { readonly centre: Spot; readonly zoom: number };

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

/** The latitude and the longitude of a spot. */
const placeAt = ({ x, y }: Spot, zoom: number): readonly [number, number] => {
  const size = tilePx * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return [lat, (x / size) * 360 - 180];
};

const decimals = 1e4;
const rounded = (degrees: number): number => Math.round(degrees * decimals) / decimals;

/** The area of so many px around what is in the middle. */
export const areaOf = ({ centre: { x, y }, zoom }: Sight, width: number, height: number): Area => {
  const [north, west] = placeAt({ x: x - width / 2, y: y - height / 2 }, zoom);
  const [south, east] = placeAt({ x: x + width / 2, y: y + height / 2 }, zoom);
  return [rounded(south), rounded(Math.max(-180, west)), rounded(north), rounded(Math.min(180, east))];
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

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The closest zoom that shows all points in so many px, with room around them. */
export const zoomFor = (points: readonly Point[], width: number, height: number): number => {
  for (let zoom = 16; zoom > farthest; zoom--) {
    const spots = points.map(([, , lat, lng]) => spotOf(lat, lng, zoom));
    if (spread(spots.map(({ x }) => x)) < width - 80 && spread(spots.map(({ y }) => y)) < height - 80) return zoom;
  }
  return farthest;
};

const zoomTolerance = 0.05;

const sightOfArea = ([south, west, north, east]: Area, width: number, height: number): Sight => {
  const cornersAt = (zoom: number) => [spotOf(south, west, zoom), spotOf(north, east, zoom)];
  const [across, down] = [cornersAt(0).map(({ x }) => x), cornersAt(0).map(({ y }) => y)];
  const times = Math.min(width / spread(across), height / spread(down));
  const zoom = Math.min(closest, Math.max(farthest, Math.floor(Math.log2(times) + zoomTolerance)));
  const scale = 2 ** zoom;
  return { centre: { x: middle(across) * scale, y: middle(down) * scale }, zoom };
};

const sightOfPoints = (points: readonly Point[], width: number, height: number): Sight => {
  const zoom = zoomFor(points, width, height);
  const spots = points.map(([, , lat, lng]) => spotOf(lat, lng, zoom));
  return { centre: { x: middle(spots.map(({ x }) => x)), y: middle(spots.map(({ y }) => y)) }, zoom };
};

/** What a map of so many px shows first: the area, else all points. */
export const firstSight = (points: readonly Point[], area: Area | null, width: number, height: number): Sight =>
  area ? sightOfArea(area, width, height) : sightOfPoints(points, width, height);

/** Enough that a hand has meant it. */
const movedPx = 24;

export const isMoved = (from: Sight, to: Sight): boolean =>
  from.zoom !== to.zoom || Math.hypot(from.centre.x - to.centre.x, from.centre.y - to.centre.y) > movedPx;
