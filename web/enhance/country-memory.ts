const key = 'sokoni.country';

/** The country that the visitor chose on this device, by its two capitals. Never sent anywhere. */
export const chosenCountry = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The country that a link leads to: `/ci` and `/en/ci` lead to CI. */
export const countryOfLink = (pathname: string): string | undefined =>
  /^(?:\/en)?\/(?!en$)([a-z]{2})$/.exec(pathname)?.[1]?.toUpperCase();

/** Remembers a country when the visitor follows a link to it in a list of countries. */
export const rememberCountry = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.countries a, .country-list a');
    const code = link && (link.dataset.code ?? countryOfLink(link.pathname));
    if (!code) return;
    try {
      localStorage.setItem(key, code);
    } catch {
      // the device keeps nothing: the link leads there all the same
    }
  });
};

/** On the home page of all countries a quick link leads to the country chosen before; what it says stays. */
export const offerCountry = (link: HTMLAnchorElement): void => {
  const code = chosenCountry();
  const known = [...document.querySelectorAll<HTMLAnchorElement>('.countries a')].some(
    ({ pathname }) => countryOfLink(pathname) === code,
  );
  if (code && known) link.setAttribute('href', `${link.pathname}/${code.toLowerCase()}${link.search}`);
};
