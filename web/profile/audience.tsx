import { chooseAudience } from '#commands/profile/profile-sections.ts';
import { audiences, firstAudience, shownFields } from '#domain/profile/profile.choices.ts';
import { profilePartPath } from '../addresses/paths.ts';
import type { FormField } from '../edit/form-values.ts';
import { SectionForm } from '../edit/section-form.tsx';
import { privatePage } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/audience.ts';
import { loadSection, type Section, saveSection } from './section-page.tsx';

const choices = audiences.map((value) => ({ value, label: `profile.audience.${value}` as MessageId }));

const fields: readonly FormField[] = [
  ...shownFields.map(
    (field): FormField => ({
      kind: 'choice',
      look: 'select',
      name: `audience-${field}`,
      label: `profile.shown.${field}` as MessageId,
      required: true,
      choices,
    }),
  ),
  { kind: 'tick', name: 'searchEngines', label: 'profile.searchEngines', hint: 'profile.searchEngines.hint' },
];

const page: Section = {
  section: 'audience',
  command: chooseAudience,
  fields,
  known: ({ audience, searchEngines }) => ({ audience: audience ?? firstAudience, searchEngines }),
};

export const loader = async (args: Route.LoaderArgs) => {
  const { profile: _, ...loaded } = await loadSection(args, page);
  return loaded;
};
export const action = (args: Route.ActionArgs) => saveSection(args, page);
export const meta = privatePage('profile.audience.title', 'profile.hub.title');

export default function Audience({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const names = fields.map(({ name }) => name);
  const contact = ['city', 'address', 'email', 'tel', 'gsm', 'fax', 'whatsapp', 'sites'].map(
    (one) => `audience-${one}`,
  );
  return (
    <ProfileFrame part="audience" title={t('profile.audience.title')} lead={t('profile.audience.lead')}>
      <Notice>{t('profile.audience.birthday')}</Notice>
      <SectionForm
        fields={fields}
        loaded={loaderData}
        refusal={actionData}
        here={profilePartPath(lang, 'audience')}
        draft="audience"
        groups={[
          {
            title: t('profile.audience.person'),
            names: names.filter((name) => !contact.includes(name) && name !== 'searchEngines'),
          },
          { title: t('profile.audience.contact'), names: contact },
          { title: t('profile.audience.engines'), names: ['searchEngines'] },
        ]}
      />
    </ProfileFrame>
  );
}
