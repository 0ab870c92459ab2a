import { editCompanyPath } from '../addresses/paths.ts';
import { FormFields } from '../edit/form-fields.tsx';
import { PinHere } from '../edit/pin.tsx';
import { SectionForm } from '../edit/section-form.tsx';
import { privatePage } from '../page/head.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/coordinates.ts';
import { CompanyFrame } from './company-frame.tsx';
import { loadCompanySection, saveCompanySection } from './company-section.ts';
import { companySections } from './company-sections.ts';
import {
  coordinatesFields,
  nameFields,
  phoneFields,
  pinFields,
  placeFields,
  requestFields,
  siteFields,
} from './coordinates-fields.ts';
import { PreviewBeside } from './preview-beside.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { loaded, lang } = await loadCompanySection(args, companySections.coordinates(args));
  const { countries } = await args.context.get(readApiContext).countries(lang);
  const named = countries.map(({ code, name }) => ({ value: code, label: name }));
  return { ...loaded, countries: named.toSorted((a, b) => a.label.localeCompare(b.label, lang)) };
};
export const action = (args: Route.ActionArgs) => saveCompanySection(args, companySections.coordinates(args));
export const meta = privatePage('profile.coordinates.title', 'account.companies.title');

export default function Coordinates({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, countries, ...loaded } = loaderData;
  return (
    <CompanyFrame
      company={company}
      part="coordinates"
      title={t('profile.coordinates.title')}
      lead={t('edit.company.coordinates.lead')}
    >
      <SectionForm
        fields={coordinatesFields}
        loaded={loaded}
        refusal={actionData}
        picks={{ countries }}
        here={editCompanyPath(lang, company, 'coordinates')}
        below={<PreviewBeside to={editCompanyPath(lang, company, 'preview')} part="coordinates" />}
        draft={loaded.draft}
        body={(props) => (
          <>
            <Card title={t('edit.company.names')}>
              <FormFields {...props} fields={nameFields} />
            </Card>
            <Card title={t('edit.company.phones')}>
              <p className="muted">{t('edit.company.phones.lead')}</p>
              <FormFields {...props} fields={phoneFields} />
            </Card>
            <Card title={t('edit.company.requests')}>
              <p className="muted">{t('edit.company.requests.lead')}</p>
              <FormFields {...props} fields={requestFields} />
            </Card>
            <Card title={t('edit.company.place')}>
              <FormFields {...props} fields={placeFields} />
            </Card>
            <Card title={t('edit.company.pin')}>
              <p className="muted">{t('edit.company.pin.lead')}</p>
              <PinHere filled={(lat, lng) => ({ 'place-lat': lat, 'place-lng': lng })} />
              <FormFields {...props} fields={pinFields} />
            </Card>
            <Card title={t('profile.shown.sites')}>
              <FormFields {...props} fields={siteFields} />
            </Card>
          </>
        )}
      />
    </CompanyFrame>
  );
}
