import type { MetaDescriptor } from 'react-router';
import type { CompanyProduct } from '#read-api/company/company-content.ts';
import { imagePath } from '../media/picture.tsx';

/** Products that tell their price, as schema.org has them: `seller` is the company's address, `page` where they are. */
export const productsData = (
  products: readonly CompanyProduct[],
  seller: string,
  page: string,
  origin: string,
): MetaDescriptor[] =>
  products.flatMap(({ id, description, price }) =>
    price
      ? [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              '@type': 'Product',
              name: description.name,
              description: description.text ?? undefined,
              category: description.category ?? undefined,
              brand: description.brand ? { '@type': 'Brand', name: description.brand } : undefined,
              image: description.image ? origin + imagePath(description.image, 960) : undefined,
              offers: {
                '@type': 'Offer',
                price: price.amount,
                priceCurrency: price.currency,
                availability: 'https://schema.org/InStock',
                url: `${page}#contact-product-${id}`,
                seller: { '@id': seller },
              },
            },
          },
        ]
      : [],
  );
