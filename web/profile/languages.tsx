import { languageCommands } from '#commands/profile/profile-items.ts';
import { knowledgeLevels } from '#domain/profile/profile.choices.ts';
import { languageOf, profilePartPath } from '../addresses/paths.ts';
import type { FormField } from '../edit/form-values.ts';
import { ListForm } from '../edit/list-form.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import type { Route } from './+types/languages.ts';
import { spokenLanguages } from './languages-spoken.ts';
import { type ListPage, loadList, saveList } from './list-page.tsx';

const fields: readonly FormField[] = [
  { kind: 'pick', name: 'lang', label: 'profile.languages.lang', from: 'languages', required: true },
  {
    kind: 'choice',
    look: 'radio',
    name: 'level',
    label: 'profile.languages.level',
    required: true,
    choices: knowledgeLevels.map((value) => ({ value, label: `profile.level.${value}` as MessageId })),
  },
];

const page: ListPage<'languages'> = { list: 'languages', commands: languageCommands, fields };

/** The languages are named on the server: browsers have other names for some of them. */
export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadList(args, page)),
  languages: spokenLanguages(languageOf(addressOf(args.request).pathname)),
});
export const action = (args: Route.ActionArgs) => saveList(args, page);
export const meta = privatePage('profile.languages.title', 'profile.hub.title');

export default function Languages({ loaderData: { languages, ...loaded }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <ProfileFrame part="languages" title={t('profile.languages.title')} lead={t('profile.languages.lead')}>
      <ListForm
        {...loaded}
        refusal={actionData}
        fields={fields}
        picks={{ languages }}
        here={profilePartPath(lang, 'languages')}
        draft="languages"
        icon="globe"
        empty={t('profile.languages.empty')}
        add={t('profile.languages.add')}
        show={(item) => (
          <div className="profile-item">
            <h2>{languages.find(({ value }) => value === item.lang)?.label ?? item.lang}</h2>
            <p className="muted">{t(`profile.level.${item.level}`)}</p>
          </div>
        )}
      />
    </ProfileFrame>
  );
}
