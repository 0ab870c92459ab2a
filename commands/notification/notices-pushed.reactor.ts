import type { Notice } from '#domain/notification/notice.ts';
import { noticeKinds } from '#domain/notification/notice-kinds.ts';
import { allNotices } from '#domain/notification/notices/all-notices.ts';
import type { Intent, Occurred, Reactor } from '#infra/reactions/reactor.ts';

const pushOf = ({ id }: Occurred<never>, { to, kind, about, mail }: Notice): Intent => {
  const { companyId, reviewId, contract, holder } = about;
  return {
    key: `${id}/${mail.as}/push`,
    kind: 'push',
    template: mail.template ?? noticeKinds[kind].mail,
    to,
    about: { ...mail.about, eventId: id },
    shown: {
      kind,
      ...(companyId && { companyId }),
      ...(reviewId && { reviewId }),
      ...(contract && { contract }),
      ...(holder && { holder }),
    },
    delayS: mail.delayS ?? 0,
  };
};

/** A push message for every notice, with its mail: no sooner where an undo can stop it. */
export const noticesPushed: Reactor = {
  name: 'notices-pushed',
  on: Object.fromEntries(
    Object.entries(allNotices).map(([type, noticesOf]) => [
      type,
      (event: Occurred<never>): Intent[] => (noticesOf(event).tell ?? []).map((notice) => pushOf(event, notice)),
    ]),
  ),
};
