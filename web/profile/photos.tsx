import { data, redirect } from 'react-router';
import { chooseBanner, choosePhoto, removeBanner, removePhoto } from '#commands/profile/profile-pictures.ts';
import { LostFileNotice } from '../account/resume-notice.tsx';
import { lostFileIn, signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { languageOf, profilePartPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { refused } from '../page/refused.ts';
import { sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { FileField } from '../ui/file-field.tsx';
import type { Route } from './+types/photos.ts';
import './crop.css';
import { Portrait } from './portrait.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { Saved } from './section-form.tsx';
import { asked, profileAsked } from './section-page.tsx';
import { fileIn, takeImage } from './taken.ts';

const kinds = { photo: 'profile-photo', banner: 'profile-banner' } as const;
type Picture = keyof typeof kinds;
const taken = 'image/jpeg,image/png,image/webp,image/avif';

export const loader = async (args: Route.LoaderArgs) => {
  const { url, lang, profile } = await profileAsked(args);
  const { photo, banner, name } = profile;
  const typed = await typedBefore({ ...args, lang });
  return {
    photo,
    banner,
    name: name ? `${name.firstname} ${name.lastname}` : '',
    saved: url.searchParams.has('saved'),
    lost: lostFileIn(typed) ? (typed?.picture ?? 'photo') : null,
  };
};

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  const { pathname: to } = addressOf(args.request);
  if (!args.context.get(viewerContext)) return signInFirst({ ...args, lang: languageOf(to) }, form, { to });
  const { url, lang, viewer } = asked(args);
  const picture: Picture = form.get('picture') === 'banner' ? 'banner' : 'photo';
  const send = args.context.get(sendContext);
  try {
    if (form.has('remove')) await send(picture === 'banner' ? removeBanner : removePhoto, {});
    else {
      const bytes = await fileIn(form, picture);
      if (!bytes) return data({ picture, message: 'profile.photos.none' as MessageId }, { status: 422 });
      const imageId = await takeImage(args.context, viewer.id, kinds[picture], bytes, String(form.get('crop') ?? ''));
      await send(picture === 'banner' ? chooseBanner : choosePhoto, { imageId });
    }
  } catch (error) {
    const answer = refused(args.context, error, lang, form);
    return data({ picture, said: answer.data.errors[0]?.message ?? '' }, answer.init ?? {});
  }
  return redirect(`${url.pathname}?saved`, 303);
};

export const meta = privatePage('profile.photos.title', 'profile.hub.title');

export default function Photos({ loaderData: { photo, banner, name, saved, lost }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const here = profilePartPath(lang, 'photos');
  const said = actionData && ('said' in actionData ? actionData.said : t(actionData.message));
  const percent = '{percent}';
  // for `enhance/crop.ts`
  const cropWords = {
    chosen: t('profile.photos.crop'),
    size: t('profile.photos.cropSize'),
    sizeSaid: t('profile.photos.cropSizeSaid', { percent }),
    x: {
      label: t('profile.photos.cropX'),
      from: t('profile.photos.cropLeft', { percent }),
      to: t('profile.photos.cropRight', { percent }),
      middle: t('profile.photos.cropMiddle'),
    },
    y: {
      label: t('profile.photos.cropY'),
      from: t('profile.photos.cropUp', { percent }),
      to: t('profile.photos.cropDown', { percent }),
      middle: t('profile.photos.cropMiddle'),
    },
  };
  const formOf = (picture: Picture, there: boolean) => (
    <>
      <form
        method="post"
        action={here}
        encType="multipart/form-data"
        className="stack"
        data-crop={picture}
        data-crop-words={JSON.stringify(cropWords)}
      >
        <input type="hidden" name="picture" value={picture} />
        <FileField
          name={picture}
          most={10}
          accept={taken}
          label={t(there ? 'profile.photos.another' : 'profile.photos.choose')}
          hint={t(`profile.photos.${picture}.hint`)}
          error={actionData?.picture === picture ? said : null}
          required
        />
        {lost === picture && !actionData && <LostFileNotice />}
        <Button look="primary">{t('profile.photos.send')}</Button>
      </form>
      {there && (
        <div className="row asks">
          <Confirm
            label={t(`profile.photos.${picture}.remove`)}
            question={<p>{t(`profile.photos.${picture}.removeAsk`)}</p>}
          >
            <form method="post" action={here} encType="multipart/form-data">
              <input type="hidden" name="picture" value={picture} />
              <Button look="danger" name="remove" value="1">
                {t('web.do.yesDelete')}
              </Button>
            </form>
          </Confirm>
        </div>
      )}
    </>
  );
  return (
    <ProfileFrame part="photos" title={t('profile.photos.title')} lead={t('profile.photos.lead')}>
      {saved && !actionData && <Saved />}
      <ErrorSummary errors={said && actionData ? [{ field: actionData.picture, message: said }] : []} />
      <Card title={t('profile.photos.photo')}>
        <Portrait photo={photo} name={name} size={192} />
        {formOf('photo', photo !== null)}
      </Card>
      <Card title={t('profile.photos.banner')}>
        {banner && (
          <img
            className="profile-banner"
            src={`/media/${banner.id}/960.webp`}
            width={banner.width}
            height={banner.height}
            alt={t('profile.photos.banner')}
          />
        )}
        {formOf('banner', banner !== null)}
      </Card>
    </ProfileFrame>
  );
}
