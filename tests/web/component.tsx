import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Language } from '#domain/language.ts';
import { intlOf } from '#web/page/intl.ts';

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

/**
 * Renders a component as a page in `lang` does, for whoever uses it as a person would: `user` types and presses. The file
 * that calls it begins with `// @vitest-environment happy-dom`. What is logged as an error fails the test.
 */
export const rendered = (component: ReactNode, lang: Language = 'fr') => ({
  user: userEvent.setup(),
  ...render(component, {
    wrapper: ({ children }) => <RawIntlProvider value={intlOf(lang)}>{children}</RawIntlProvider>,
  }),
});
