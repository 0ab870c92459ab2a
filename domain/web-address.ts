/** A web address as it is typed with `https://` before it where it has no scheme: people write `facebook.com/awa`. */
export const withScheme = (text: string): string => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);

/** Whether what was typed is the address of a page. Without zod, so that a form in the browser tells the same. */
export const isWebAddress = (typed: string): boolean => {
  const text = withScheme(typed.trim());
  return /^https?:\/\//.test(text) && URL.canParse(text);
};
