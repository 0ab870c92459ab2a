import { z } from 'zod';
import { levels, roles } from '#domain/actor.ts';
import { typedNumber } from '#domain/typed-number.ts';

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).or(z.literal('')).optional();

/** The filter of the list of accounts. Empty fields do not filter. */
export const accountFilter = z.object({
  q: z.string().max(200).trim().default(''),
  /** The account that was chosen, instead of what `q` finds. */
  account: z.uuid().or(z.literal('')).optional(),
  registeredBy: oneOf(['site', 'admin']),
  confirmed: oneOf(['yes', 'no']),
  role: oneOf(roles),
  level: oneOf(levels),
  blocked: oneOf(['yes', 'no']),
  manages: oneOf(['yes', 'no']),
  /** Manages a company that is called so, or has this number. */
  company: z.string().max(200).trim().optional(),
  /** The company that was chosen, instead of what `company` finds. */
  companyId: z
    .string()
    .regex(/^\d{0,9}$/)
    .optional(),
  /** Signed in within this number of days, or never. */
  seen: oneOf(['7', '30', '365', 'never']),
  ip: z.string().max(60).trim().default(''),
  page: typedNumber(z.int().min(1).max(100_000)).default(1),
});

export type AccountFilter = z.infer<typeof accountFilter>;
