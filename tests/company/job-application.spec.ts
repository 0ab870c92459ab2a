import { test } from 'vitest';
import { jobApplication } from '#domain/company/job-application.ts';
import { given } from '#tests/given.ts';

const applicantId = '0d9f6a52-3c58-4d0e-9f5b-1c6f0a4b7e20';
const ids = { applicationId: '5d9f6a52-3c58-4d0e-9f5b-1c6f0a4b7e21', companyId: 1, jobId: 4 };
const said = { resumeId: null, message: 'Bonjour' };
const title = 'Vendeuse';
const sent = { type: 'JobApplicationSent', data: { ...ids, ...said, applicantId, title } } as const;
const withdrawn = { type: 'JobApplicationWithdrawn', data: { ...ids, applicantId } } as const;
const job = { title, validThrough: '2026-11-21' };
const apply = { type: 'ApplyForJob', data: { ...ids, ...said, job } } as const;
const takeBack = { type: 'WithdrawJobApplication', data: { applicationId: ids.applicationId } } as const;
const at = (now: string) => ({ now: new Date(now), actor: { id: applicantId, role: 'member' } }) as const;
const lastMoment = at('2026-11-21T23:59:59.999Z');

test('a person applies once, until the last moment of the last day', () => {
  given(jobApplication).when(apply, lastMoment).then(sent);
  given(jobApplication, sent).when(apply, lastMoment).thenNothing();
  given(jobApplication).when(apply, at('2026-11-22T00:00:00Z')).rejects('company.job-gone');
  given(jobApplication)
    .when({ ...apply, data: { ...apply.data, job: null } }, lastMoment)
    .rejects('company.job-gone');
});

test('who manages the company does not apply to it', () => {
  const manager = { ...lastMoment, actor: { ...lastMoment.actor, companies: { 1: 'editor' } } } as const;
  given(jobApplication).when(apply, manager).rejects('company.own-job');
});

test('only the applicant takes an application back, also when the job is over, and may apply again', () => {
  given(jobApplication, sent).when(takeBack, at('2027-01-01T00:00:00Z')).then(withdrawn);
  given(jobApplication, sent, withdrawn).when(takeBack, lastMoment).thenNothing();
  given(jobApplication, sent, withdrawn).when(apply, lastMoment).then(sent);
  const other = { ...lastMoment, actor: { id: '1d9f6a52-3c58-4d0e-9f5b-1c6f0a4b7e20', role: 'member' } } as const;
  given(jobApplication, sent).when(takeBack, other).rejects('company.application-of-another');
});
