import { resumeCommands } from '#commands/profile/profile-items.ts';
import { mostResumes } from '#domain/profile/profile.choices.ts';
import { profilePartPath } from '../addresses/paths.ts';
import { answerOr } from '../client/post-form.ts';
import { errorOf, type FormField } from '../edit/form-values.ts';
import { ListForm } from '../edit/list-form.tsx';
import { privatePage } from '../page/head.ts';
import { ownFilesContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import { FileField } from '../ui/file-field.tsx';
import type { Route } from './+types/resumes.ts';
import { CvCard, missingInCv } from './cv-card.tsx';
import { type ListPage, loadList, saveList } from './list-page.tsx';
import { requestedProfile } from './section-page.tsx';
import { fileIn } from './taken.ts';

const fields: readonly FormField[] = [
  { kind: 'text', name: 'title', label: 'profile.resumes.name', max: 120, required: true },
  {
    kind: 'choice',
    look: 'radio',
    name: 'lang',
    label: 'profile.resumes.lang',
    required: true,
    choices: [
      { value: 'fr', label: 'profile.lang.fr' },
      { value: 'en', label: 'profile.lang.en' },
    ],
  },
];

const page: ListPage<'resumes'> = {
  list: 'resumes',
  commands: resumeCommands,
  fields,
  async take({ context }, form, accountId) {
    const bytes = await fileIn(form, 'file');
    const kept = String(form.get('kept') ?? '');
    if (!bytes && kept) return { fileId: kept };
    const { id } = await context.get(ownFilesContext).takePdf(accountId, bytes ?? new Uint8Array());
    return { fileId: id };
  },
};

export const loader = async (args: Route.LoaderArgs) => {
  const [list, { profile }] = await Promise.all([loadList(args, page), requestedProfile(args)]);
  return { ...list, missing: missingInCv(profile) };
};
export const action = (args: Route.ActionArgs) => saveList(args, page);
export const clientAction = (args: Route.ClientActionArgs) => answerOr(args);
export const meta = privatePage('profile.resumes.title', 'profile.hub.title');

export default function Resumes({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang, number } = useText();
  const { items, missing, ...list } = loaderData;
  const busy = list.saved !== null || actionData !== undefined;
  const card = <CvCard owner={list.owner} missing={missing} />;
  return (
    <ProfileFrame part="resumes" title={t('profile.resumes.title')}>
      {!busy && card}
      <div>
        <h2>{t('profile.resumes.files')}</h2>
        <p className="muted">{t('profile.resumes.lead')}</p>
      </div>
      <ListForm
        {...list}
        items={items}
        refusal={actionData}
        fields={fields}
        here={profilePartPath(lang, 'resumes')}
        draft="resumes"
        icon="clip"
        empty={t('profile.resumes.empty')}
        add={t('profile.resumes.add')}
        full={items.length >= mostResumes && t('profile.resumes.full')}
        withFile
        more={(item, errors) => {
          const kept = items.find(({ id }) => id === item)?.file.id;
          return (
            <>
              {kept && <input type="hidden" name="kept" value={kept} />}
              <FileField
                name="file"
                most={2}
                accept="application/pdf,.pdf"
                label={t(kept ? 'profile.resumes.another' : 'profile.resumes.file')}
                hint={t('profile.resumes.file.hint')}
                error={errorOf('file', errors)}
                optional={kept !== undefined}
                required={kept === undefined}
              />
            </>
          );
        }}
        show={({ id, title, lang: language, file }) => (
          <div className="profile-item resume">
            <a href={`/ajax/file/resume/${id}`}>
              <img
                src={`/ajax/file/resume-image/${id}`}
                width={140}
                height={198}
                alt={t('profile.resumes.page', { title })}
                loading="lazy"
              />
            </a>
            <div>
              <h2>{title}</h2>
              <p className="muted small">
                {t('profile.resumes.about', {
                  lang: t(`profile.lang.${language}`),
                  pages: file.pages,
                  size: number(Math.max(1, Math.round(file.bytes / 1024))),
                })}
              </p>
            </div>
          </div>
        )}
      />
      {busy && card}
    </ProfileFrame>
  );
}
