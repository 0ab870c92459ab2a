import { createContext, useContext } from 'react';
import type { Language } from '#domain/language.ts';
import { useText } from '../page/text.ts';

/** What the log-in over a page needs to know. */
export type SignInNeeds = {
  /** The name of the other provider of accounts; null when there is none. */
  readonly outside: string | null;
  /** The shortest new password, in characters. */
  readonly min: number;
};

/** Renders the log-in, on the server; null in the browser. It comes from outside, so that no page loads its styles. */
export const SignInRendering = createContext<((lang: Language, needs: SignInNeeds) => string) | null>(null);

type Props = SignInNeeds & {
  /** The stylesheet that is loaded with it. */
  readonly styles: string;
};

/** The log-in that every page has at hand for whatever needs an account (`enhance/needs-account.ts`). */
export const SignInTemplate = ({ styles, ...needs }: Props) => {
  const render = useContext(SignInRendering);
  const { lang } = useText();
  return (
    <template
      id="sign-in"
      data-styles={styles}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it (`account/rendered-sign-in.tsx`)
      dangerouslySetInnerHTML={{ __html: render?.(lang, needs) ?? '' }}
      suppressHydrationWarning
    />
  );
};
