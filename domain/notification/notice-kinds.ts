import type { NotificationTopic } from './notification-topics.ts';

/** The pages that a notice can lead to; `web/addresses/notification-path.ts` gives their addresses. */
type NoticePage =
  | 'company'
  | 'company-reviews'
  | 'edit-company'
  | 'company-managers'
  | 'company-category'
  | 'claim-company'
  | 'company-photos'
  | 'reply-to-review'
  | 'own-reviews'
  | 'own-companies'
  | 'own-experiences'
  | 'confirmations'
  | 'job-offers'
  | 'company-contracts'
  | 'contracts'
  | 'sold-contract'
  | 'delivered-contract'
  | 'led-contract';

export type NoticeKind = {
  /** The topic with which people turn it on and off. */
  readonly topic: NotificationTopic;
  /** Its icon in the list, one of those in `web/ui/icon.tsx`. */
  readonly icon: 'alert' | 'bag' | 'chat' | 'check' | 'info' | 'photo' | 'shop' | 'star' | 'user' | 'verified';
  /** The colour of the toast. */
  readonly tone: 'success' | 'warning' | 'info';
  readonly page: NoticePage;
  /** The name of its mail in `locales/fr/mail.json` and `locales/en/mail.json`. */
  readonly mail: string;
  /** The name of its text message, `sms.<text>`, where it has one: only a kind of `alwaysTold`, for texts have no topics. */
  readonly text?: string;
  /** Whether many at a time are one toast, one mail and one push message that count them (`gatherS` in `notice.ts`). */
  readonly isGathered?: true;
};

/**
 * Every kind of notice. Its text is the message `notification.told.<kind>`, and `notices/<context>-notices.ts` says who
 * gets it. Kinds are stored: their names never change.
 */
