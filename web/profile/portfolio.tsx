import { pieceCommands } from '#commands/profile/profile-items.ts';
import { mostPieces } from '#domain/profile/profile.choices.ts';
import { profilePartPath } from '../addresses/paths.ts';
import { answerOr } from '../client/post-form.ts';
import { errorOf, type FormField } from '../edit/form-values.ts';
import { ListForm } from '../edit/list-form.tsx';
import { privatePage } from '../page/head.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import { FileField } from '../ui/file-field.tsx';
import type { Route } from './+types/portfolio.ts';
import { type ListPage, loadList, saveList } from './list-page.tsx';
import { fileIn, takeImage } from './taken.ts';

const fields: readonly FormField[] = [
  { kind: 'text', name: 'title', label: 'profile.portfolio.name', max: 120 },
  { kind: 'area', name: 'description', label: 'profile.itemDescription', max: 500, rows: 3 },
];

const page: ListPage<'pieces'> = {
  list: 'pieces',
  commands: pieceCommands,
  fields,
  async take({ context }, form, accountId) {
    const bytes = await fileIn(form, 'image');
    const kept = String(form.get('kept') ?? '');
    if (!bytes && kept) return { imageId: kept };
    return { imageId: await takeImage(context, accountId, 'portfolio', bytes ?? new Uint8Array()) };
  },
};

export const loader = (args: Route.LoaderArgs) => loadList(args, page);
export const action = (args: Route.ActionArgs) => saveList(args, page);
export const clientAction = (args: Route.ClientActionArgs) => answerOr(args);
export const meta = privatePage('profile.portfolio.title', 'profile.hub.title');

export default function Portfolio({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { items } = loaderData;
  return (
    <ProfileFrame part="portfolio" title={t('profile.portfolio.title')} lead={t('profile.portfolio.lead')}>
      <ListForm
        {...loaderData}
        refusal={actionData}
        fields={fields}
        here={profilePartPath(lang, 'portfolio')}
        draft="portfolio"
        icon="photo"
        empty={t('profile.portfolio.empty')}
        add={t('profile.portfolio.add')}
        full={items.length >= mostPieces && t('profile.portfolio.full', { most: mostPieces })}
        withFile
        more={(item, errors) => {
          const kept = items.find(({ id }) => id === item)?.image.id;
          return (
            <>
              {kept && <input type="hidden" name="kept" value={kept} />}
              <FileField
                name="image"
                most={10}
                accept="image/jpeg,image/png,image/webp,image/avif"
                label={t(kept ? 'profile.photos.another' : 'profile.photos.choose')}
                hint={t('profile.portfolio.hint')}
                error={
                  errorOf('image', errors) ?? (errors.length > 0 ? errors.find(({ field }) => !field)?.message : null)
                }
                optional={kept !== undefined}
              />
            </>
          );
        }}
        show={({ image, title, description }) => (
          <div className="profile-item">
            <img
              className="piece"
              src={`/media/${image.id}/640.webp`}
              width={image.width}
              height={image.height}
              alt={title ?? ''}
              loading="lazy"
            />
            {title && <h2>{title}</h2>}
            {description && <p className="prose">{description}</p>}
          </div>
        )}
      />
    </ProfileFrame>
  );
}
