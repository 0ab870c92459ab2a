/** The address that `mailto:` opens a letter to; nothing in it can add a header or another recipient. */
export const mailLink = (address: string, said: { readonly subject?: string; readonly body?: string } = {}): string => {
  const fields = Object.entries(said).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
};

/** What may be followed: an address of the web; undefined for all else, such as scripts. */
export const webLink = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined;
