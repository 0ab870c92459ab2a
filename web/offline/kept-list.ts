export type KeptCompany = { readonly path: string; readonly name: string };

/** The offline page as the answer to a form: it was not sent. */
export const withUnsent = (html: string): string => html.replace(/(<p id="not-sent"[^>]*?) hidden(?:="")?/, '$1');

/** The offline page with the companies that the device keeps, those seen last first. Names are HTML already. */
export const withStored = (html: string, companies: readonly KeptCompany[]): string => {
  if (companies.length === 0) return html;
  const items = companies.map(({ path, name }) => `<li><a href="${path}" dir="auto">${name}</a></li>`).join('');
  return html
    .replace(/(<ul id="kept-companies"[^>]*>)<\/ul>/, (_, list: string) => `${list}${items}</ul>`)
    .replace(/(<section id="kept"[^>]*?) hidden(?:="")?/, '$1')
    .replace('<p id="none-kept"', '<p id="none-kept" hidden');
};
