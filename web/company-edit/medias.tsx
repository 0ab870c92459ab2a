import { lostFileIn, typedBefore } from '../account/sign-in-first.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { answerOr } from '../client/post-form.ts';
import { Saved } from '../edit/section-form.tsx';
import { Picture } from '../media/picture.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { companyFilesContext, readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { Route } from './+types/medias.ts';
import { CompanyFrame } from './company-frame.tsx';
import { companyAsked, draftOf, keptOf } from './company-section.ts';
import { HeadPictureForm } from './head-picture-form.tsx';
import { changeMedias, type HeadPicture } from './medias-action.ts';
import { VideosForm } from './videos-form.tsx';
import './photos.css';

export const loader = async (args: Route.LoaderArgs) => {
  const { company, lang } = await companyAsked(args, 'medias');
  const typed = await typedBefore({ ...args, lang });
  const { id, name, slug } = company;
  const draft = draftOf(id, 'medias');
  const [media, kept] = await Promise.all([
    args.context.get(readApiContext).companyMediaToEdit(id, new Date()),
    keptOf(args, draft),
  ]);
  const { logo, banner, ad, videos, photos } = media;
  return {
    company: { id, name, slug },
    logo,
    banner,
    ad,
    videos,
    visuals: photos.length + videos.length,
    most: args.context.get(companyFilesContext).mostVisuals,
    typed: typed?.part === 'video' ? { link: typed.link ?? '', title: typed.title ?? '' } : null,
    draft,
    kept,
    lost: lostFileIn(typed) ? (typed?.part ?? null) : null,
    saved: addressOf(args.request).searchParams.has('saved'),
  };
};

export const action = (args: Route.ActionArgs) => changeMedias(args);
export const clientAction = (args: Route.ClientActionArgs) => answerOr(args);
export const meta = privatePage('edit.medias.title', 'account.companies.title');

export default function Medias({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { company, logo, banner, ad, videos, visuals, most, typed, draft, kept, lost, saved } = loaderData;
  const { t, lang } = useText();
  const here = editCompanyPath(lang, company, 'medias');
  const formOf = (picture: HeadPicture, there: boolean) => ({
    picture,
    there,
    here,
    error: refusal?.errors.find(({ field }) => field === picture)?.message ?? null,
    isLost: lost === picture && !refusal,
  });
  return (
    <CompanyFrame company={company} part="medias" title={t('edit.medias.title')} lead={t('edit.medias.lead')}>
      {saved && !refusal && <Saved />}
      <ErrorSummary errors={refusal?.errors ?? []} />
      <Card title={t('edit.medias.logo')}>
        {logo && (
          <div className="head-logo">
            <Picture image={logo} alt={t('edit.medias.logo')} sizes="6rem" most={192} />
          </div>
        )}
        <HeadPictureForm key={logo?.id} {...formOf('logo', logo !== null)} />
      </Card>
      <Card title={t('profile.photos.banner')}>
        {banner && (
          <Picture image={banner} alt={t('profile.photos.banner')} sizes="(min-width: 64rem) 46rem, 92vw" most={1280} />
        )}
        <HeadPictureForm key={banner?.id} {...formOf('banner', banner !== null)} />
      </Card>
      <Card title={t('edit.shop.ad')} id="ad">
        <p className="muted">{t('edit.medias.ad.lead')}</p>
        {ad && <Picture image={ad} alt={t('edit.shop.ad')} sizes="(min-width: 64rem) 46rem, 92vw" most={1280} />}
        <HeadPictureForm key={ad?.id} {...formOf('ad', ad !== null)} />
      </Card>
      <VideosForm
        videos={videos}
        isFull={visuals >= most}
        most={most}
        refusal={refusal}
        typed={typed}
        here={here}
        draft={draft}
        kept={kept}
      />
    </CompanyFrame>
  );
}
