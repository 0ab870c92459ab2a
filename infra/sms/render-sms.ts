import { translate } from '#locales/messages.ts';
import { gsmText, mostGsm } from './gsm-text.ts';
import type { SmsRecipient, SmsValues } from './sms.ts';

/** The text of a message in its reader's language; the name in it is cut short where it would be too long. */
export const renderSms = (template: string, to: SmsRecipient, values: SmsValues): string => {
  const say = (company: string): string => gsmText(translate(to.language, `sms.${template}`, { ...values, company }));
  const room = mostGsm - say('-').length + 1;
  return say(
    gsmText(values.company ?? '')
      .slice(0, room)
      .trim() || '-',
  );
};
