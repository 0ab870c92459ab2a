import { stateIdentity } from '#commands/profile/profile-sections.ts';
import { sexes } from '#domain/profile/profile.choices.ts';
import { profilePartPath } from '../addresses/paths.ts';
import type { FormField } from '../edit/form-values.ts';
import { SectionForm } from '../edit/section-form.tsx';
import { privatePage } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import type { Route } from './+types/identity.ts';
import { loadSection, type Section, saveSection } from './section-page.tsx';

const fields: readonly FormField[] = [
  {
    kind: 'text',
    name: 'name-firstname',
    rule: 'personName',
    label: 'profile.firstname',
    max: 80,
    autoComplete: 'given-name',
    required: true,
  },
  {
    kind: 'text',
    name: 'name-lastname',
    rule: 'personName',
    label: 'profile.lastname',
    max: 80,
    autoComplete: 'family-name',
    required: true,
  },
  { kind: 'date', name: 'birthday', label: 'profile.birthday', hint: 'profile.birthday.hint' },
  {
    kind: 'choice',
    look: 'select',
    name: 'sex',
    label: 'profile.sex',
    choices: sexes.map((value) => ({ value, label: `profile.sex.${value}` as MessageId })),
  },
  {
    kind: 'text',
    name: 'presentation-title-fr',
    label: 'profile.title.fr',
    hint: 'profile.title.hint',
    max: 150,
    autoComplete: 'organization-title',
    suggest: '/ajax/job-titles',
    lang: 'fr',
    omit: true,
  },
  {
    kind: 'text',
    name: 'presentation-title-en',
    label: 'profile.title.en',
    max: 150,
    suggest: '/ajax/job-titles',
    lang: 'en',
    omit: true,
  },
  { kind: 'area', name: 'presentation-description-fr', label: 'profile.description.fr', max: 5000, omit: true },
  { kind: 'area', name: 'presentation-description-en', label: 'profile.description.en', max: 5000, omit: true },
];

const page: Section = {
  section: 'identity',
  command: stateIdentity,
  fields,
  known: ({ name, birthday, sex, presentation }) => ({ name, birthday, sex, presentation }),
};

export const loader = async (args: Route.LoaderArgs) => {
  const { profile: _, ...loaded } = await loadSection(args, page);
  return loaded;
};
export const action = (args: Route.ActionArgs) => saveSection(args, page);
export const meta = privatePage('profile.identity.title', 'profile.hub.title');

export default function Identity({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const names = fields.map(({ name }) => name);
  return (
    <ProfileFrame part="identity" title={t('profile.identity.title')} lead={t('profile.identity.lead')}>
      <SectionForm
        fields={fields}
        loaded={loaderData}
        refusal={actionData}
        here={profilePartPath(lang, 'identity')}
        draft="identity"
        groups={[
          { title: t('profile.identity.who'), names: names.slice(0, 4) },
          { title: t('profile.identity.presentation'), names: names.slice(4) },
        ]}
      />
    </ProfileFrame>
  );
}
