import { chooseInterests } from '#commands/profile/profile-sections.ts';
import { languageOf, profilePartPath } from '../addresses/paths.ts';
import type { FormField } from '../edit/form-values.ts';
import { SectionForm } from '../edit/section-form.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import type { Route } from './+types/interests.ts';
import { categoryPicks } from './category-picks.ts';
import { loadSection, type Section, saveSection } from './section-page.tsx';

const fields: readonly FormField[] = [
  {
    kind: 'lines',
    name: 'interests-jobInterests',
    label: 'profile.jobInterests',
    hint: 'profile.jobInterests.hint',
    each: 100,
    suggest: '/ajax/job-titles',
  },
  { kind: 'many', name: 'interests-interestedInCategories', label: 'profile.interestedInCategories', from: 'top' },
];

const page: Section = {
  section: 'interests',
  command: chooseInterests,
  fields,
  known: ({ interests }) => ({ interests }),
};

export const loader = async (args: Route.LoaderArgs) => {
  const { profile: _, ...loaded } = await loadSection(args, page);
  const { top } = await categoryPicks(args.context, languageOf(addressOf(args.request).pathname));
  return { ...loaded, top };
};
export const action = (args: Route.ActionArgs) => saveSection(args, page);
export const meta = privatePage('profile.interests.title', 'profile.hub.title');

export default function Interests({ loaderData: { top, ...loaded }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <ProfileFrame part="interests" title={t('profile.interests.title')} lead={t('profile.interests.lead')}>
      <SectionForm
        fields={fields}
        loaded={loaded}
        refusal={actionData}
        picks={{ top }}
        here={profilePartPath(lang, 'interests')}
        draft="interests"
      />
    </ProfileFrame>
  );
}
