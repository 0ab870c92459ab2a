import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import type { Language } from '#domain/language.ts';
import type { SignInNeeds } from '../client/sign-in-template.tsx';
import { intlOf } from '../page/intl.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { signInPaths } from './sign-in-paths.ts';

/** The same on every page: rendered once for each language. */
const rendered = new Map<string, string>();

/** The log-in over a page as an island that no page shows yet (`client/island.tsx`). */
export const renderedSignIn = (lang: Language, { outside, min }: SignInNeeds): string => {
  const props = { paths: signInPaths(lang, '', outside), min };
  const json = JSON.stringify(props);
  const key = lang + json;
  const known = rendered.get(key);
  if (known) return known;
  const html = renderToString(
    <RawIntlProvider value={intlOf(lang)}>
      <div className="island" data-island="sign-in-dialog" data-prefix="sign-in-" data-props={json}>
        <SignInDialog {...props} />
      </div>
    </RawIntlProvider>,
    { identifierPrefix: 'sign-in-' },
  );
  rendered.set(key, html);
  return html;
};
