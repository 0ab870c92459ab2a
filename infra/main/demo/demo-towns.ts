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
  /** Where some of the companies are that came later. */
  readonly smallTowns: readonly DemoTown[];
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
    smallTowns: [
      town('San-Pédro', 4.748, -6.636, 'Bardot, Cité, Balmer, Lac'),
      town('Daloa', 6.877, -6.45, 'Tazibouo, Lobia, Commerce, Gbeuliville'),
      town('Korhogo', 9.458, -5.629, 'Soba, Koko, Sinistré, Petit Paris'),
      town('Grand-Bassam', 5.21, -3.738, 'Quartier France, Mockeyville, Impérial'),
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
    smallTowns: [
      town('Saint-Louis', 16.018, -16.49, 'Sor, Guet Ndar, Ndar Toute, Balacoss'),
      town('Kaolack', 14.152, -16.073, 'Léona, Médina Baye, Kasnack'),
      town('Ziguinchor', 12.568, -16.272, 'Boucotte, Lyndiane, Escale'),
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
    smallTowns: [
      town('Bafoussam', 5.478, 10.418, 'Tamdja, Djeleng, Kamkop'),
      town('Garoua', 9.301, 13.398, 'Roumdé Adjia, Yelwa, Plateau'),
      town('Kribi', 2.94, 9.91, 'Dôme, Afan Mabé, Mokolo'),
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
    smallTowns: [
      town('Parakou', 9.337, 2.63, 'Banikanni, Titirou, Guéma'),
      town('Abomey-Calavi', 6.448, 2.355, 'Zogbadjè, Kpota, Tankpè'),
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
    smallTowns: [
      town('Kara', 9.551, 1.186, 'Tomdè, Chaminade, Dongoyo'),
      town('Sokodé', 8.983, 1.133, 'Kpangalam, Komah, Didaouré'),
    ],
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
    smallTowns: [
      town('Koudougou', 12.252, -2.363, 'Dapoya, Burkina, Issouka'),
      town('Ouahigouya', 13.583, -2.422, 'Bougaré, Bingo, Naba Tigré'),
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
    smallTowns: [
      town('Sikasso', 11.317, -5.666, 'Wayerma, Mancourani, Médine'),
      town('Kayes', 14.447, -11.445, 'Khasso, Légal Ségou, Plateau'),
      town('Ségou', 13.431, -6.216, 'Somono, Pélengana, Angoulême'),
    ],
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
    smallTowns: [
      town('Tangier', 35.767, -5.8, 'Malabata, Marshan, Iberia'),
      town('Agadir', 30.42, -9.598, 'Talborjt, Founty, Hay Mohammadi'),
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
    smallTowns: [
      town('Musanze', -1.5, 29.634, 'Muhoza, Cyuve, Kimonyi'),
      town('Gisenyi', -1.703, 29.256, 'Rubavu, Nyamyumba, Rugerero'),
    ],
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
    smallTowns: [
      town('Nakuru', -0.307, 36.072, 'Milimani, Section 58, Lanet'),
      town('Eldoret', 0.52, 35.27, 'Kapsoya, Langas, Elgon View'),
      town('Thika', -1.033, 37.069, 'Makongeni, Section 9, Landless'),
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
    smallTowns: [
      town('Ibadan', 7.378, 3.947, 'Bodija, Challenge, Dugbe, Mokola'),
      town('Port Harcourt', 4.777, 7.013, 'Rumuola, Trans Amadi, Diobu'),
      town('Enugu', 6.441, 7.499, 'New Haven, Uwani, Achara Layout'),
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
    smallTowns: [
      town('Tamale', 9.401, -0.839, 'Lamashegu, Vittin, Kalpohin'),
      town('Takoradi', 4.885, -1.755, 'Anaji, Effia, Market Circle'),
      town('Cape Coast', 5.105, -1.247, 'Abura, Kotokuraba, Pedu'),
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
    smallTowns: [
      town('Mwanza', -2.517, 32.9, 'Nyamagana, Capri Point, Igoma'),
      town('Dodoma', -6.173, 35.742, 'Area D, Nkuhungu, Kikuyu'),
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
    smallTowns: [
      town('Pretoria', -25.745, 28.188, 'Hatfield, Sunnyside, Arcadia, Mamelodi'),
      town('Bloemfontein', -29.121, 26.214, 'Westdene, Universitas, Langenhoven Park'),
    ],
  },
];
