import type { RemovedPhoto } from '#read-api/company/company-media-to-edit.ts';
import { infoPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';

/** The photos that the team removed from the page, and why: a photo does not vanish without a word. */
export const RemovedPhotos = ({ removed }: { readonly removed: readonly RemovedPhoto[] }) => {
  const { t, lang } = useText();
  if (removed.length === 0) return null;
  return (
    <Card title={t('edit.photos.removed')}>
      <p className="muted">
        {t('edit.photos.removedLead')}{' '}
        <a className="link" href={infoPath(lang, 'contact')}>
          {t('about.contact.title')}
        </a>
      </p>
      <ul className="photo-rows">
        {removed.map(({ image, caption, reason, at }) => (
          <li key={image.id} className="gone">
            <div className="pic">
              <span className="picture cover">
                <img className="blur" src={image.placeholder} alt="" width={image.width} height={image.height} />
              </span>
            </div>
            <p className="state">
              <Badge tone="danger" icon="close">
                {t('edit.photos.gone')}
              </Badge>
              <When at={at} length="medium" />
            </p>
            <div>
              {caption && (
                <p>
                  <Written text={caption} />
                </p>
              )}
              <p>{reason ? t('edit.photos.reason', { reason }) : t('edit.photos.noReason')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};
