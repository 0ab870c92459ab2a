import { gazetteerOf } from '#commands/company/import/gazetteer.ts';

const city = (country: string, cityId: number, name: string, timeZone: string, ...alternateNames: string[]) => ({
  country,
  cityId,
  name,
  alternateNames,
  timeZone,
});
const sub = (categoryId: string, fr: string, en: string, ...aliases: string[]) => ({
  categoryId,
  parentId: 'sector',
  names: { fr, en },
  aliases,
});

/** A small Africa, enough to import into. */
export const gazetteer = gazetteerOf({
  countries: [
    { country: 'CI', names: { fr: 'Côte d’Ivoire', en: 'Ivory Coast' } },
    { country: 'KE', names: { fr: 'Kenya', en: 'Kenya' } },
    { country: 'DZ', names: { fr: 'Algérie', en: 'Algeria' } },
    { country: 'CD', names: { fr: 'Congo (RDC)', en: 'DR Congo' } },
  ],
  cities: [
    city('CI', 2293538, 'Abidjan', 'Africa/Abidjan', 'Abidžan'),
    city('CI', 2290956, 'Bouaké', 'Africa/Abidjan'),
    city('KE', 184745, 'Nairobi', 'Africa/Nairobi', 'Green City'),
    city('KE', 1, 'Kangundo', 'Africa/Nairobi'),
    city('KE', 2, 'Kangundo', 'Africa/Nairobi'),
    city('DZ', 2507480, 'Algiers', 'Africa/Algiers', 'Alger'),
    city('CD', 2314302, 'Kinshasa', 'Africa/Kinshasa'),
    city('CD', 922704, 'Lubumbashi', 'Africa/Lubumbashi'),
  ],
  categories: [
    { categoryId: 'sector', parentId: null, names: { fr: 'Secteur', en: 'Sector' }, aliases: ['amenity'] },
    sub('health-pharmacy', 'Pharmacie', 'Pharmacy', 'amenity/pharmacy'),
    sub('food-restaurant', 'Restaurant', 'Restaurant', 'amenity/restaurant'),
    sub('car-garage', 'Garage automobile', 'Car Repair', 'shop/car_repair'),
  ],
});
