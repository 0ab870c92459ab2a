import { companyEvents } from '#domain/company/company.events.ts';
import { type Intent, reactor } from '#infra/reactions/reactor.ts';

/** Companies that come within a minute are looked at together, once it is over: imports bring many. */
const afterS = 60;

const arrived = ({ at }: { readonly at: string }): readonly Intent[] => {
  const minute = at.slice(0, 16);
  return [{ key: `alerts/${minute}`, kind: 'answer-alerts', minute, delayS: afterS }];
};

/** Whoever waits for a company like those that have just become public is to hear of it. */
export const alertsAnswered = reactor(companyEvents)({
  name: 'alerts-answered',
  on: { CompanyApproved: arrived, CompanyPutOnline: arrived },
});
