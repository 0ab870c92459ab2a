import { type ContractPlace, mayHold } from '#domain/contract/contract.permissions.ts';
import type { ContractPerson, GonePerson } from '#read-api/contract/contract-people.ts';
import { useText } from '../page/text.ts';
import { type Named, useContractWords } from './contract-words.ts';

/**
 * The choices of a list of people for a place in a contract: those who may hold it, then those whom contracts still name
 * there. `now` is always among them, so that no form shows somebody else in their place.
 */
export const usePeopleOffered = (people: readonly ContractPerson[], gone: readonly GonePerson[] = []) => {
  const { t } = useText();
  const { personOf } = useContractWords();
  return (place: ContractPlace, now: Named | null = null) => {
    const able = people.filter(mayHold[place]);
    const others: readonly Named[] = gone.filter((one) => one.place === place);
    const isMissing = now !== null && ![...able, ...others].some(({ id }) => id === now.id);
    return [
      ...able.map(({ id, name }) => ({ value: id, label: name })),
      ...[...others, ...(isMissing ? [now] : [])].map((one) => ({
        value: one.id,
        label: t('contracts.gone', { name: personOf(one) }),
      })),
    ];
  };
};

/** The person whom a filter names by an id; null where it names nobody. */
export const askedPerson = (id: string | undefined): Named | null => (id && id !== 'none' ? { id, name: null } : null);
