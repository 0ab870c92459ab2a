import { expect, test } from 'vitest';
import { jobContracts } from '#domain/company/job.choices.ts';
import type { CompanyJob } from '#read-api/company/company-content.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { jobData } from '#web/company/job-data.ts';

/** What search engines take for `employmentType`. */
const known = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'];

const place = { country: 'CI', city: { id: 1, name: 'Abidjan' }, unknownCity: null, address: 'Rue 12' };
const company = {
  ...{ id: 7, slug: 'atelier', name: 'Atelier' },
  ...{ place, content: { logo: null }, country: { code: 'CI', names: { fr: 'Côte d’Ivoire', en: 'Ivory Coast' } } },
} as unknown as CompanyPage;
const offer = { title: 'Vendeuse', text: null, fullTime: true, remote: true, where: null, skills: [], pay: null };
const job = { id: 5, offered: '2026-03-01T09:00:00.000Z', validThrough: '2026-04-01' };

test.each(jobContracts)('an offer that is %s is told as search engines ask', (contract) => {
  const told = jobData(
    { ...job, offer: { ...offer, contract, applyTo: null } } as CompanyJob,
    company,
    'https://sokoni.example',
    'fr',
  );
  const { 'script:ld+json': data } = told as { 'script:ld+json': Record<string, unknown> };
  for (const field of ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'])
    expect(data[field], field).toBeTruthy();
  expect((data.employmentType as string[]).filter((type) => !known.includes(type))).toEqual([]);
  expect(data).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Côte d’Ivoire' },
  });
});
