import type { RouterContextProvider } from 'react-router';
import type { OwnFiles } from '#infra/documents/own-files.ts';
import { ownFilesContext } from '../page/server-context.ts';

/** The bytes of a file that came with a form; nothing when none was chosen. */
export const fileIn = async (form: FormData, name: string): Promise<Uint8Array | null> => {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
};

type Kind = Parameters<OwnFiles['takeImage']>[1];

/** Keeps the photo of a form as the person's own, and answers with its id. */
export const takeImage = async (
  context: Readonly<RouterContextProvider>,
  accountId: string,
  kind: Kind,
  bytes: Uint8Array,
  crop = '',
): Promise<string> => (await context.get(ownFilesContext).takeImage(accountId, kind, bytes, crop)).id;
