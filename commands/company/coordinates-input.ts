import { z } from 'zod';
import { type Coordinate, companyEvents, coordinate } from '#domain/company/company.events.ts';

const webAddress = z.url({ protocol: /^https?$/, hostname: /\./ });
const accountName = /^@?[\w.-]+$/;

/** Whether a text begins with a scheme; digits after a colon are a port (`example.com:80`). */
const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const withScheme = (text: string): string => (hasScheme.test(text) ? text : `https://${text}`);

const sites: readonly string[] = ['website', 'facebook', 'twitter', 'instagram', 'linkedin', 'jumia', 'tiktok'];

type Read = { readonly value: string } | { readonly fault: 'url' | 'email' };

/**
 * The value of what was written as an e-mail address or a site; phone numbers stay as they are. A site must be a web
 * address, or the name of an account on its network; `https://` is added to `example.com`. An e-mail address must be
 * valid.
 */
export const readCoordinate = (type: Coordinate['type'], written: string): Read => {
  if (type === 'email') return z.email().safeParse(written).success ? { value: written } : { fault: 'email' };
  if (!sites.includes(type) || (type !== 'website' && accountName.test(written))) return { value: written };
  const address = withScheme(written);
  return webAddress.safeParse(address).success && address.length <= 500 ? { value: address } : { fault: 'url' };
};

/** A way to reach a company, as commands receive it. */
const coordinateInput = coordinate.transform((input, context) => {
  const read = readCoordinate(input.type, input.value);
  if ('value' in read) return { ...input, value: read.value };
  context.issues.push({ code: 'invalid_format', format: read.fault, input: input.value, path: ['value'] });
  return input;
});

export const coordinatesInput = companyEvents.CompanyCoordinatesListed.schema.extend({
  coordinates: z.array(coordinateInput).max(60),
});
