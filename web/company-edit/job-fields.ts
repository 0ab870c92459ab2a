import { jobContracts, payPeriods } from '#domain/company/job.choices.ts';
import { withScheme } from '#domain/web-address.ts';
import type { JobToEdit } from '#read-api/company/jobs-to-edit.ts';
import type { FormField } from '../edit/form-values.ts';
import type { MessageId } from '../page/intl.ts';

export const jobFields: readonly FormField[] = [
  {
    kind: 'text',
    name: 'title',
    label: 'profile.experiences.name',
    max: 120,
    required: true,
    suggest: '/ajax/job-titles',
  },
  {
    kind: 'choice',
    look: 'select',
    name: 'contract',
    label: 'edit.job.contract',
    required: true,
    choices: jobContracts.map((value) => ({ value, label: `company.job.contract.${value}` as MessageId })),
  },
  {
    kind: 'date',
    name: 'validThrough',
    label: 'company.job.last',
    hint: 'edit.job.last.hint',
    required: true,
    ahead: true,
  },
  { kind: 'tick', name: 'fullTime', label: 'edit.job.fullTime' },
  { kind: 'tick', name: 'remote', label: 'company.job.remote' },
  { kind: 'text', name: 'where', label: 'company.job.where', hint: 'edit.job.where.hint', max: 120 },
  { kind: 'area', name: 'text', label: 'edit.company.description', hint: 'edit.job.text.hint', max: 5000, rows: 6 },
  {
    kind: 'lines',
    name: 'skills',
    label: 'profile.skills',
    hint: 'edit.job.skills.hint',
    each: 60,
    rows: 3,
    suggest: '/ajax/skills',
  },
  { kind: 'number', name: 'pay-least', label: 'edit.job.payLeast' },
  { kind: 'number', name: 'pay-most', label: 'edit.job.payMost' },
  { kind: 'pick', name: 'pay-currency', label: 'profile.currency', from: 'currencies' },
  {
    kind: 'choice',
    look: 'select',
    name: 'pay-per',
    label: 'edit.job.payPer',
    choices: payPeriods.map((value) => ({ value, label: `edit.job.per.${value}` as MessageId })),
  },
  { kind: 'text', name: 'applyTo', label: 'edit.job.applyTo', hint: 'edit.job.applyTo.hint', max: 500 },
];

type Told = Record<string, unknown>;
type Pay = Readonly<Record<'least' | 'most' | 'currency' | 'per', unknown>>;

/** One amount alone is both; without any there is no pay. */
const paySaid = ({ least, most, ...rest }: Pay): Pay | null =>
  least === null && most === null
    ? null
    : { least: least ?? most, most: most ?? least, currency: rest.currency ?? undefined, per: rest.per ?? undefined };

/** An offer as the command takes it. */
export const jobSaid = ({ pay, applyTo, ...told }: Told): Told => ({
  ...told,
  pay: paySaid(pay as Pay),
  applyTo: typeof applyTo === 'string' && !applyTo.includes('@') ? withScheme(applyTo.trim()) : applyTo,
});

/** Where an offer is open, its state in one word; the last day is told beside it. */
export const jobStates = {
  open: { label: 'edit.job.state.open', tone: 'leaf' },
  ended: { label: 'edit.job.state.ended', tone: 'plain' },
  closed: { label: 'edit.job.state.closed', tone: 'plain' },
} as const satisfies Record<JobToEdit['state'], { readonly label: MessageId; readonly tone: string }>;
