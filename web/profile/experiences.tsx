import { privateHead } from '../head.ts';
import { languageOf, profilePartPath } from '../paths.ts';
import { textOf, useText } from '../text.ts';
import type { Route } from './+types/experiences.ts';
import type { FormField } from './form-values.ts';
import { ListForm } from './list-form.tsx';
import { type ListPage, loadList, saveList } from './list-page.tsx';
import { Period } from './period.tsx';
import { ProfileFrame } from './profile-frame.tsx';

const fields: readonly FormField[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'profile.experiences.name',
    max: 200,
    required: true,
    suggest: '/ajax/job-titles',
  },
  {
    kind: 'text',
    name: 'company-name',
    label: 'profile.experiences.house',
    max: 200,
    suggest: '/ajax/company-choice',
    identifies: 'company-id',
  },
  { kind: 'hidden', name: 'company-id', label: 'profile.experiences.house' },
  { kind: 'month', name: 'startDate', label: 'profile.startDate', required: true },
  { kind: 'month', name: 'endDate', label: 'profile.endDate', hint: 'profile.endDate.hint' },
  { kind: 'area', name: 'description', label: 'profile.itemDescription', max: 3000 },
];

const page: ListPage<'experiences'> = {
  list: 'experiences',
  noun: 'experience',
  fields,
  shape: (told) => {
    const { id, name } = told.company as { id: string | null; name: string | null };
    return { ...told, company: name === null ? null : { id: id && Number(id), name } };
  },
};

export const loader = (args: Route.LoaderArgs) => loadList(args, page);
export const action = (args: Route.ActionArgs) => saveList(args, page);
export const meta = ({ location }: Route.MetaArgs) =>
  privateHead(textOf(languageOf(location.pathname)).t('profile.experiences.title'));

export default function Experiences({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <ProfileFrame part="experiences" title={t('profile.experiences.title')} lead={t('profile.experiences.lead')}>
      <ListForm
        {...loaderData}
        refusal={actionData}
        fields={fields}
        here={profilePartPath(lang, 'experiences')}
        draft="experiences"
        icon="tools"
        empty={t('profile.experiences.empty')}
        add={t('profile.experiences.add')}
        show={({ name, company, startDate, endDate, description }) => (
          <div className="profile-item">
            <h2>{name}</h2>
            {company && <p>{company.name}</p>}
            <p className="muted small">
              <Period startDate={startDate} endDate={endDate} />
            </p>
            {description && <p className="prose">{description}</p>}
          </div>
        )}
      />
    </ProfileFrame>
  );
}
