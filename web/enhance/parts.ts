import type { ComponentType } from 'react';
import type { Language } from '#domain/language.ts';

/** The parts of public pages that live in the browser, by the name that their `Island` gives. */
export const parts: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  favourites: () => import('./card-parts.ts').then(({ FavouriteList }) => FavouriteList),
  gallery: () => import('../company/photo-gallery.tsx').then(({ PhotoGallery }) => PhotoGallery),
  heart: () => import('./card-parts.ts').then(({ Heart }) => Heart),
  phone: () => import('./card-parts.ts').then(({ CallLink }) => CallLink),
  'problem-form': () => import('../moderation/problem-form.tsx').then(({ ProblemForm }) => ProblemForm),
  products: () => import('../company/product-sheets.tsx').then(({ ProductSheets }) => ProductSheets),
  'quote-bar': () => import('../quote/quote-bar.tsx').then(({ QuoteBar }) => QuoteBar),
  'quote-form': () => import('../quote/need-form.tsx').then(({ NeedForm }) => NeedForm),
  'quote-tick': () => import('../quote/quote-tick.tsx').then(({ QuoteTick }) => QuoteTick),
  'report-form': () => import('../moderation/report-form.tsx').then(({ ReportForm }) => ReportForm),
  toasts: () => import('../ui/toasts.tsx').then(({ Toasts }) => Toasts),
  bell: () => import('../notification/bell.tsx').then(({ Bell }) => Bell),
  'country-menu': () => import('../shell/country-menu.tsx').then(({ CountryMenu }) => CountryMenu),
  'filter-bar': () => import('../results/filter-bar.tsx').then(({ FilterBar }) => FilterBar),
  'review-dialog': () => import('../review/review-dialog.tsx').then(({ ReviewDialog }) => ReviewDialog),
  'sign-in': () => import('../account/sign-in-on-page.tsx').then(({ SignInOnPage }) => SignInOnPage),
  'sign-in-dialog': () => import('../account/sign-in-dialog.tsx').then(({ SignInDialog }) => SignInDialog),
  'register-profile': () => import('../account/register-form.tsx').then(({ RegisterForm }) => RegisterForm),
  'register-company': () =>
    import('../account/register-company-form.tsx').then(({ RegisterCompanyForm }) => RegisterCompanyForm),
  'register-confirmation': () => import('../account/confirm-form.tsx').then(({ ConfirmForm }) => ConfirmForm),
  'review-form': () => import('../review/review-on-page.tsx').then(({ ReviewOnPage }) => ReviewOnPage),
  'search-form': () => import('../ui/search-form.tsx').then(({ SearchForm }) => SearchForm),
  'sort-form': () => import('../results/sort-form.tsx').then(({ SortForm }) => SortForm),
};

const texts: Readonly<Record<Language, () => Promise<unknown>>> = {
  fr: () => import('virtual:messages/fr/island'),
  en: () => import('virtual:messages/en/island'),
};

export const languageHere = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'fr');

/** Asks for what the part in `place` is made of, and its texts, while what brings it to life is still on its way. */
export const fetchPart = ({ dataset }: HTMLElement): void => {
  if (import.meta.env.DEV) return; // there, no component may come before what replaces it when its file is saved
  const loads = [parts[dataset.island ?? ''], texts[languageHere()]];
  for (const load of loads) load?.().catch(() => {}); // whoever brings it to life is told
};
