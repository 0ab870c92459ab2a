import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from './addresses/paths.ts';
import { noteChosen } from './client/chosen-before.ts';
import { bareTitle } from './client/client-navigation.tsx';
import { loadMessagesOf } from './client/page-messages.client.ts';
import { textOf } from './page/text.ts';

const { pathname } = location;
const lang = languageOf(pathname);

/** Brings the page to life once its texts are there. */
const live = async (): Promise<void> => {
  await loadMessagesOf(lang, pathname);
  // React finds the title as it renders it; once the page lives, `ClientNavigation` puts it back
  document.title = bareTitle(document.title, `${textOf(lang).t('web.form.error')} `);
  noteChosen();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
};

type TrustedTypes = { createPolicy(name: 'default', rules: { createHTML(html: string): string }): unknown };
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
// the content policy lets no script write HTML. When React renders a page anew, it makes its script elements by such a
// write, and leaves them empty: they have run
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '<script></script>' ? html : '') });

// without its texts, cut off where the page is left, it stays what it is without script
live().catch(console.warn);
