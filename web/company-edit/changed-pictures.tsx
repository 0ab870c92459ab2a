import { useText } from '../page/text.ts';
import { gonePicture } from './changed-things.ts';

/** A small picture of a change by its id; words where there is none, or where its file is deleted. */
export const ChangedPicture = ({ id, alt }: { readonly id: string; readonly alt: string }) => {
  const { t } = useText();
  if (id === '') return t('edit.merge.nothing');
  if (id === gonePicture) return t('edit.changes.gone');
  return (
    <img className="changed-picture" src={`/media/${id}/96.jpg`} width={96} height={96} alt={alt} loading="lazy" />
  );
};

/** The part of an order that changed: each thing with its place. */
export const ChangedOrder = ({ order, ofPhotos }: { readonly order: string; readonly ofPhotos: boolean }) => (
  <span className="changed-order">
    {order.split('\n').map((line) => {
      const [place, told = ''] = line.split('\t');
      return (
        <span key={line}>
          {place}. {ofPhotos ? <ChangedPicture id={told} alt="" /> : <bdi>{told}</bdi>}
        </span>
      );
    })}
  </span>
);
