import { isStaff } from '../actor.ts';
import { hourMs } from '../calendar.ts';
import type { DataOf } from '../decider.ts';
import { refuse } from './account.rejections.ts';
import { mostClaimDocuments } from './claim-documents.ts';
import type { ManagementEvent } from './management.events.ts';
import { isByCode } from './management-proofs.ts';
import type { ManagersDecider, ManagersFact, ManagersState, Person } from './managers.ts';

type Claimed = DataOf<ManagementEvent, 'ManagementClaimed'>;
type Added = DataOf<ManagementEvent, 'ManagementDocumentAdded'>;
export type ClaimDocument = Pick<Added, 'documentId'> & NonNullable<Added['said']>;

export type ClaimingCommand =
  | { readonly type: 'AskManagement'; readonly data: Person }
  | {
      readonly type: 'ClaimManagement';
      readonly data: Person & Pick<Claimed, 'statement'> & { readonly documents: readonly ClaimDocument[] };
    }
  | { readonly type: 'AddClaimDocument'; readonly data: Person & ClaimDocument }
  | { readonly type: 'RemoveClaimDocument'; readonly data: Person & Pick<Added, 'documentId'> }
  | { readonly type: 'DeleteClaimDocuments'; readonly data: Person }
  | { readonly type: 'ProveManagement'; readonly data: Person & { readonly proof: 'email' | 'phone' } }
  | { readonly type: 'ContestManagement'; readonly data: DataOf<ManagementEvent, 'ManagementContested'> }
  | { readonly type: 'WithdrawManagement'; readonly data: Person }
  | { readonly type: 'DeclineManagement'; readonly data: Person & { readonly reason: string | null } }
  | { readonly type: 'SettleManagement'; readonly data: Person };

/** In hours: how long the present managers may object to somebody who claims their page. */
export const contestHours = 72;

const contestEnd = ({ managers }: ManagersState, now: Date): string | null =>
  Object.keys(managers).length === 0 ? null : new Date(now.getTime() + contestHours * hourMs).toISOString();

const asked = ({ companyId, accountId }: Person): ManagersFact => ({
  type: 'ManagementAsked',
  data: { companyId, accountId },
});

const added = ({ companyId, accountId }: Person, { documentId, ...said }: ClaimDocument): ManagersFact => ({
  type: 'ManagementDocumentAdded',
  data: { companyId, accountId, documentId, said },
});

/** People who ask to manage a page, with or without proof, and how that ends. */
export const claims: ManagersDecider<ClaimingCommand> = {
  AskManagement: (data, state) =>
    state.managers[data.accountId] || state.asking[data.accountId] ? [] : [{ type: 'ManagementAsked', data }],
  ClaimManagement: ({ statement, documents, ...person }, state, { now }) => {
    if (state.managers[person.accountId]) return [];
    const before = state.asking[person.accountId];
    if (before && before.proof !== 'none') throw refuse('management-asked');
    const contestUntil = contestEnd(state, now);
    return [
      asked(person),
      { type: 'ManagementClaimed', data: { ...person, proof: 'words', statement, contestUntil } },
      ...documents.map((one) => added(person, one)),
    ];
  },
  AddClaimDocument: ({ companyId, accountId, ...document }, state) => {
    const open = state.asking[accountId];
    if (!open || open.proof === 'none') throw refuse('nothing-claimed');
    const there = state.documents[accountId] ?? [];
    if (there.includes(document.documentId)) return [];
    if (there.length >= mostClaimDocuments) throw refuse('documents-full', { most: mostClaimDocuments });
    return [added({ companyId, accountId }, document)];
  },
  RemoveClaimDocument: (data, state) =>
    state.documents[data.accountId]?.includes(data.documentId) ? [{ type: 'ManagementDocumentRemoved', data }] : [],
  DeleteClaimDocuments: (data, state) =>
    state.documents[data.accountId] && !state.asking[data.accountId]
      ? [{ type: 'ManagementDocumentsDeleted', data }]
      : [],
  ProveManagement: ({ proof, ...person }, state, { now }) => {
    const before = state.asking[person.accountId];
    if (state.managers[person.accountId] || isByCode(before?.proof)) return [];
    // whoever said why before keeps the time that the managers were told
    const isNew = before === undefined || before.proof === 'none';
    const contestUntil = isNew ? contestEnd(state, now) : before.contestUntil;
    const claimed: ManagersFact = {
      type: 'ManagementClaimed',
      data: { ...person, proof, statement: null, contestUntil },
    };
    const isOwnerless = Object.keys(state.managers).length === 0;
    return [
      ...(isNew ? [asked(person)] : []),
      claimed,
      ...(isOwnerless ? [{ type: 'ManagerNamed', data: { ...person, role: 'admin' } } as const] : []),
    ];
  },
  ContestManagement: (data, state, { now }) => {
    const open = state.asking[data.accountId];
    if (!open) throw refuse('request-answered');
    if (open.contested) return [];
    if (open.contestUntil !== null && Date.parse(open.contestUntil) <= now.getTime()) throw refuse('contest-over');
    return [{ type: 'ManagementContested', data }];
  },
  WithdrawManagement: (data, state) => (state.asking[data.accountId] ? [{ type: 'ManagementWithdrawn', data }] : []),
  DeclineManagement: (data, state, { actor }) => {
    const open = state.asking[data.accountId];
    if (!open) return [];
    if (open.proof !== 'none' && !isStaff(actor)) throw refuse('contest-instead');
    return [{ type: 'ManagementDeclined', data }];
  },
  /** Once nobody has objected in time, whoever proved that the page is theirs manages it. */
  SettleManagement: (person, state, { now }) => {
    const open = state.asking[person.accountId];
    if (!open || !isByCode(open.proof) || open.contested || open.contestUntil === null) return [];
    if (Date.parse(open.contestUntil) > now.getTime()) return [];
    return [{ type: 'ManagerNamed', data: { ...person, role: 'admin' } }];
  },
};
