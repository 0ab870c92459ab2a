import type { ApprovalEvent } from '#domain/company/approval.events.ts';
import type { CategoryChangeEvent } from '#domain/company/category-change.events.ts';
import type { CompanyEvent } from '#domain/company/company.events.ts';
import { company, companyStream } from '#domain/company/company.ts';
import type { NumberProblemEvent } from '#domain/company/number-problem.events.ts';
import { numberProblems } from '#domain/company/number-problems.ts';
import type { SameCompanyEvent } from '#domain/company/same-company.events.ts';
import { type Message, stateAfter } from '#domain/decider.ts';
import { undoS } from '#domain/notification/notice.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { companyPath, editCompanyPath } from '#web/addresses/paths.ts';
import { letterOf } from '../notification/event-letters.ts';

const isSameAs = (events: readonly Message[], stays: number): boolean => {
  const state = stateAfter(company, events, company.initial);
  return state.status === 'registered' && state.same?.stays === stays;
};

/** Mails to the managers of a company. No mail is sent about a decision that no longer holds. */
export const companyLetters = (reading: Reading) => {
  type Facts = CompanyEvent | ApprovalEvent | CategoryChangeEvent | NumberProblemEvent | SameCompanyEvent;
  const letter = (of: Parameters<typeof letterOf<Facts>>[2]) =>
    letterOf<Facts>(reading, ({ companyId }) => companyStream(Number(companyId)), of);
  return {
    companyApproved: letter(({ events }) => {
      const state = stateAfter(company, events, company.initial);
      return state.status === 'registered' && state.approval === 'given' ? {} : null;
    }),
    categoryApproved: letter(({ company: named, lang }) => (named ? { url: companyPath(lang, named) } : null)),
    categoryRefused: letter(({ event, company: named, lang }) =>
      named && event.type === 'CategoryChangeRefused'
        ? { reason: event.data.reason, url: editCompanyPath(lang, named, 'category') }
        : null,
    ),
    numberProblem: letter(({ event, events, company: named, lang }) => {
      if (!named || event.type !== 'NumberProblemNoted') return null;
      const { number } = event.data;
      const problem = stateAfter(numberProblems, events, numberProblems.initial).problems.get(number);
      return problem ? { number, code: problem.code, url: editCompanyPath(lang, named, 'coordinates') } : null;
    }),
    sameCompanyMoved: letter(({ events, other, lang }) =>
      other && isSameAs(events, other.id) ? { other: other.name, url: companyPath(lang, other) } : null,
    ),
    sameCompanyJoined: letter(({ events, company: gone, other, lang }) =>
      gone && other && isSameAs(events, other.id)
        ? { company: other.name, other: gone.name, url: companyPath(lang, other) }
        : null,
    ),
    // whoever was not told that they were the same hears nothing of its end
    sameCompanyParted: letter(({ event, events, other }) => {
      const parted = events.find((one) => one === (event as unknown));
      const told = events.findLast(
        (one) => one.type === 'SameCompanyDeclared' && one.metadata.at <= (parted?.metadata.at ?? ''),
      );
      if (!other || !parted || !told || isSameAs(events, other.id)) return null;
      return Date.parse(parted.metadata.at) - Date.parse(told.metadata.at) < undoS * 1000
        ? null
        : { other: other.name };
    }),
    companyRefused: letter(({ events, company: named, lang }) => {
      const state = stateAfter(company, events, company.initial);
      if (state.status === 'unregistered' || state.approval !== 'refused' || !named) return null;
      const { reason = 'other', explanation = null } = state.refusal ?? {};
      return { reason, explanation: explanation ?? 'none', url: editCompanyPath(lang, named) };
    }),
  };
};
