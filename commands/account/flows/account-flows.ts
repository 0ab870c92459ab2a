import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutsideLogin } from '#infra/access/outside-login.ts';
import { accountFlow, type FlowNeeds } from './account-flow.ts';
import { credentialsFlow } from './credentials-flow.ts';
import { mailedCodeFlow } from './mailed-code-flow.ts';
import { type RegistrationNeeds, registrationFlow } from './registration-flow.ts';
import { type SecondFactorFlow, secondFactorFlow } from './second-factor-flow.ts';
import { signInFlow } from './sign-in-flow.ts';
import { typedFlow } from './typed-flow.ts';

/** What pages do with accounts, for the person who sent the request. Refusals are thrown as `Rejection`s. */
export type AccountFlows = ReturnType<typeof registrationFlow> &
  ReturnType<typeof signInFlow> &
  ReturnType<typeof credentialsFlow> &
  Omit<SecondFactorFlow, 'letIn'> &
  ReturnType<typeof mailedCodeFlow> &
  ReturnType<typeof typedFlow>;

type Needs = FlowNeeds & RegistrationNeeds & { readonly outside: OutsideLogin | null };

/** Returns what makes the flows of a request. */
export const accountFlows =
  (needs: Needs) =>
  (request: FastifyRequest, reply: FastifyReply): AccountFlows => {
    const flow = accountFlow(needs, request, reply);
    const { letIn, ...second } = secondFactorFlow(flow);
    const typed = typedFlow(flow);
    return {
      ...registrationFlow(flow, needs, typed),
      ...signInFlow(flow, needs.outside, { letIn }),
      ...second,
      ...mailedCodeFlow(flow, { letIn }),
      ...credentialsFlow(flow),
      ...typed,
    };
  };
