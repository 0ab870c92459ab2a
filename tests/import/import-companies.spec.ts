import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshDatabase } from '../postgres.ts';
import { importing, storyOf } from './importing.ts';

const header = 'id,name,category,country,city,lat,lng,phone,opening_hours';

test('a row becomes a company through the command of the web, approved and online', async () => {
  await using db = await freshDatabase();
  const file = `${header}\r\n7,"Pharmacie  du Palmier",amenity/pharmacy,CI,Abidjan,5.4,-3.99,27 20 30 40 50 / 22 44 55 66,Mo-Fr 08:00-18:00\r\n`;
  const { registered, refused, columnsLeft } = await importing(db, 'directory.csv', file);
  expect({ registered, refused, columnsLeft }).toEqual({ registered: 1, refused: 0, columnsLeft: [] });
  const day = [{ openingMin: 480, closingMin: 1080 }];
  const companyId = 1;
  expect(await storyOf(db, 1)).toEqual([
    {
      type: 'CompanyRegistered',
      data: {
        companyId,
        name: 'Pharmacie du Palmier',
        shortName: null,
        slug: 'pharmacie-du-palmier',
        category: 'health-pharmacy',
        place: {
          country: 'CI',
          city: { id: 2293538, name: 'Abidjan' },
          unknownCity: null,
          subCity: null,
          district: null,
          address: null,
          addressPostal: null,
          zip: null,
          landmark: null,
          lat: 5.4,
          lng: -3.99,
        },
        size: 'unknown',
        source: { name: 'test', id: '7' },
        demo: false,
      },
    },
    {
      type: 'CompanyCoordinatesListed',
      data: {
        companyId,
        coordinates: [
          { type: 'tel', value: '+2252720304050', raw: '27 20 30 40 50', public: true },
          { type: 'tel', value: '22 44 55 66', raw: '22 44 55 66', public: true },
        ],
        whatsappInitialText: null,
      },
    },
    {
      type: 'OpeningHoursPlanned',
      data: {
        companyId,
        plannings: [
          {
            title: null,
            timeZone: 'Africa/Abidjan',
            startingDate: null,
            endDate: null,
            week: [day, day, day, day, day, [], []],
            holidays: [],
          },
        ],
      },
    },
    { type: 'CompanyApproved', data: { companyId } },
    { type: 'CompanyPutOnline', data: { companyId } },
  ]);
});

test('the same file again registers nothing twice, whatever is added to it', async () => {
  await using db = await freshDatabase();
  const rows = Array.from({ length: 700 }, (_, index) => `${index},Garage ${index},shop/car_repair,Kenya,Nairobi,,,,`);
  const first = await importing(db, 'garages.csv', [header, ...rows].join('\n'));
  expect(first).toMatchObject({ rows: 700, registered: 700, alreadyThere: 0, refused: 0 });
  const again = await importing(
    db,
    'garages.csv',
    [header, 'new,Garage Mpya,shop/car_repair,KE,,,,,', ...rows].join('\n'),
  );
  expect(again).toMatchObject({ rows: 701, registered: 1, alreadyThere: 700, refused: 0 });
  expect((await storyOf(db, 700))[0]).toMatchObject({ data: { name: 'Garage 699' } });
  expect((await storyOf(db, 701))[0]).toMatchObject({ data: { name: 'Garage Mpya' } });
  const { rows: count } = await db.pool.query('select count(*)::int as events from event_store.event');
  expect(count).toEqual([{ events: 701 * 3 }]);
});

test('a row without an id is known by its content', async () => {
  await using db = await freshDatabase();
  const file = 'name;category;country\nChez Awa;Restaurant;Côte d’Ivoire\nChez Fatou;Restaurant;Côte d’Ivoire\n';
  expect(await importing(db, 'plain.csv', file)).toMatchObject({ registered: 2 });
  expect(await importing(db, 'plain.csv', file)).toMatchObject({ registered: 0, alreadyThere: 2 });
});

test('the same id in two sources is two companies', async () => {
  await using db = await freshDatabase();
  const file = `${header}\n1,Chez Awa,amenity/restaurant,CI,,,,,\n`;
  await importing(db, 'one.csv', file, { source: 'one' });
  expect(await importing(db, 'two.csv', file, { source: 'two' })).toMatchObject({ registered: 1 });
});

test('columns are mapped by name, and what is empty has a default', async () => {
  await using db = await freshDatabase();
  const file = 'Raison;Tel 1;Tel 2;Ville;Remarque\nGarage Étoile;27 20 30 40 50;07 07 07 07 07;Bouaké;x\n';
  const { registered, columnsLeft } = await importing(db, 'mapped.csv', file, {
    map: ['name=Raison', 'tel=Tel 1', 'tel=Tel 2', 'city=Ville'],
    defaults: ['category=car-garage', 'country=CI'],
  });
  expect({ registered, columnsLeft }).toEqual({ registered: 1, columnsLeft: ['Remarque'] });
  const [company, coordinates] = await storyOf(db, 1);
  expect(company?.data).toMatchObject({ name: 'Garage Étoile', place: { city: { name: 'Bouaké' } } });
  expect(coordinates?.data).toMatchObject({
    coordinates: [
      { type: 'tel', value: '+2252720304050' },
      { type: 'gsm', value: '+2250707070707' },
    ],
  });
});

