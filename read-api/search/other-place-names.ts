import { fold, words } from '#domain/fold.ts';

/** What people call a town or a part of one beside its name, as `nickname country name`. */
const table = `
casa MA Casablanca
كازا MA Casablanca
kech MA Marrakech
tanja MA Tanger
kin CD Kinshasa
lubum CD Lubumbashi
lushi CD Lubumbashi
lshi CD Lubumbashi
brazza CG Brazzaville
ponton CG Pointe-Noire
dkr SN Dakar
abj CI Abidjan
babi CI Abidjan
yop CI Yopougon
yakro CI Yamoussoukro
bassam CI Grand-Bassam
ouaga BF Ouagadougou
bobo BF Bobo-Dioulasso
bko ML Bamako
nktt MR Nouakchott
yde CM Yaoundé
dla CM Douala
lbv GA Libreville
pog GA Port-Gentil
tana MG Antananarivo
buja BI Bujumbura
addis ET Addis Ababa
nrb KE Nairobi
nbo KE Nairobi
msa KE Mombasa
dar TZ Dar es Salaam
kla UG Kampala
phc NG Port Harcourt
joburg ZA Johannesburg
jozi ZA Johannesburg
jhb ZA Johannesburg
cpt ZA Cape Town
dbn ZA Durban
lsk ZM Lusaka
byo ZW Bulawayo
`;

type Town = { readonly country: string; readonly key: string };

const towns = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, Town] => {
      const [nickname = '', country = '', ...name] = line.split(' ');
      return [nickname, { country, key: words(name.join(' ')).join(' ') }];
    }),
);

const numbers: Readonly<Record<string, readonly string[]>> = {
  '2': ['deux', 'ii', 'two'],
  '3': ['trois', 'iii', 'three'],
  '4': ['quatre', 'iv', 'four'],
  '5': ['cinq', 'v', 'five'],
  '6': ['six', 'vi'],
};

/** The other names that a phrase may stand for: a town's by its nickname, `deu plateau` for `2 plateau`. */
export const otherNamesOf = (phrase: string): readonly string[] => {
  const some = phrase.split(' ');
  const spelled =
    some.length === 1
      ? []
      : some.flatMap((word, at) => (numbers[word] ?? []).map((other) => fold(some.with(at, other).join(' '))));
  const town = towns.get(phrase);
  return town ? [town.key, ...spelled] : spelled;
};

/** Whether a word is what people call a town, and not its name. */
export const isNickname = (word: string): boolean => towns.has(word);

/** Whether a place with this key and country is called by the phrase, in another form than its name's. */
export const isAlsoCalled = (place: { readonly key: string; readonly country: string }, phrase: string): boolean => {
  const town = towns.get(phrase);
  if (town) return town.key === place.key && town.country === place.country;
  return otherNamesOf(phrase).includes(place.key);
};
