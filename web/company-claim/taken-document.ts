import type { RouterContextProvider } from 'react-router';
import { mostClaimDocumentMb } from '#domain/account/claim-documents.ts';
import { ownFilesContext } from '../page/server-context.ts';

const mostLetters = 120;

/** The name of a file, as one line. */
const titleOf = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ')
    .trim()
    .slice(0, mostLetters)
    .toWellFormed()
    .replaceAll('\uFFFD', '') || 'document';

/** The paper that was chosen in a form; null when there is none. */
export const chosenDocument = (form: FormData): File | null => {
  const file = form.get('file');
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null;
};

/** Stores a paper as the person's own. Throws a `Rejection` for what is none. */
export const takenDocument = async (
  context: Readonly<RouterContextProvider>,
  accountId: string,
  file: File | null,
): Promise<{ readonly title: string; readonly fileId: string }> => {
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
  const { id } = await context.get(ownFilesContext).takePaper(accountId, bytes, mostClaimDocumentMb * 1024 * 1024);
  return { title: titleOf(file?.name ?? ''), fileId: id };
};
