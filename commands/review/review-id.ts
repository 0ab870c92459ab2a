import { v5 as uuidV5 } from 'uuid';

const reviewIds = '5f0b8f0e-7f5e-4a34-9c0b-0d8a3c1d9b57';

/** The id of a review, from its author and its company, so that a person has one review of a company. */
export const reviewIdOf = (authorId: string, companyId: number): string =>
  uuidV5(`${authorId}/${companyId}`, reviewIds);
