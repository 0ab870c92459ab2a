import { element, word } from '../client/words.ts';
import { chosenCountry } from './country-memory.ts';
import type { Content } from './dropdown.ts';

type Country = { readonly code: string; readonly name: string; readonly count: number };

const lang = document.documentElement.lang;

/** What is asked for stays when the country changes, but for what only one country has. */
const ofOnePlace = ['where', 'city', 'district', 'near', 'radius', 'page', 'sort'];

/** Where a country leads: its results where results are shown, with the same question; else its home page. */
const pathOf = (code: string, results: string | undefined): string => {
  if (!results) return `${lang === 'en' ? '/en/' : '/'}${code.toLowerCase()}`;
  const asked = new URLSearchParams(location.search);
  for (const name of ofOnePlace) asked.delete(name);
  return `${results}/${code.toLowerCase()}${asked.size > 0 ? `?${asked}` : ''}`;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The countries of the directory, the one that the visitor chose before first, and a field that narrows them. */
export const countryMenu: Content = async (link, signal) => {
  const answer = await fetch(`/api/countries?lang=${lang}`, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const { countries } = (await answer.json()) as { countries: readonly Country[] };
  const leadsTo = ({ code }: Country) => pathOf(code, link.dataset.results);
  const entry = (country: Country): HTMLElement => {
    const to = element('a', { href: leadsTo(country), 'data-code': country.code }, country.name);
    if (location.pathname === to.pathname) to.ariaCurrent = 'page';
    if (country.count > 0) {
      const count = country.count.toLocaleString(lang);
      const seen = element('span', { 'aria-hidden': 'true' }, count);
      const heard = element('span', { class: 'sr' }, word(country.count === 1 ? 'company' : 'companies', { count }));
      to.append(' ', element('small', { class: 'num' }, seen, heard));
    }
    return element('li', {}, to);
  };
  const menu = element('ul', { class: 'country-list', 'aria-label': word('countries') });
  const entries = countries.map((country) => ({ key: plain(country.name), item: entry(country) }));
  const chosen = countries.find(({ code }) => code === chosenCountry());
  if (chosen && location.pathname !== pathOf(chosen.code, link.dataset.results).split('?')[0]) {
    const to = { href: leadsTo(chosen), 'data-code': chosen.code };
    const back = element('a', to, word('myCountry', { country: chosen.name }));
    menu.append(element('li', { class: 'chosen' }, back));
  }
  menu.append(...entries.map(({ item }) => item));
  menu.append(element('li', { class: 'all' }, element('a', { href: link.href }, word('allCountries'))));

  const said = element('p', { class: 'small muted', role: 'status' });
  const field = element('input', {
    type: 'search',
    class: 'control',
    autocomplete: 'off',
    'aria-label': word('narrowCountries'),
    placeholder: word('narrowCountries'),
  });
  const narrow = (): void => {
    const typed = plain(field.value.trim());
    const fits = entries.filter(({ key, item }) => {
      item.hidden = !key.includes(typed);
      return !item.hidden;
    });
    said.textContent = word(fits.length === 1 ? 'country' : 'countriesFound', { count: String(fits.length) });
  };
  field.addEventListener('input', narrow);
  field.addEventListener('keydown', (event) => {
    const [first] = entries.filter(({ item }) => !item.hidden);
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const to = first?.item.querySelector('a');
    if (event.key === 'Enter' && field.value.trim()) to?.click();
    else to?.focus();
  });
  // said once it is on the page
  setTimeout(narrow);
  return element('div', {}, field, said, menu);
};
