import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages } from '#domain/language.ts';
import { type PageName, pages } from './addresses/pages.ts';
import { movedPatterns } from './addresses/paths.ts';

const routesOf = (name: PageName): RouteConfigEntry[] => {
  const { file, ...paths } = pages[name];
  return file === null ? [] : languages.map((lang) => route(paths[lang], file, { id: `${name}.${lang}` }));
};

const moved = (name: keyof typeof movedPatterns, file: string): RouteConfigEntry[] =>
  languages.flatMap((lang) =>
    movedPatterns[name][lang].map((path, index) => route(path, file, { id: `${name}.moved.${lang}.${index}` })),
  );

export default [
  ...(Object.keys(pages) as PageName[]).flatMap(routesOf),
  route('/login/check', 'account/login.tsx', { id: 'login-check.fr' }),
  route('/en/login/check', 'account/login.tsx', { id: 'login-check.en' }),
  ...moved('results', 'results/results-moved.ts'),
  route('/manifest.webmanifest', 'offline/manifest.ts', { id: 'manifest.fr' }),
  route('/en/manifest.webmanifest', 'offline/manifest.ts', { id: 'manifest.en' }),
  route('/ui', 'ui/parts/parts-page.tsx', { id: 'parts.fr' }),
  route('/en/ui', 'ui/parts/parts-page.tsx', { id: 'parts.en' }),
  route('*', 'error/not-found.tsx'),
] satisfies RouteConfig;
