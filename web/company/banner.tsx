import type { CompanyPage } from '#read-api/company/company-page.ts';
import { Picture } from '../media/picture.tsx';
import { clothOf } from '../ui/cloth.tsx';

type Props = { readonly company: Pick<CompanyPage, 'id' | 'content'>; readonly savesData: boolean };

/** The width of the page in a picture of the company's own, or in its cloth. */
export const Banner = ({ company: { id, content }, savesData }: Props) => {
  const { banner } = content;
  if (!banner) return <div className={`banner cloth ${clothOf(id)}`} aria-hidden="true" />;
  return (
    <div className="banner photo" aria-hidden="true">
      {savesData ? (
        <img className="still" src={banner.placeholder} alt="" width={banner.width} height={banner.height} />
      ) : (
        <Picture image={banner} alt="" sizes="100vw" most={2400} fit="cover" eager />
      )}
    </div>
  );
};