test('a city that is not known, or that two cities are called, is kept as it was written', async () => {
  await using db = await freshDatabase();
  const file = `${header}\n1,Chez A,amenity/restaurant,KE,Kangundo,,,,\n2,Chez B,amenity/restaurant,CI,Nulle-Part,,,,\n3,Chez C,amenity/restaurant,DZ,alger,,,,\n`;
  expect(await importing(db, 'cities.csv', file)).toMatchObject({ registered: 3, citiesUnknown: 2, refused: 0 });
  const placeOf = async (number: number) => (await storyOf(db, number))[0]?.data;
  expect(await placeOf(1)).toMatchObject({ place: { city: null, unknownCity: 'Kangundo' } });
  expect(await placeOf(2)).toMatchObject({ place: { city: null, unknownCity: 'Nulle-Part' } });
  expect(await placeOf(3)).toMatchObject({ place: { city: { name: 'Algiers' }, unknownCity: null } });
});

test('hours that cannot be read, or whose time zone is not known, are kept in their own words', async () => {
  await using db = await freshDatabase();
  const file = `${header}\n1,Chez A,amenity/restaurant,CI,,,,,tous les soirs\n2,Chez B,amenity/restaurant,CD,,,,,24/7\n3,Chez C,amenity/restaurant,CD,Lubumbashi,,,,24/7\n`;
  expect(await importing(db, 'hours.csv', file)).toMatchObject({ registered: 3, hoursUnread: 2 });
  expect((await storyOf(db, 1))[1]).toMatchObject({
    type: 'CompanyDescribed',
    data: { practicalInfo: { title: {}, text: { fr: 'tous les soirs' } } },
  });
  expect((await storyOf(db, 2))[1]).toMatchObject({
    type: 'CompanyDescribed',
    data: { practicalInfo: { text: { fr: '24/7' } } },
  });
  expect((await storyOf(db, 3))[1]).toMatchObject({
    type: 'OpeningHoursPlanned',
    data: { plannings: [{ timeZone: 'Africa/Lubumbashi' }] },
  });
});

test('a row that names several countries is one company in each', async () => {
  await using db = await freshDatabase();
  const file =
    'path,display_name,name,wikidata,countries\nbrands/amenity/pharmacy,Goodlife (Kenya),Goodlife,Q1,CI|KE\n';
  expect(await importing(db, 'brands.csv', file)).toMatchObject({ rows: 1, registered: 2 });
  const countryOf = async (number: number) => (await storyOf(db, number))[0]?.data;
  expect(await countryOf(1)).toMatchObject({ name: 'Goodlife', place: { country: 'CI' } });
  expect(await countryOf(2)).toMatchObject({ name: 'Goodlife', place: { country: 'KE' } });
});

test('a branch is known by its organisation', async () => {
  await using db = await freshDatabase();
  const columns =
    'organisation,category,kind,name,address,commune,wilaya,phone,fax,email,website,hours,lat,lng,source_file';
  const rows = [
    'SAA,amenity/pharmacy,,Belouazdad,,,Alger,,,,,,,,saa',
    'CNRC,amenity/pharmacy,,CNRC Chlef,,,,,,,,,,,cnrc',
  ];
  expect(await importing(db, 'branches.csv', [columns, ...rows].join('\n'))).toMatchObject({ registered: 2 });
  expect((await storyOf(db, 1))[0]?.data).toMatchObject({ name: 'SAA – Belouazdad', place: { country: 'DZ' } });
  expect((await storyOf(db, 2))[0]?.data).toMatchObject({ name: 'CNRC Chlef' });
});

test('one JSON object a line is read like a row', async () => {
  await using db = await freshDatabase();
  const row = {
    osm_node_id: 5,
    name: 'Duka la Dawa',
    country: 'KE',
    city: 'Nairobi',
    city_geonameid: 184745,
    district: 'Kibra',
  };
  const more = {
    lat: -1.3,
    lng: 36.8,
    category: 'amenity/pharmacy',
    category_fr: 'Pharmacie',
    phone: null,
    opening_hours: '24/7',
  };
  const { registered, refused } = await importing(db, 'seed.ndjson', `${JSON.stringify({ ...row, ...more })}\n`);
  expect({ registered, refused }).toEqual({ registered: 1, refused: 0 });
  expect((await storyOf(db, 1))[0]).toMatchObject({
    data: { slug: 'duka-la-dawa', source: { id: '5' }, place: { city: { id: 184745 }, district: 'Kibra', lat: -1.3 } },
  });
});

test('a trial reads and refuses, and registers nothing', async () => {
  await using db = await freshDatabase();
  const file = `${header}\n1,Chez Awa,amenity/restaurant,CI,,,,,\n2,,amenity/restaurant,CI,,,,,\n`;
  expect(await importing(db, 'trial.csv', file, { dryRun: true })).toMatchObject({ registered: 1, refused: 1 });
  const { rows } = await db.pool.query(
    'select (select count(*) from event_store.event) + (select count(*) from numbers.number) as n',
  );
  expect(Number(rows[0].n)).toBe(0);
});

test('a draft is neither approved nor online', async () => {
  await using db = await freshDatabase();
  await importing(db, 'draft.csv', `${header}\n1,Chez Awa,amenity/restaurant,CI,,,,,\n`, { published: false });
  expect((await storyOf(db, 1)).map(({ type }) => type)).toEqual(['CompanyRegistered']);
});

test('a file in which nothing is refused leaves no rejects file', async () => {
  await using db = await freshDatabase();
  const { rejectsPath } = await importing(db, 'fine.csv', `${header}\n1,Chez Awa,amenity/restaurant,CI,,,,,\n`);
  expect(existsSync(rejectsPath)).toBe(false);
});
