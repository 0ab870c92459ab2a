import { formationCommands } from '#commands/profile/profile-items.ts';
import { profilePartPath } from '../addresses/paths.ts';
import type { FormField } from '../edit/form-values.ts';
import { ListForm } from '../edit/list-form.tsx';
import { privatePage } from '../page/head.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import type { Route } from './+types/formations.ts';
import { type ListPage, loadList, saveList } from './list-page.tsx';
import { Period } from './period.tsx';

const fields: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'profile.formations.name', max: 200, required: true },
  {
    kind: 'text',
    name: 'school-name',
    label: 'profile.formations.house',
    max: 200,
    suggest: '/ajax/company-choice',
    clearable: true,
    identifies: 'school-id',
  },
  { kind: 'hidden', name: 'school-id', label: 'profile.formations.house' },
  { kind: 'month', name: 'startDate', label: 'profile.startDate', required: true },
  { kind: 'month', name: 'endDate', from: 'startDate', label: 'profile.endDate', hint: 'profile.endDate.hint' },
  { kind: 'area', name: 'description', label: 'profile.itemDescription', max: 3000 },
];

const page: ListPage<'formations'> = {
  list: 'formations',
  commands: formationCommands,
  fields,
  shape: (told) => {
    const { id, name } = told.school as { id: string | null; name: string | null };
    return { ...told, school: name === null ? null : { id: id && Number(id), name } };
  },
};

export const loader = (args: Route.LoaderArgs) => loadList(args, page);
export const action = (args: Route.ActionArgs) => saveList(args, page);
export const meta = privatePage('profile.formations.title', 'profile.hub.title');

export default function Formations({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <ProfileFrame part="formations" title={t('profile.formations.title')} lead={t('profile.formations.lead')}>
      <ListForm
        {...loaderData}
        refusal={actionData}
        fields={fields}
        here={profilePartPath(lang, 'formations')}
        draft="formations"
        icon="cap"
        empty={t('profile.formations.empty')}
        add={t('profile.formations.add')}
        newestFirst
        show={({ name, school, startDate, endDate, description }) => (
          <div className="profile-item">
            <h2>{name}</h2>
            {school && <p>{school.name}</p>}
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
