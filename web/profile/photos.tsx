import { data, redirect } from 'react-router';
import { chooseBanner, choosePhoto, removeBanner, removePhoto } from '#commands/profile/profile-pictures.ts';
import { lostFileIn, signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { languageOf, profilePartPath } from '../addresses/paths.ts';
import { answerOr } from '../client/post-form.ts';
import { Saved } from '../edit/section-form.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { refused } from '../page/refused.ts';
import { sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { ProfileFrame } from '../settings/profile-frame.tsx';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { Route } from './+types/photos.ts';
import { PictureForm, RemovePicture } from './picture-form.tsx';
import { Portrait } from './portrait.tsx';
import { asked, requestedProfile } from './section-page.tsx';
import { fileIn, takeImage } from './taken.ts';

/** Wide for high. */
const ratios = { photo: 4 / 5, banner: 2396 / 600 } as const;
type Picture = keyof typeof ratios;

const kinds: Record<Picture, 'profile-photo' | 'profile-banner'> = { photo: 'profile-photo', banner: 'profile-banner' };

export const loader = async (args: Route.LoaderArgs) => {
  const { url, lang, profile } = await requestedProfile(args);
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

export const clientAction = (args: Route.ClientActionArgs) => answerOr(args);

export const meta = privatePage('profile.photos.title', 'profile.hub.title');

export default function Photos({ loaderData: { photo, banner, name, saved, lost }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const said = actionData && ('said' in actionData ? actionData.said : t(actionData.message));
  const form = (picture: Picture, image: { readonly id: string } | null) => {
    const which = { picture, told: 'picture', here: profilePartPath(lang, 'photos') };
    return (
      <PictureForm
        key={image?.id}
        {...which}
        ratio={ratios[picture]}
        hint={t(`profile.photos.${picture}.hint`)}
        error={(actionData?.picture === picture && said) || null}
        isLost={lost === picture && !actionData}
      >
        {image && (
          <Confirm
            label={t(`profile.photos.${picture}.remove`)}
            question={<p>{t(`profile.photos.${picture}.removeAsk`)}</p>}
          >
            <RemovePicture {...which} />
          </Confirm>
        )}
      </PictureForm>
    );
  };
  return (
    <ProfileFrame part="photos" title={t('profile.photos.title')} lead={t('profile.photos.lead')}>
      {saved && !actionData && <Saved />}
      <ErrorSummary errors={said && actionData ? [{ field: actionData.picture, message: said }] : []} />
      <Card title={t('profile.photos.photo')}>
        <Portrait photo={photo} name={name} size={192} />
        {form('photo', photo)}
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
        {form('banner', banner)}
      </Card>
    </ProfileFrame>
  );
}
