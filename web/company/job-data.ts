import type { MetaDescriptor } from 'react-router';
import type { JobContract } from '#domain/company/job.choices.ts';
import type { Language } from '#domain/language.ts';
import type { CompanyJob } from '#read-api/company/company-content.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { companyPath, jobPath } from '../addresses/paths.ts';
import { imagePath } from '../media/picture.tsx';

/** What search engines know of contracts: they have no word for a permanent one. */
const types: Readonly<Record<JobContract, string | undefined>> = {
  permanent: undefined,
  fixed_term: 'TEMPORARY',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'INTERN',
  freelance: 'CONTRACTOR',
};

/** An offer of work, as schema.org has it; search engines drop it after `validThrough`. */
export const jobData = (
  { id, offer, offered, validThrough }: CompanyJob,
  company: CompanyPage,
  origin: string,
  lang: Language,
): MetaDescriptor => {
  const { place, content, name } = company;
  const { pay } = offer;
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      url: origin + jobPath(lang, company, id),
      identifier: { '@type': 'PropertyValue', name: 'Sokoni', value: String(id) },
      title: offer.title,
      description: offer.text ?? offer.title,
      datePosted: offered.slice(0, 10),
      validThrough: `${validThrough}T23:59:59Z`,
      employmentType: [offer.fullTime ? 'FULL_TIME' : 'PART_TIME', types[offer.contract] ?? []].flat(),
      hiringOrganization: {
        '@type': 'Organization',
        name,
        sameAs: origin + companyPath(lang, company),
        logo: content.logo ? origin + imagePath(content.logo, 384) : undefined,
      },
      jobLocationType: offer.remote ? 'TELECOMMUTE' : undefined,
      applicantLocationRequirements: offer.remote
        ? { '@type': 'Country', name: company.country.names?.[lang] ?? place.country }
        : undefined,
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: offer.where ? undefined : (place.address ?? undefined),
          addressLocality: offer.where ?? place.city?.name ?? place.unknownCity ?? undefined,
          addressCountry: place.country,
        },
      },
      skills: offer.skills.length > 0 ? offer.skills.join(', ') : undefined,
      baseSalary: pay
        ? {
            '@type': 'MonetaryAmount',
            currency: pay.currency,
            value: {
              '@type': 'QuantitativeValue',
              minValue: pay.least,
              maxValue: pay.most,
              unitText: pay.per.toUpperCase(),
            },
          }
        : undefined,
    },
  };
};
