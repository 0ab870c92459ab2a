import type { Data } from './company.commands.ts';
import type { SectionEvent } from './company-forms.ts';

const blank = {
  description: { description: {}, presentation: {}, practicalInfo: null, brandInfo: null, childrenBoxTitle: {} },
  coordinates: { coordinates: [], whatsappInitialText: null },
  requests: { emailForContact: null, emailForQuote: null, phoneForSms: null },
  legalFacts: {
    createdDate: null,
    openedDate: null,
    shareCapital: null,
    legalForm: null,
    socialObject: null,
    tradeRegistry: null,
    taxpayer: null,
    taxpayerPublic: false,
    nationality: null,
  },
};

/** What the sections of a company's page say when it is registered: what was given, and nothing in the others. */
export const firstSections = (data: Data<'CompanyRegistered'>): { readonly [T in SectionEvent]: Data<T> } => {
  const { companyId, name, shortName, slug, category, place, size } = data;
  return {
    CompanyRenamed: { companyId, name, shortName, slug },
    CompanyDescribed: { companyId, ...blank.description },
    CompanyShopDescribed: { companyId, title: {}, text: {} },
    CompanyRelocated: { companyId, place },
    CompanyCategoryChosen: { companyId, category },
    CompanyCoordinatesListed: { companyId, ...blank.coordinates },
    CompanyRequestsDirected: { companyId, ...blank.requests },
    CompanySizeDeclared: { companyId, size },
    CompanyLegalFactsStated: { companyId, ...blank.legalFacts },
    OpeningHoursPlanned: { companyId, plannings: [] },
  };
};
