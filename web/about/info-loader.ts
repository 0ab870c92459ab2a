import type { RouterContextProvider } from 'react-router';
import { addressOf } from '../page/address-of.ts';
import { originOf } from '../page/head.ts';
import { operatorContext } from '../page/server-context.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** What every page about Sokoni needs: where it stands, and who runs it. */
export const infoLoader = ({ request, context }: Asked) => ({
  origin: originOf(context, addressOf(request)),
  operator: context.get(operatorContext),
});
