type Happened = {
  readonly type: string;
  readonly data: object;
  readonly metadata: { readonly actor: string; readonly actingFor?: string; readonly at: string };
};

/** The account that sent a photo to the directory, and when (ISO 8601). */
export type PhotoSender = { readonly sentBy: string; readonly sentAt: string };

type Arrived = Partial<PhotoSender> & { readonly image?: { readonly id: string } };

/**
 * Who sent the photo with this image, from the events of a company that shows it or showed it; of a photo that staff
 * moved there, who sent it to its first page. Undefined for a photo that never was on the page.
 */
export const senderIn = (events: readonly Happened[], imageId: string): PhotoSender | undefined => {
  const arrived = events.findLast(
    ({ type, data }) => type.startsWith('CompanyPhoto') && (data as Arrived).image?.id === imageId,
  );
  if (!arrived) return undefined;
  const { sentBy, sentAt } = arrived.data as Arrived;
  const { actor, actingFor, at } = arrived.metadata;
  return { sentBy: sentBy ?? actingFor ?? actor, sentAt: sentAt ?? at };
};
