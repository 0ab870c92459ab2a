import { offerProduct, orderProducts, reviseProduct, withdrawProduct } from '#commands/company/product.commands.ts';
import { mostProducts } from '#domain/company/offer-limits.ts';
import type { ProductToEdit } from '#read-api/company/products-to-edit.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { answerOr } from '../client/post-form.ts';
import { ProductPrice, ProductTags } from '../company/product-price.tsx';
import { errorOf } from '../edit/form-values.ts';
import { ListForm } from '../edit/list-form.tsx';
import { imagePath } from '../media/picture.tsx';
import { currencyPicks } from '../page/currency-picks.ts';
import { privatePage } from '../page/head.ts';
import { companyFilesContext, readApiContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, IconButton, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { FileField } from '../ui/file-field.tsx';
import type { Route } from './+types/shopping.ts';
import { CompanyFrame } from './company-frame.tsx';
import { type CompanyList, loadCompanyList, saveCompanyList } from './company-list.ts';
import { productFields, productSaid } from './product-fields.ts';
import '../company/products.css';

/** The ids in the order in which the product has changed places with the one before or after it. */
const moved = (items: readonly ProductToEdit[], { id }: ProductToEdit, by: 1 | -1) => {
  const ids = items.map((one) => one.id);
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (other !== undefined) [ids[from], ids[from + by]] = [other, id];
  return [orderProducts, { productIds: ids }] as const;
};

const list: CompanyList<ProductToEdit> = {
  part: 'shopping',
  fields: productFields,
  read: ({ context }, { id }) => context.get(readApiContext).productsToEdit(id),
  first: async ({ context }, { place }) => ({
    price: { currency: await context.get(readApiContext).countryCurrency(place.country) },
    withModal: true,
  }),
  known: (product) => product,
  shape: productSaid,
  add: offerProduct,
  change: reviseProduct,
  named: 'productId',
  async take({ context }, form) {
    const file = form.get('image');
    if (!(file instanceof File) || file.size === 0)
      return { imageId: form.has('unpictured') ? null : String(form.get('kept') ?? '') || null };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const uploader = context.get(viewerContext)?.id ?? '';
    return { imageId: (await context.get(companyFilesContext).takeImage(uploader, 'product', bytes)).id };
  },
  steps: {
    up: (items, item) => moved(items, item, -1),
    down: (items, item) => moved(items, item, 1),
    withdraw: (_, { id }) => [withdrawProduct, { productId: id }],
  },
};

export const loader = async (args: Route.LoaderArgs) => {
  const { lang, viewer: _, ...loaded } = await loadCompanyList(args, list);
  return { ...loaded, currencies: currencyPicks(lang) };
};
export const action = (args: Route.ActionArgs) => saveCompanyList(args, list);
export const clientAction = (args: Route.ClientActionArgs) => answerOr(args);
export const meta = privatePage('company.product.title', 'account.companies.title');

type WaysProps = { readonly items: readonly ProductToEdit[]; readonly product: ProductToEdit; readonly here: string };

/** Changes places with the one above or below. */
const Moves = ({ items, product: { id, name }, here }: WaysProps) => {
  const { t } = useText();
  const place = items.findIndex((one) => one.id === id);
  return (
    <form method="post" action={here} className="moves">
      <input type="hidden" name="item" value={id} />
      {place > 0 && <IconButton icon="up" type="submit" name="do" value="up" label={t('edit.product.up', { name })} />}
      {place < items.length - 1 && (
        <IconButton icon="down" type="submit" name="do" value="down" label={t('edit.product.down', { name })} />
      )}
    </form>
  );
};

const Shown = (props: WaysProps) => {
  const { product } = props;
  const { name, image, category, brand } = product;
  return (
    <div className={image ? 'profile-item sold pictured' : 'profile-item sold'}>
      {image && <img src={imagePath(image, 192)} width={image.width} height={image.height} alt="" loading="lazy" />}
      <div className="stack tight">
        <h2>{name}</h2>
        {(category || brand) && <p className="muted small">{[category, brand].filter(Boolean).join(' · ')}</p>}
        <ProductTags product={product} />
        <ProductPrice product={product} />
      </div>
      <Moves {...props} />
    </div>
  );
};

const Ways = ({ product: { id }, here }: Omit<WaysProps, 'items'>) => {
  const { t } = useText();
  return (
    <div className="row asks">
      <LinkButton href={`${here}?item=${id}#edit`} look="line" icon="edit">
        {t('profile.list.edit')}
      </LinkButton>
      <Confirm label={t('web.do.remove')} question={<p>{t('edit.product.withdrawAsk')}</p>}>
        <form method="post" action={here}>
          <input type="hidden" name="item" value={id} />
          <Button look="danger" name="do" value="withdraw">
            {t('edit.product.yesWithdraw')}
          </Button>
        </form>
      </Confirm>
    </div>
  );
};

export default function Shopping({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, currencies, ...loaded } = loaderData;
  const { items } = loaded;
  const here = editCompanyPath(lang, company, 'shopping');
  return (
    <CompanyFrame company={company} part="shopping" title={t('company.product.title')} lead={t('edit.product.lead')}>
      <Card title={t('edit.shop.title')}>
        <p className="muted">{t('edit.shop.lead')}</p>
        <div className="row asks">
          <LinkButton href={`${here}/texts`} look="line" icon="edit">
            {t('edit.shop.write')}
          </LinkButton>
          <LinkButton href={`${editCompanyPath(lang, company, 'medias')}#ad`} look="line" icon="photo">
            {t('edit.shop.ad')}
          </LinkButton>
        </div>
      </Card>
      <ListForm
        {...loaded}
        refusal={actionData}
        fields={productFields}
        picks={{ currencies }}
        here={here}
        icon="bag"
        empty={t('edit.product.empty')}
        add={t('edit.product.add')}
        full={items.length >= mostProducts && t('rejection.company.too-many-products', { most: mostProducts })}
        withFile
        more={(item, errors) => {
          const kept = actionData?.kept ?? items.find(({ id }) => String(id) === item)?.image?.id;
          return (
            <>
              {kept && (
                <>
                  <input type="hidden" name="kept" value={kept} />
                  <img className="picture-kept" src={`/media/${kept}/96.jpg`} width={96} height={96} alt="" />
                  <Checkbox name="unpictured" label={t('profile.photos.photo.remove')} />
                </>
              )}
              <FileField
                name="image"
                most={10}
                accept="image/jpeg,image/png,image/webp,image/avif"
                label={t(kept ? 'profile.photos.another' : 'profile.photos.choose')}
                hint={t('profile.portfolio.hint')}
                error={errorOf('image', errors) ?? errors.find(({ field }) => !field)?.message ?? null}
                optional
              />
            </>
          );
        }}
        show={(product) => <Shown items={items} product={product} here={here} />}
        ways={(product) => <Ways product={product} here={here} />}
      />
    </CompanyFrame>
  );
}