export const noticeKinds = {
  published: {
    topic: 'review_outcome',
    icon: 'check',
    tone: 'success',
    page: 'company-reviews',
    mail: 'reviewPublished',
  },
  refused: { topic: 'review_outcome', icon: 'alert', tone: 'warning', page: 'own-reviews', mail: 'reviewRefused' },
  replied: { topic: 'review_reply', icon: 'chat', tone: 'info', page: 'company-reviews', mail: 'reviewReplied' },
  received: { topic: 'company_review', icon: 'star', tone: 'info', page: 'reply-to-review', mail: 'reviewReceived' },
  upheld: { topic: 'report_handled', icon: 'check', tone: 'success', page: 'company', mail: 'reportUpheld' },
  dismissed: { topic: 'report_handled', icon: 'info', tone: 'info', page: 'company', mail: 'reportDismissed' },
  corrected: { topic: 'report_handled', icon: 'check', tone: 'success', page: 'company', mail: 'problemCorrected' },
  unfounded: { topic: 'report_handled', icon: 'info', tone: 'info', page: 'company', mail: 'problemUnfounded' },
  asked: {
    topic: 'company_access',
    icon: 'user',
    tone: 'info',
    page: 'company-managers',
    mail: 'managementAsked',
    text: 'managementClaimed',
  },
  named: { topic: 'company_access', icon: 'user', tone: 'success', page: 'own-companies', mail: 'managerNamed' },
  declined: { topic: 'company_access', icon: 'info', tone: 'info', page: 'claim-company', mail: 'managementDeclined' },
  contested: {
    topic: 'company_access',
    icon: 'info',
    tone: 'info',
    page: 'claim-company',
    mail: 'managementContested',
  },
  unmanaged: { topic: 'company_access', icon: 'info', tone: 'info', page: 'own-companies', mail: 'managerRemoved' },
  category_approved: {
    topic: 'company_access',
    icon: 'check',
    tone: 'success',
    page: 'company-category',
    mail: 'categoryApproved',
  },
  category_refused: {
    topic: 'company_access',
    icon: 'alert',
    tone: 'warning',
    page: 'company-category',
    mail: 'categoryRefused',
  },
  company_approved: {
    topic: 'company_access',
    icon: 'check',
    tone: 'success',
    page: 'company',
    mail: 'companyApproved',
  },
  company_refused: {
    topic: 'company_access',
    icon: 'alert',
    tone: 'warning',
    page: 'edit-company',
    mail: 'companyRefused',
  },
  problem_reported: {
    topic: 'company_page',
    icon: 'alert',
    tone: 'warning',
    page: 'edit-company',
    mail: 'problemReported',
  },
  number_problem: {
    topic: 'company_page',
    icon: 'alert',
    tone: 'warning',
    page: 'edit-company',
    mail: 'numberProblem',
  },
  same_company_moved: {
    topic: 'company_page',
    icon: 'shop',
    tone: 'info',
    page: 'company',
    mail: 'sameCompanyMoved',
  },
  same_company_joined: {
    topic: 'company_page',
    icon: 'shop',
    tone: 'success',
    page: 'company',
    mail: 'sameCompanyJoined',
  },
  same_company_parted: {
    topic: 'company_page',
    icon: 'info',
    tone: 'info',
    page: 'company',
    mail: 'sameCompanyParted',
  },
  photo_shown: { topic: 'company_page', icon: 'photo', tone: 'success', page: 'company-photos', mail: 'photoShown' },
  photo_removed: {
    topic: 'company_page',
    icon: 'alert',
    tone: 'warning',
    page: 'company-photos',
    mail: 'photoRemoved',
  },
  photo_moved: { topic: 'company_page', icon: 'photo', tone: 'info', page: 'company-photos', mail: 'photoLetter' },
  found: { topic: 'search_alert', icon: 'shop', tone: 'info', page: 'company', mail: 'alertAnswered' },
  confirmation_asked: {
    topic: 'confirmation_asked',
    icon: 'bag',
    tone: 'info',
    page: 'confirmations',
    mail: 'confirmationAsked',
  },
  confirmed: {
    topic: 'confirmation_answered',
    icon: 'verified',
    tone: 'success',
    page: 'own-experiences',
    mail: 'experienceConfirmed',
  },
  unconfirmed: {
    topic: 'confirmation_answered',
    icon: 'info',
    tone: 'info',
    page: 'own-experiences',
    mail: 'experienceUnconfirmed',
  },
  renewal_asked: { topic: 'company_page', icon: 'chat', tone: 'info', page: 'contracts', mail: 'renewalAsked' },
  renewal_withdrawn: { topic: 'company_page', icon: 'info', tone: 'info', page: 'contracts', mail: 'renewalWithdrawn' },
  contract_renewed: {
    topic: 'company_page',
    icon: 'check',
    tone: 'success',
    page: 'company-contracts',
    mail: 'contractRenewed',
  },
  renewal_declined: {
    topic: 'company_page',
    icon: 'info',
    tone: 'info',
    page: 'company-contracts',
    mail: 'renewalDeclined',
  },
  contract_commercial: {
    topic: 'company_page',
    icon: 'bag',
    tone: 'info',
    page: 'sold-contract',
    mail: 'contractGiven',
    isGathered: true,
  },
  contract_production: {
    topic: 'company_page',
    icon: 'bag',
    tone: 'info',
    page: 'delivered-contract',
    mail: 'contractGiven',
    isGathered: true,
  },
  contract_lead: {
    topic: 'company_page',
    icon: 'bag',
    tone: 'info',
    page: 'led-contract',
    mail: 'contractGiven',
    isGathered: true,
  },
  job_applied: { topic: 'job_application', icon: 'bag', tone: 'info', page: 'job-offers', mail: 'jobApplied' },
} as const satisfies Readonly<Record<string, NoticeKind>>;

export type NoticeKindName = keyof typeof noticeKinds;

/** Nobody turns these off on any channel: somebody may be about to take a page over. */
export const alwaysTold: readonly NoticeKindName[] = ['asked', 'unmanaged'];

/** The names of the mails of notices; each needs a letter. */
export type NoticeMailName = (typeof noticeKinds)[NoticeKindName]['mail'] | 'reviewRefusedFinally';
