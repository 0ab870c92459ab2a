import type { ImageKind } from '../../../media/image-kinds.ts';
import { type ContentCompany, contentCompanies } from '../demo-content.ts';
import { drawn, picturesOf, rowOfPicture } from './company-pictures.ts';

let companies: ReadonlyMap<number, ContentCompany> | undefined;

/** The picture of the demo that has this id, drawn; undefined for any other id. */
export const demoPicture = async (id: string): Promise<{ bytes: Uint8Array; kind: ImageKind } | undefined> => {
  const row = rowOfPicture(id);
  if (row === undefined) return undefined;
  companies ??= new Map(contentCompanies().map((company) => [company.row, company]));
  const company = companies.get(row);
  if (!company) return undefined;
  const { logo, banner, photos, waiting, productOf } = picturesOf(company.again());
  const products = company.trade.products.map(({ thing }, index) => productOf(thing, index));
  const picture = [logo, banner, ...photos, waiting, ...products].find((one) => one?.image.id === id);
  return picture && { bytes: await drawn(picture), kind: picture.kind };
};
