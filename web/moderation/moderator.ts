import { data, type RouterContextProvider } from 'react-router';
import { moderates } from '#domain/moderation/report.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** Who moderates. A visitor is sent to log in; whoever else asks is told that it is not theirs. */
export const moderatorOnly = ({ request, context }: Asked) => {
  const viewer = viewerOrSignIn({ request, context, lang: languageOf(addressOf(request).pathname) });
  if (!moderates(viewer)) throw data(null, { status: 403 });
  return viewer;
};
