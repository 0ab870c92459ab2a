import { listCoordinates } from '#commands/profile/profile-sections.ts';
import { coordinateKinds, siteKinds } from '#domain/profile/profile.choices.ts';
import { languageOf, profilePartPath } from '../addresses/paths.ts';
import type { FormField } from '../edit/form-values.ts';
import { SectionForm } from '../edit/section-form.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import type { Route } from './+types/coordinates.ts';
import { loadSection, type Section, saveSection } from './section-page.tsx';

const places: readonly FormField[] = [
  { kind: 'pick', name: 'whereabouts-country', label: 'profile.country', from: 'countries', autoComplete: 'country' },
  {
    kind: 'text',
    name: 'whereabouts-city',
    label: 'profile.city',
    max: 200,
    suggest: '/ajax/city-choice',
    clearable: true,
    autoComplete: 'address-level2',
    within: 'country=whereabouts-country',
  },
  {
    kind: 'text',
    name: 'whereabouts-subCity',
    label: 'profile.subCity',
    max: 200,
    suggest: '/ajax/subcity-choice',
    clearable: true,
    autoComplete: 'address-level3',
    within: 'country=whereabouts-country&city=whereabouts-city',
  },
  {
    kind: 'text',
    name: 'whereabouts-district',
    label: 'profile.district',
    max: 200,
    suggest: '/ajax/district-choice',
    clearable: true,
    autoComplete: 'address-level4',
    within: 'country=whereabouts-country&city=whereabouts-city&subcity=whereabouts-subCity',
  },
  { kind: 'text', name: 'whereabouts-address', label: 'profile.address', max: 300, autoComplete: 'street-address' },
  { kind: 'text', name: 'whereabouts-zipcode', label: 'profile.zipcode', max: 20, autoComplete: 'postal-code' },
];

/** What the browser knows a number of one's own as. */
const phoneTokens: Readonly<Record<(typeof coordinateKinds)[number], string>> = {
  tel: 'tel',
  gsm: 'mobile tel',
  fax: 'fax tel',
  whatsapp: 'mobile tel',
};

const phones: readonly FormField[] = [
  {
    kind: 'text',
    name: 'coordinates-phoneAreaCode',
    rule: 'areaCode',
    label: 'profile.phoneAreaCode',
    hint: 'profile.phoneAreaCode.hint',
    max: 5,
    type: 'tel',
    autoComplete: 'tel-country-code',
  },
  ...coordinateKinds.map(
    (kind): FormField => ({
      kind: 'text',
      name: `coordinates-${kind}`,
      label: `profile.${kind}` as MessageId,
      max: 40,
      type: 'tel',
      autoComplete: phoneTokens[kind],
    }),
  ),
];

const sites = siteKinds.map(
  (kind): FormField => ({
    kind: 'text',
    name: `coordinates-${kind}`,
    label: `profile.${kind}` as MessageId,
    max: 300,
    type: 'url',
    ...(kind === 'website' && { autoComplete: 'url' }),
  }),
);

const fields = [...places, ...phones, ...sites];

const page: Section = {
  section: 'coordinates',
  command: listCoordinates,
  fields,
  known: ({ whereabouts, coordinates }) => ({
    whereabouts,
    coordinates: {
      ...coordinates,
      ...Object.fromEntries(coordinateKinds.map((kind) => [kind, coordinates?.[kind]?.raw ?? null])),
    },
  }),
};

export const loader = async (args: Route.LoaderArgs) => {
  const { profile: _, ...loaded } = await loadSection(args, page);
  const lang = languageOf(addressOf(args.request).pathname);
  const { countries } = await args.context.get(readApiContext).countries(lang);
  const named = countries.map(({ code, name }) => ({ value: code, label: name }));
  return { ...loaded, countries: named.toSorted((a, b) => a.label.localeCompare(b.label, lang)) };
};
export const action = (args: Route.ActionArgs) => saveSection(args, page);
export const meta = privatePage('profile.coordinates.title', 'profile.hub.title');

export default function Coordinates({ loaderData: { countries, ...loaded }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const named = (some: readonly FormField[]) => some.map(({ name }) => name);
  return (
    <ProfileFrame part="coordinates" title={t('profile.coordinates.title')} lead={t('profile.coordinates.lead')}>
      <SectionForm
        fields={fields}
        loaded={loaded}
        refusal={actionData}
        picks={{ countries }}
        here={profilePartPath(lang, 'coordinates')}
        draft="coordinates"
        groups={[
          { title: t('profile.coordinates.where'), names: named(places) },
          { title: t('profile.coordinates.phones'), names: named(phones) },
          { title: t('profile.coordinates.sites'), names: named(sites) },
        ]}
      />
    </ProfileFrame>
  );
}
