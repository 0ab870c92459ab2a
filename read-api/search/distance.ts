const earthKm = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export type Point = { readonly lat: number; readonly lng: number };

/** Kilometres over the ground between two points. */
export const kmBetween = (a: Point, b: Point): number => {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** The same in SQL, between the columns `lat`, `lng` and a point given as two expressions. */
export const haversineKm = (lat: string, lng: string): string =>
  `(2 * ${earthKm} * asin(least(1, sqrt(power(sin(radians(lat - ${lat}) / 2), 2) + cos(radians(${lat})) * cos(radians(lat)) * power(sin(radians(lng - ${lng}) / 2), 2)))))`;
