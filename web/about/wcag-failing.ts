/** The criteria of WCAG 2.2, levels A and AA, that Sokoni does not meet yet, as `web/ACCESSIBILITY.md` finds. */
export const failingCriteria = [] as const;

/** How many criteria levels A and AA have. */
export const allCriteria = 55;
