import { useEffect, useRef } from 'react';
import type { StepRefusals } from './post-step.ts';

/** The machine of a step, as far as its news go. */
type Refusing = {
  on(type: 'refused', told: (news: { readonly errors: StepRefusals }) => void): { unsubscribe(): void };
};

/** Hands each refusal of a step's machine to `refuse` once, and tells the machine when the browser is back online. */
export const useStepNews = (
  actor: Refusing,
  tell: (event: { readonly type: 'online' }) => void,
  refuse: (errors: StepRefusals) => void,
): void => {
  const latest = useRef(refuse);
  latest.current = refuse;
  useEffect(() => {
    const refusals = actor.on('refused', ({ errors }) => latest.current(errors));
    const online = (): void => tell({ type: 'online' });
    addEventListener('online', online);
    return () => {
      refusals.unsubscribe();
      removeEventListener('online', online);
    };
  }, [actor, tell]);
};
