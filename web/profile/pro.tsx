import { describeCareer } from '#commands/profile/profile-sections.ts';
import { careerStatuses, educationLevels, experienceBands, jobStatuses } from '#domain/profile/profile.choices.ts';
import { languageOf, profilePartPath } from '../addresses/paths.ts';
import type { FormField } from '../edit/form-values.ts';
import { SectionForm } from '../edit/section-form.tsx';
import { addressOf } from '../page/address-of.ts';
import { currencyPicks } from '../page/currency-picks.ts';
import { privatePage } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import type { Route } from './+types/pro.ts';
import { categoryPicks } from './category-picks.ts';
import { loadSection, type Section, saveSection } from './section-page.tsx';

const choice = (name: string, of: string, values: readonly string[]): FormField => ({
  kind: 'choice',
  look: 'select',
  name,
  label: `profile.${of}` as MessageId,
  choices: values.map((value) => ({ value, label: `profile.${of}.${value}` as MessageId })),
});

const fields: readonly FormField[] = [
  choice('career-jobStatus', 'jobStatus', jobStatuses),
  choice('career-careerStatus', 'careerStatus', careerStatuses),
  choice('career-professionalExperienceYears', 'experienceYears', experienceBands),
  choice('career-educationLevel', 'educationLevel', educationLevels),
  { kind: 'tick', name: 'career-openedToRemote', label: 'profile.openedToRemote' },
  {
    kind: 'tick',
    name: 'career-hideOpenedToWork',
    label: 'profile.hideOpenedToWork',
    hint: 'profile.hideOpenedToWork.hint',
  },
  {
    kind: 'pick',
    name: 'offer-category',
    label: 'profile.category',
    from: 'categories',
    suggest: '/ajax/category-choice',
    context: 'company',
  },
  {
    kind: 'number',
    name: 'offer-indicativePrice-amount',
    label: 'profile.indicativePrice',
    hint: 'profile.indicativePrice.hint',
  },
  { kind: 'pick', name: 'offer-indicativePrice-currency', label: 'profile.currency', from: 'currencies' },
  {
    kind: 'lines',
    name: 'skills',
    label: 'profile.skills',
    hint: 'profile.skills.hint',
    each: 60,
    suggest: '/ajax/skills',
  },
];

const page: Section = {
  section: 'pro',
  command: describeCareer,
  fields,
  known: ({ career, offer, skills }) => ({ career, offer, skills }),
  shape: (told) => {
    const offer = told.offer as { indicativePrice: { amount: unknown } };
    return offer.indicativePrice.amount === null ? { ...told, offer: { ...offer, indicativePrice: null } } : told;
  },
};

export const loader = async (args: Route.LoaderArgs) => {
  const { profile: _, ...loaded } = await loadSection(args, page);
  const lang = languageOf(addressOf(args.request).pathname);
  return { ...loaded, ...(await categoryPicks(args.context, lang)), currencies: currencyPicks(lang) };
};
export const action = (args: Route.ActionArgs) => saveSection(args, page);
export const meta = privatePage('profile.pro.title', 'profile.hub.title');

export default function Pro({
  loaderData: { categories, currencies: money, ...loaded },
  actionData,
}: Route.ComponentProps) {
  const { t, lang } = useText();
  const names = fields.map(({ name }) => name);
  return (
    <ProfileFrame part="pro" title={t('profile.pro.title')} lead={t('profile.pro.lead')}>
      <SectionForm
        fields={fields}
        loaded={loaded}
        refusal={actionData}
        picks={{ categories, currencies: money }}
        here={profilePartPath(lang, 'pro')}
        draft="pro"
        groups={[
          { title: t('profile.pro.career'), names: names.slice(0, 6) },
          { title: t('profile.pro.offer'), names: names.slice(6) },
        ]}
      />
    </ProfileFrame>
  );
}
