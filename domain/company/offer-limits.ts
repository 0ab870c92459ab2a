/** How many products a company may have, and how many open job offers. */
export const mostProducts = 200;
export const mostJobs = 50;

/** How many days a job offer may be open from now. */
export const longestDays = 180;
/** The most plannings of a company: its usual week and those for a time. */
export const maxPlannings = 20;
