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
    const code = link && countryOfLink(link.pathname);
    if (!code) return;
    try {
      localStorage.setItem(key, code);
    } catch {
      // the device keeps nothing: the link leads there all the same
    }
  });
};

/** On the home page of all countries the first of the quick links leads to the one chosen before; nothing moves. */
export const offerCountry = (link: HTMLAnchorElement): void => {
  const code = chosenCountry();
  const known = [...document.querySelectorAll<HTMLAnchorElement>('.countries a')].find(
    ({ pathname }) => countryOfLink(pathname) === code,
  );
  const name = known?.firstChild?.textContent?.trim();
  if (!known || !name) return;
  link.textContent = name;
  link.href = known.href;
  link.classList.add('mine');
};
