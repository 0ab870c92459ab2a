import type { DataOf, Decider } from '../decider.ts';
import type { AddressEvent } from './notification.events.ts';

type AddressCommand =
  | { readonly type: 'RecordRefusal'; readonly data: DataOf<AddressEvent, 'AddressRefusedMail'> }
  | { readonly type: 'TrustAddressAgain'; readonly data: DataOf<AddressEvent, 'AddressTrustedAgain'> };

type AddressState = { readonly refuses: boolean };

export const addressStream = (accountId: string): string => `address-${accountId}`;

/** Whether the address of an account accepts mail. An address that refused a mail for good gets no notifications. */
export const addressState: Decider<AddressCommand, AddressEvent, AddressState> = {
  initial: { refuses: false },
  evolve: {
    AddressRefusedMail: () => ({ refuses: true }),
    AddressTrustedAgain: () => ({ refuses: false }),
  },
  decide: {
    RecordRefusal: (data, { refuses }) => (refuses ? [] : [{ type: 'AddressRefusedMail', data }]),
    TrustAddressAgain: (data, { refuses }) => (refuses ? [{ type: 'AddressTrustedAgain', data }] : []),
  },
};
