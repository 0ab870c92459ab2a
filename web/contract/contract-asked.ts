import { data, type RouterContextProvider } from 'react-router';
import type { Viewer } from '#domain/account/viewer.ts';
import {
  mayAddToContracts,
  mayAssignContracts,
  mayDeleteContracts,
  mayDeliverContracts,
  mayNoteOnContracts,
  mayReadContracts,
  maySignContracts,
} from '#domain/contract/contract.permissions.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';

export type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** Who works with contracts. A visitor is sent to log in; whoever else asks is told that it is not theirs. */
export const contractStaff = ({ request, context }: Asked, may: (actor: Viewer) => boolean = mayReadContracts) => {
  const lang = languageOf(addressOf(request).pathname);
  const viewer = viewerOrSignIn({ request, context, lang });
  if (!may(viewer)) throw data(null, { status: 403 });
  return { viewer, lang };
};

export type May = Readonly<Record<'sign' | 'deliver' | 'add' | 'note' | 'assign' | 'remove', boolean>>;

/** What the viewer may do with a contract: a commercial changes their own ones alone. */
export const mayOf = (viewer: Viewer, commercial: string): May => {
  const own = viewer.role !== 'commercial' || viewer.id === commercial;
  return {
    sign: own && maySignContracts(viewer),
    deliver: own && mayDeliverContracts(viewer),
    add: own && mayAddToContracts(viewer),
    note: own && mayNoteOnContracts(viewer),
    assign: mayAssignContracts(viewer),
    remove: mayDeleteContracts(viewer),
  };
};

export const today = (at: Date): string => at.toISOString().slice(0, 10);
