import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../access/secret.ts';

/** Ids of uploaded files that contain a keyed mark of the owner, so that nobody can use another person's file. */
export type FileOwners = {
  /** A new name for a file of `owner`: 22 letters of base64url. */
  newId(owner: string): string;
  /** The name of the file that `owner` sends under `key`: always the same one, so that what is sent twice is stored once. */
  idFor(owner: string, key: string): string;
  isOf(owner: string, id: string): boolean;
};

const randomLetters = 12;
const idLength = 22;

/** A file uploaded for one `purpose` cannot be used for another. Stored names: do not change. */
export const fileOwners = (secret: Secret, purpose: 'own-file' | 'company-file'): FileOwners => {
  const marked = (owner: string, letters: string): string =>
    letters +
    secret
      .hash(`${purpose}/${owner}/${letters}`)
      .toString('base64url')
      .slice(0, idLength - randomLetters);
  return {
    newId: (owner) => marked(owner, randomBytes(9).toString('base64url')),
    idFor: (owner, key) =>
      marked(owner, secret.hash(`${purpose}-key/${owner}/${key}`).toString('base64url').slice(0, randomLetters)),
    isOf(owner, id) {
      const [given, expected] = [Buffer.from(id), Buffer.from(marked(owner, id.slice(0, randomLetters)))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
