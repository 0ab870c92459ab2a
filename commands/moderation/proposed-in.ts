import type { ProposedChange } from '#domain/company/company.events.ts';
import type { CompanyState } from '#domain/company/company.ts';
import { phoneTypes } from '#domain/company/phone-types.ts';
import { refuse } from '#domain/moderation/problem.rejections.ts';
import type { ProblemKind } from '#domain/moderation/problem-kinds.ts';
import { maskedPhone } from '#web/phone/phone.ts';
import { e164 } from '../phone-number.ts';

/** What somebody wrote that the page should say, as the form sends it. */
export type Proposed = {
  readonly kind: ProblemKind;
  /** The number that is wrong, as the page shows it: without its end. */
  readonly number: string | null;
  /** The number that would be right. */
  readonly right: string | null;
  readonly address: string | null;
  /** A latitude and a longitude, or the link of a map that has them. */
  readonly pin: string | null;
};

type Sections = Extract<CompanyState, { status: 'registered' }>['sections'];

const degrees = /(-?\d{1,2}\.\d{3,})\s*(?:,|%2C|;|\s|\/)\s*(-?\d{1,3}\.\d{3,})/gi;

/** The place that a text names: two numbers with a point, latitude first; the last two of a map's link. */
const pinIn = (text: string): { readonly lat: number; readonly lng: number } => {
  const [, lat, lng] = [...text.matchAll(degrees)].at(-1) ?? [];
  const pin = { lat: Number(lat), lng: Number(lng) };
  if (!(Math.abs(pin.lat) <= 90 && Math.abs(pin.lng) <= 180)) throw refuse('pin-unreadable', {}, '/pin');
  return pin;
};

/**
 * Returns the change that a report proposes, with what the page says now; null when it is told in words alone. Throws a
 * `Rejection` for a number or a place that cannot be read, and for a number that the page does not show.
 */
export const proposedIn = (said: Proposed, sections: Sections): ProposedChange | null => {
  const { place } = sections.CompanyRelocated;
  if (said.kind === 'wrong_number' && said.number) {
    const shown = sections.CompanyCoordinatesListed.coordinates.filter(
      (one) => one.public && phoneTypes.includes(one.type),
    );
    const named = shown.find(({ value }) => value === said.number || maskedPhone(value) === said.number);
    if (!named) throw refuse('number-unknown', {}, '/number');
    if (said.right === null) return { field: 'number', before: named.raw, after: null };
    const value = e164(said.right, { country: place.country });
    if (value === undefined) throw refuse('right-number-unreadable', {}, '/right');
    return { field: 'number', before: named.raw, after: { value, raw: said.right } };
  }
  if (said.kind === 'moved' && said.address) return { field: 'address', before: place.address, after: said.address };
  if (said.kind !== 'wrong_pin' || !said.pin) return null;
  const { lat, lng } = place;
  return { field: 'pin', before: lat === null || lng === null ? null : { lat, lng }, after: pinIn(said.pin) };
};
