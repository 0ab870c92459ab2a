import { chosenCountry } from './country-memory.ts';
import type { Content } from './dropdown.ts';
import { element, word } from './words.ts';

type Country = { readonly code: string; readonly name: string; readonly count: number };

const lang = document.documentElement.lang;
const pathOf = (code: string) => `${lang === 'en' ? '/en/' : '/'}${code.toLowerCase()}`;

const entry = ({ code, name, count }: Country): Node => {
  const link = element('a', { href: pathOf(code) }, name);
  if (location.pathname === pathOf(code)) link.ariaCurrent = 'page';
  if (count > 0) link.append(' ', element('small', { class: 'num' }, count.toLocaleString(lang)));
  return element('li', {}, link);
};

/** The countries of the directory, the one that the visitor chose before first. */
export const countryMenu: Content = async (link, signal) => {
  const answer = await fetch(`/api/countries?lang=${lang}`, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const { countries } = (await answer.json()) as { countries: readonly Country[] };
  const menu = element('ul', { class: 'country-list', 'aria-label': link.textContent?.trim() ?? '' });
  const chosen = countries.find(({ code }) => code === chosenCountry());
  if (chosen && location.pathname !== pathOf(chosen.code)) {
    const back = element('a', { href: pathOf(chosen.code) }, word('myCountry', { country: chosen.name }));
    menu.append(element('li', { class: 'chosen' }, back));
  }
  menu.append(...countries.map(entry));
  menu.append(element('li', { class: 'all' }, element('a', { href: link.href }, word('allCountries'))));
  return menu;
};
