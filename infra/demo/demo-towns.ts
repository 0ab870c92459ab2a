/** A town of the demo: where it is, and what its people call its parts. */
export type DemoTown = {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly districts: readonly string[];
};

/**
 * `tel` and `gsm` begin numbers of the country's length that its numbering plan gives to nobody: no operator holds the
 * prefix, so they ring nowhere (a test checks them against the plans). README.md says why for each.
 */
export type DemoCountry = {
  readonly code: string;
  readonly companies: number;
  readonly speaks: 'fr' | 'en';
  readonly dial: string;
  readonly digits: number;
  readonly tel: string;
  readonly gsm: string;
  /** Words of the country's languages that its people name shops with. */
  readonly words: readonly string[];
  readonly towns: readonly DemoTown[];
};

const list = (text: string) => text.split(', ');

const town = (name: string, lat: number, lng: number, districts: string): DemoTown => ({
  name,
  lat,
  lng,
  districts: list(districts),
});

export const demoCountries: readonly DemoCountry[] = [
  {
    code: 'CI',
    companies: 420,
    speaks: 'fr',
    dial: '+225',
    digits: 10,
    tel: '28',
    gsm: '09',
    words: list('Akwaba, Djassa, Woro-Woro, Zouglou, Attiéké d’Or, Nanan, Gbaka, Sery'),
    towns: [
      town(
        'Abidjan',
        5.365,
        -4.005,
        'Cocody, Angré, Riviera Palmeraie, Deux-Plateaux, Yopougon, Marcory, Treichville, Adjamé, Koumassi, Plateau',
      ),
      town('Bouaké', 7.69, -5.03, 'Commerce, Air France, Nimbo, Dar-es-Salam, Koko'),
      town('Yamoussoukro', 6.82, -5.277, 'Habitat, Morofé, Assabou, Dioulakro'),
    ],
  },
  {
    code: 'SN',
    companies: 310,
    speaks: 'fr',
    dial: '+221',
    digits: 9,
    tel: '35',
    gsm: '73',
    words: list('Teranga, Jokko, Ndiambour, Xarala, Jappo, Lamp Fall, Keur Yaye, Baobab'),
    towns: [
      town(
        'Dakar',
        14.725,
        -17.455,
        'Médina, Plateau, Point E, Mermoz, Ouakam, Parcelles Assainies, Liberté 6, Grand Yoff, Almadies',
      ),
      town('Thiès', 14.79, -16.93, 'Escale, Randoulène, Cité Lamy, Nguinth'),
    ],
  },
  {
    code: 'CM',
    companies: 270,
    speaks: 'fr',
    dial: '+237',
    digits: 9,
    tel: '25',
    gsm: '63',
    words: list('Mboa, Njangui, Ndolé d’Or, Makossa, Bantou, Essimo, Kamer, Sawa'),
    towns: [
      town('Douala', 4.06, 9.73, 'Akwa, Bonanjo, Bonapriso, Deido, Bépanda, Ndokoti, Makepe, Bonamoussadi'),
      town('Yaoundé', 3.866, 11.516, 'Bastos, Mvog-Mbi, Essos, Melen, Biyem-Assi, Nlongkak'),
    ],
  },
  {
    code: 'BJ',
    companies: 140,
    speaks: 'fr',
    dial: '+229',
    digits: 10,
    tel: '02',
    gsm: '09',
    words: list('Gbégnon, Mahou, Alafia, Kpèdjigan, Zémidjan, Ayélawadjè'),
    towns: [
      town('Cotonou', 6.38, 2.42, 'Cadjèhoun, Akpakpa, Fidjrossè, Gbégamey, Ganhi, Haie Vive'),
      town('Porto-Novo', 6.496, 2.604, 'Ouando, Djassin, Adjarra, Catchi'),
    ],
  },
  {
    code: 'TG',
    companies: 130,
    speaks: 'fr',
    dial: '+228',
    digits: 8,
    tel: '28',
    gsm: '94',
    words: list('Miawoe, Ayessime, Novissi, Akpé, Elavagnon, Mawuli'),
    towns: [town('Lomé', 6.17, 1.215, 'Bè, Tokoin, Adidogomé, Nyékonakpoè, Kodjoviakopé, Agoè, Hédzranawoé')],
  },
  {
    code: 'BF',
    companies: 130,
    speaks: 'fr',
    dial: '+226',
    digits: 8,
    tel: '23',
    gsm: '59',
    words: list('Faso, Wend-Panga, Relwendé, Yennenga, Sidwaya, Burkindi'),
    towns: [
      town('Ouagadougou', 12.366, -1.534, 'Ouaga 2000, Gounghin, Dassasgho, Zogona, Pissy, Koulouba'),
      town('Bobo-Dioulasso', 11.177, -4.298, 'Accart-Ville, Diaradougou, Sarfalao, Colma'),
    ],
  },
  {
    code: 'ML',
    companies: 120,
    speaks: 'fr',
    dial: '+223',
    digits: 8,
    tel: '24',
    gsm: '59',
    words: list('Djiguiya, Sabugnuma, Bèn So, Danaya, Djoliba, Kanaga'),
    towns: [town('Bamako', 12.64, -7.99, 'Hippodrome, Badalabougou, ACI 2000, Kalaban Coura, Faladié, Lafiabougou')],
  },
  {
    code: 'MA',
    companies: 220,
    speaks: 'fr',
    dial: '+212',
    digits: 9,
    tel: '58',
    gsm: '79',
    words: list('Al Baraka, Annour, Tafoukt, Riad, Assalam, Zellige, Atlas, Al Firdaous'),
    towns: [
      town('Casablanca', 33.575, -7.6, 'Maârif, Gauthier, Aïn Sebaâ, Sidi Maârouf, Bourgogne, Hay Hassani'),
      town('Rabat', 34.0, -6.845, 'Agdal, Hassan, Hay Riad, Souissi'),
      town('Marrakesh', 31.634, -8.0, 'Guéliz, Hivernage, Médina, Massira'),
    ],
  },
  {
    code: 'RW',
    companies: 110,
    speaks: 'en',
    dial: '+250',
    digits: 9,
    tel: '24',
    gsm: '71',
    words: list('Amahoro, Umuganda, Icyizere, Isoko, Agaseke, Umurava'),
    towns: [town('Kigali', -1.95, 30.06, 'Kimironko, Remera, Kacyiru, Nyamirambo, Gisozi, Kicukiro')],
  },
  {
    code: 'KE',
    companies: 360,
    speaks: 'en',
    dial: '+254',
    digits: 9,
    tel: '49',
    gsm: '16',
    words: list('Mwangaza, Umoja, Baraka, Tumaini, Jamii, Harambee, Pamoja, Nyota'),
    towns: [
      town('Nairobi', -1.285, 36.82, 'Westlands, Kilimani, Kibra, Eastleigh, Karen, South B, Embakasi, Kasarani'),
      town('Mombasa', -4.035, 39.655, 'Nyali, Bamburi, Likoni, Tudor, Changamwe'),
      town('Kisumu', -0.09, 34.77, 'Milimani, Kondele, Nyalenda, Mamboleo'),
    ],
  },
  {
    code: 'NG',
    companies: 360,
    speaks: 'en',
    dial: '+234',
    digits: 10,
    tel: '69',
    gsm: '92',
    words: list('Oluwadara, Chidera, Arewa, Omoluabi, Ife, Zuma, Obudu, Eko'),
    towns: [
      town('Lagos', 6.53, 3.36, 'Ikeja, Surulere, Yaba, Lekki, Victoria Island, Ikoyi, Apapa, Festac Town'),
      town('Abuja', 9.058, 7.485, 'Wuse, Garki, Maitama, Gwarinpa, Utako'),
      town('Kano', 12.0, 8.517, 'Sabon Gari, Nassarawa, Bompai, Fagge'),
    ],
  },
  {
    code: 'GH',
    companies: 260,
    speaks: 'en',
    dial: '+233',
    digits: 9,
    tel: '40',
    gsm: '58',
    words: list('Akwaaba, Nyame Adom, Sankofa, Adinkra, Medaase, Odo, Obaatan, Asaase'),
    towns: [
      town('Accra', 5.575, -0.2, 'Osu, East Legon, Madina, Dansoman, Labone, Adabraka, Tesano'),
      town('Kumasi', 6.688, -1.624, 'Adum, Bantama, Asokwa, Ahodwo, Suame'),
    ],
  },
  {
    code: 'TZ',
    companies: 120,
    speaks: 'en',
    dial: '+255',
    digits: 9,
    tel: '29',
    gsm: '64',
    words: list('Karibu, Upendo, Kilele, Bahari, Neema, Safina'),
    towns: [
      town('Dar es Salaam', -6.8, 39.24, 'Kariakoo, Mikocheni, Sinza, Masaki, Mbagala, Ubungo'),
      town('Arusha', -3.367, 36.683, 'Njiro, Kaloleni, Sakina, Themi'),
    ],
  },
  {
    code: 'ZA',
    companies: 210,
    speaks: 'en',
    dial: '+27',
    digits: 9,
    tel: '55',
    gsm: '59',
    words: list('Ubuntu, Masakhane, Protea, Siyabonga, Thuthuka, Fynbos, Khanya, Sizwe'),
    towns: [
      town('Johannesburg', -26.2, 28.04, 'Sandton, Soweto, Rosebank, Braamfontein, Melville, Randburg'),
      town('Cape Town', -33.935, 18.47, 'Observatory, Claremont, Khayelitsha, Woodstock, Bellville'),
      town('Durban', -29.855, 30.99, 'Umlazi, Berea, Pinetown, Morningside'),
    ],
  },
];
