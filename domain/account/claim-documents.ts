/** How many papers one person may send for one page. */
export const mostClaimDocuments = 5;
/** How heavy one may be, in MB: a photo from a phone. */
export const mostClaimDocumentMb = 8;
/** In days: how long they are kept once the request is answered, for somebody who asks why. */
export const claimDocumentDays = 30;
