/** Why moderators refuse a review. */
export const refusalReasons = [
  'no_experience',
  'off_topic',
  'insult',
  'hate',
  'adult',
  'defamatory',
  'personal_data',
  'advertising',
  'fake',
  'own_interest',
  'unreadable',
  'other',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
