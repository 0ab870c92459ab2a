import type { IntlShape } from 'react-intl';
import type { Language } from '#domain/language.ts';
import type about from '#locales/fr/about.json';
import type account from '#locales/fr/account.json';
import type admin from '#locales/fr/admin.json';
import type alert from '#locales/fr/alert.json';
import type audit from '#locales/fr/audit.json';
import type companyContent from '#locales/fr/company-content.json';
import type companyPage from '#locales/fr/company-page.json';
import type contract from '#locales/fr/contract.json';
import type contracts from '#locales/fr/contracts.json';
import type edit from '#locales/fr/edit.json';
import type home from '#locales/fr/home.json';
import type mail from '#locales/fr/mail.json';
import type mailbox from '#locales/fr/mailbox.json';
import type media from '#locales/fr/media.json';
import type moderation from '#locales/fr/moderation.json';
import type notification from '#locales/fr/notification.json';
import type phone from '#locales/fr/phone.json';
import type privacy from '#locales/fr/privacy.json';
import type problem from '#locales/fr/problem.json';
import type profile from '#locales/fr/profile.json';
import type rejectionsAccount from '#locales/fr/rejections.account.json';
import type companyRejections from '#locales/fr/rejections.company.json';
import type profileRejections from '#locales/fr/rejections.profile.json';
import type results from '#locales/fr/results.json';
import type review from '#locales/fr/review.json';
import type sales from '#locales/fr/sales.json';
import type share from '#locales/fr/share.json';
import type shell from '#locales/fr/shell.json';
import type validation from '#locales/fr/validation.json';
import type web from '#locales/fr/web.json';
import { intl } from '#locales/messages.ts';

export type MessageId =
  | keyof typeof about
  | keyof typeof account
  | keyof typeof alert
  | keyof typeof admin
  | keyof typeof audit
  | keyof typeof mail
  | keyof typeof mailbox
  | keyof typeof moderation
  | keyof typeof notification
  | keyof typeof phone
  | keyof typeof profile
  | keyof typeof privacy
  | keyof typeof web
  | keyof typeof review
  | keyof typeof sales
  | keyof typeof share
  | keyof typeof shell
  | keyof typeof home
  | keyof typeof results
  | keyof typeof media
  | keyof typeof problem
  | keyof typeof companyContent
  | keyof typeof companyPage
  | keyof typeof companyRejections
  | keyof typeof contract
  | keyof typeof contracts
  | keyof typeof edit
  | keyof typeof profileRejections
  | keyof typeof rejectionsAccount
  | keyof typeof validation;

export const intlOf = (lang: Language): IntlShape => intl[lang];
