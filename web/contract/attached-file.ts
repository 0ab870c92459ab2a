import { data, type RouterContextProvider } from 'react-router';
import type { Viewer } from '#domain/account/viewer.ts';
import { ownFilesContext, readApiContext } from '../page/server-context.ts';
import { fileIn } from '../profile/taken.ts';
import { mostAttachedMb } from './attached-most.ts';
import { mayOf } from './contract-asked.ts';

/**
 * Stores the PDF that came with a form as a file of the contract, and returns its id. Throws a `Rejection` for what is
 * no PDF that we take; nothing is stored for those who may not change the contract.
 */
export const attachedFile = async (
  context: Readonly<RouterContextProvider>,
  number: string,
  viewer: Viewer,
  form: FormData,
): Promise<string> => {
  const contract = await context.get(readApiContext).contractPage(number, { viewer, now: new Date() });
  if (contract?.status !== 'signed') throw data(null, { status: 404 });
  if (!mayOf(viewer, contract.commercial.id).add) throw data(null, { status: 403 });
  const bytes = (await fileIn(form, 'file')) ?? new Uint8Array();
  const { id } = await context.get(ownFilesContext).takePdf(contract.id, bytes, mostAttachedMb * 1024 * 1024);
  return id;
};
