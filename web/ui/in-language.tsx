import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useText } from '../page/text.ts';

/** React Aria says its own words (`Suggestions`, `Dismiss`) in the language of the page, not in that of the browser. */
export const InLanguage = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={useText().lang}>{children}</I18nProvider>
);
