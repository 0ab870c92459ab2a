import type { Pool } from 'pg';
import { personKeys, unseal } from '../keys/person-keys.ts';
import { Hopeless, type Perform } from '../reactions/perform.ts';
import { boundToSms, type DirectSms, type SealedSms } from './queue-sms.ts';
import { renderSms } from './render-sms.ts';
import { type SendSms, Unsendable } from './sms.ts';

type Needs = { readonly pool: Pool; readonly send: SendSms };

/** Performs intents of the kind `sms`. */
export const performSms =
  ({ pool, send }: Needs): Perform =>
  async ({ key, data, person, sealed }) => {
    const secret = person && (await personKeys(pool).find([person])).get(person);
    if (!secret || !sealed) return 'dropped';
    const { to, values } = unseal(secret, boundToSms(key), sealed) as SealedSms;
    const text = renderSms((data as Pick<DirectSms, 'template'>).template, to, values);
    try {
      await send({ key, to: to.phone, text });
    } catch (error) {
      throw error instanceof Unsendable ? new Hopeless(error.message) : error;
    }
    return 'done';
  };
