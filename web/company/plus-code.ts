import { OpenLocationCode } from 'open-location-code';

const codes = new OpenLocationCode();

/** The Plus Code of a point, some 14 m wide: an address for places that have none, made here and looked up nowhere. */
export const plusCode = (lat: number, lng: number): string => codes.encode(lat, lng);
