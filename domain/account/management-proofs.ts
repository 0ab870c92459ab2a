/**
 * How somebody who asks to manage a page shows that it is theirs: with a code that went to an e-mail address of the
 * page, or to a mobile of it, or in words to the team.
 */
export const managementProofs = ['email', 'phone', 'words'] as const;
export type ManagementProof = (typeof managementProofs)[number];

/** Whether it was shown with a code, and so needs no decision of the team unless a manager objects. */
export const isByCode = (proof: ManagementProof | 'none' | undefined): proof is 'email' | 'phone' =>
  proof === 'email' || proof === 'phone';
