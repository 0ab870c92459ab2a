import { accessLetters } from '#commands/account/access-letters.ts';
import { alertLetters } from '#commands/alert/alert-letters.ts';
import { companyLetters } from '#commands/company/company-letters.ts';
import { jobApplicationLetters } from '#commands/company/job-application-letters.ts';
import { photoLetters } from '#commands/company/photo-letters.ts';
import { givenContractLetters } from '#commands/contract/given-contract-letters.ts';
import { renewalLetters } from '#commands/contract/renewal-letters.ts';
import { reportLetters } from '#commands/moderation/report-letters.ts';
import { confirmationLetters } from '#commands/profile/confirmation-letters.ts';
import { reviewLetters } from '#commands/review/review-letters.ts';
import type { NoticeMailName } from '#domain/notification/notice-kinds.ts';
import type { Reading } from '../event-store/stream-state.ts';
import type { Letters } from '../mail/perform-mail.ts';

/** The mail values of each notice. The compiler demands an entry for every notice. */
export const noticeLetters = (reading: Reading): Readonly<Record<NoticeMailName, Letters[string]>> => ({
  ...reviewLetters(reading),
  ...accessLetters(reading),
  ...reportLetters(reading),
  ...companyLetters(reading),
  ...photoLetters(reading),
  ...alertLetters(reading),
  ...confirmationLetters(reading),
  ...jobApplicationLetters(reading),
  ...renewalLetters(reading),
  ...givenContractLetters(reading),
});
