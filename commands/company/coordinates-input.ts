import { z } from 'zod';
import { companyEvents, coordinate } from '#domain/company/company.events.ts';

const webAddress = z.url({ protocol: /^https?$/, hostname: /\./ });
const accountName = /^@?[\w.-]+$/;

/** Whether a text begins with a scheme; digits after a colon are a port (`example.com:80`). */
const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const withScheme = (text: string): string => (hasScheme.test(text) ? text : `https://${text}`);

const sites: readonly string[] = ['website', 'facebook', 'twitter', 'instagram', 'linkedin', 'jumia', 'tiktok'];

/**
 * A way to reach a company, as commands receive it. A site must be a web address, or the name of an account on its
 * network; `https://` is added to `example.com`. An e-mail address must be valid.
 */
const coordinateInput = coordinate.transform((input, context) => {
  const { type, value } = input;
  const refuse = (format: 'url' | 'email') =>
    context.issues.push({ code: 'invalid_format', format, input: value, path: ['value'] });
  if (type === 'email' && !z.email().safeParse(value).success) refuse('email');
  if (!sites.includes(type) || (type !== 'website' && accountName.test(value))) return input;
  const address = withScheme(value);
  if (!webAddress.safeParse(address).success || address.length > 500) refuse('url');
  return { ...input, value: address };
});

export const coordinatesInput = companyEvents.CompanyCoordinatesListed.schema.extend({
  coordinates: z.array(coordinateInput).max(60),
});
