const earthKm = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export type Point = { readonly lat: number; readonly lng: number };

/** Returns the distance between two points in kilometres. */
export const kmBetween = (a: Point, b: Point): number => {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Returns the SQL for the distance in kilometres between the columns `lat`, `lng` and a point (two expressions). */
export const haversineKm = (lat: string, lng: string): string =>
  `(2 * ${earthKm} * asin(least(1, sqrt(power(sin(radians(lat - ${lat}) / 2), 2) + cos(radians(${lat})) * cos(radians(lat)) * power(sin(radians(lng - ${lng}) / 2), 2)))))`;
