import { z } from 'zod';
import { isPersonName, isPlainName } from './name-signs.ts';
import { line } from './text.ts';

/**
 * A person's name as it is typed. Mails to other people show it, so it has no link, address, phone number or message.
 * Names that were stored before this rule are read with the schemas of their events.
 */
export const typedPersonName = line(80).pipe(z.stringFormat('person-name', isPersonName));

/** The name of something, such as a company: no link and no e-mail address; `Jumia.ci` is a name. */
export const typedName = (max: number) => line(max).pipe(z.stringFormat('plain-name', isPlainName));
