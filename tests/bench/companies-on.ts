/** The paths of the companies that a page of results lists. */
export const companiesOn = async (url: string, list: string): Promise<readonly string[]> => {
  const page = await (await fetch(url + list)).text();
  return [...new Set(page.match(/\/(entreprise|en\/company)\/\d+-[a-z0-9-]+(?=")/g))];
};
