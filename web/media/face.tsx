import type { Image } from '#domain/media/image.events.ts';
import { Cloth } from '../ui/cloth.tsx';
import { Picture } from './picture.tsx';

type Props = {
  readonly company: { readonly id: number; readonly name: string };
  readonly logo: Image | null | undefined;
  /** As wide as it gets, in CSS pixels. */
  readonly size: number;
  readonly eager?: boolean;
};

/** A company's logo, or its cloth where it has none. A logo is some kilobytes: it is shown to whoever saves data too. */
export const Face = ({ company: { id, name }, logo, size, eager = false }: Props) =>
  logo ? (
    <span className="face-logo" aria-hidden="true">
      <Picture image={logo} alt="" sizes={`${size}px`} most={size * 2} fit="cover" eager={eager} />
    </span>
  ) : (
    <Cloth id={id} name={name} />
  );
