/** What somebody can report a thing for. */
export const reportTypes = [
  'violent',
  'racist',
  'defamatory',
  'adult',
  'fake',
  'closed',
  'wrong_info',
  'spam',
] as const;
export type ReportType = (typeof reportTypes)[number];

/** The kinds of things that can be reported. Each has the id that its own context uses. */
export const reportedKinds = ['review', 'company', 'post', 'comment', 'profile', 'media', 'message'] as const;
