import { z } from 'zod';

/** The id of an account, and of the person whose key encrypts its personal fields. */
export const accountId = z.uuid();
