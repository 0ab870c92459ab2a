import { z } from 'zod';
import { companyEvents, coordinate } from '#domain/company/company.events.ts';

const webAddress = z.url({ protocol: /^https?$/, hostname: /\./ });
const accountName = /^@?[\w.-]+$/;

/** A scheme at the beginning; what follows the name of a site after a colon may be a port. */
const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const withScheme = (text: string): string => (hasScheme.test(text) ? text : `https://${text}`);

const sites: readonly string[] = ['website', 'facebook', 'twitter', 'instagram', 'linkedin', 'jumia', 'tiktok'];

/**
 * A way to reach a company, as it may be asked for: sites lead to the web and nowhere else (or name an account on the
 * network), and an address is one that mail is sent to. People write `example.com`.
 */
const coordinateAsked = coordinate.transform((asked, context) => {
  const { type, value } = asked;
  const refuse = (format: 'url' | 'email') =>
    context.issues.push({ code: 'invalid_format', format, input: value, path: ['value'] });
  if (type === 'email' && !z.email().safeParse(value).success) refuse('email');
  if (!sites.includes(type) || (type !== 'website' && accountName.test(value))) return asked;
  const address = withScheme(value);
  if (!webAddress.safeParse(address).success || address.length > 500) refuse('url');
  return { ...asked, value: address };
});

export const coordinatesAsked = companyEvents.CompanyCoordinatesListed.schema.extend({
  coordinates: z.array(coordinateAsked).max(60),
});
