import { companyEvents } from '#domain/company/company.events.ts';
import { type Intent, reactor } from '#infra/reactions/reactor.ts';

/** The companies of a minute are checked together, because imports add many; in seconds. */
const afterS = 60;

const arrived = ({ at }: { readonly at: string }): readonly Intent[] => {
  const minute = at.slice(0, 16);
  return [{ key: `alerts/${minute}`, kind: 'answer-alerts', minute, delayS: afterS }];
};

/** Checks waiting alerts when companies are approved or put online. */
export const alertsAnswered = reactor(companyEvents)({
  name: 'alerts-answered',
  on: { CompanyApproved: arrived, CompanyPutOnline: arrived },
});
