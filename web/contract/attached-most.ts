/** How heavy the PDF of a contract may be, in MB: a scan of some pages. */
export const mostAttachedMb = 8;
