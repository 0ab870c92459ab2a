/** A trade that people look for: how it is called on signs, what it says of itself, and when it is open. */
export type DemoTrade = {
  /** The key that imports call its sub-category by. */
  readonly category: string;
  /** `~` stands for the word of the sign. */
  readonly signs: { readonly fr: readonly string[]; readonly en: readonly string[] };
  /** `{city}` and `{district}` are where the company is. */
  readonly says: { readonly fr: string; readonly en: string };
  /** As OpenStreetMap writes them; an empty one is not told. */
  readonly hours: readonly string[];
};

const hours: Readonly<Record<string, string>> = {
  office: 'Mo-Fr 08:00-12:30,14:30-18:00',
  week: 'Mo-Fr 08:00-17:30; Sa 09:00-13:00',
  shop: 'Mo-Sa 08:00-20:00; Su off',
  workshop: 'Mo-Sa 07:30-18:30',
  early: 'Mo-Sa 06:30-17:00',
  morning: 'Mo-Sa 06:00-14:00',
  daily: 'Mo-Su 07:30-20:00',
  'daily-late': 'Mo-Su 08:00-22:00',
  late: 'Mo-Sa 07:30-22:00; Su 09:00-20:00',
  salon: 'Mo-Sa 09:00-20:00; Su 10:00-16:00',
  baker: 'Mo-Su 05:30-13:00,15:30-21:00',
  evening: 'Tu-Su 11:30-15:00,18:30-23:30',
  night: 'Mo-Th 17:00-01:00, Fr-Sa 17:00-04:00, Su 16:00-24:00',
  'past-midnight': 'Mo-Su 10:00-02:00',
  always: '24/7',
  friday: 'Mo-Th,Sa 08:00-18:00; Fr 08:00-12:00',
  bank: 'Mo-Fr 08:00-15:30',
  gym: 'Mo-Fr 05:30-22:00; Sa-Su 07:00-18:00',
  school: 'Mo-Fr 07:30-12:00,14:30-17:00',
  untold: '',
};

/** Two lines a trade: its key, signs in French and English, hours it may keep; then what it says in each language. */
const table = `
amenity/pharmacy | Pharmacie ~, Grande Pharmacie ~ | ~ Pharmacy, ~ Chemist | late shop always
Ordonnances, parapharmacie et conseils à {district}. Garde de nuit une semaine sur quatre. | Prescriptions, health products and advice in {district}. On night duty one week in four.
amenity/clinic | Clinique ~, Centre médical ~ | ~ Clinic, ~ Medical Centre | always week
Consultations, petite chirurgie et analyses au cœur de {city}. | Consultations, minor surgery and tests in the heart of {city}.
amenity/dentist | Cabinet dentaire ~ | ~ Dental Clinic | office week
Soins dentaires pour enfants et adultes, sur rendez-vous. | Dental care for children and adults, by appointment.
shop/optician | Optique ~, Opticien ~ | ~ Opticians | shop untold
Montures, verres et examens de la vue. | Frames, lenses and eye tests.
healthcare/laboratory | Laboratoire ~ | ~ Diagnostics | early week
Analyses médicales, résultats le jour même. | Medical tests, results on the same day.
amenity/restaurant | Restaurant ~, Maquis ~, Chez ~ | ~ Restaurant, ~ Kitchen, Mama ~ Eatery | evening late night
Cuisine du pays, poisson braisé et plats du jour à {district}. | Local dishes, grilled fish and a dish of the day in {district}.
amenity/fast_food | Snack ~, ~ Burger | ~ Fast Food, ~ Grill House | past-midnight late
Sandwichs, chawarmas et jus frais, à emporter ou livrés. | Sandwiches, shawarma and fresh juice, to take away or delivered.
amenity/cafe | Café ~, Salon de thé ~ | ~ Café, ~ Coffee House | daily untold
Café torréfié ici, pâtisseries et connexion libre. | Coffee roasted here, pastries and free Wi-Fi.
shop/bakery | Boulangerie ~, Fournil ~ | ~ Bakery, ~ Bread House | baker late
Pain chaud matin et soir, gâteaux sur commande. | Warm bread morning and evening, cakes to order.
shop/supermarket | Supermarché ~, ~ Market | ~ Supermarket, ~ Mini Mart | late daily-late
Produits frais, surgelés et articles de maison. | Fresh and frozen food and household goods.
shop/butcher | Boucherie ~ | ~ Butchery | friday shop
Bœuf, mouton et volaille, découpés devant vous. | Beef, mutton and poultry, cut in front of you.
shop/seafood | Poissonnerie ~ | ~ Fish Shop | morning untold
Arrivages chaque matin, poisson frais et fumé. | Fresh and smoked fish, new every morning.
shop/hairdresser | Coiffure ~, Salon ~, ~ Coiffure | ~ Hair Salon, ~ Barbers | salon shop
Tresses, tissages et coupes, avec ou sans rendez-vous. | Braids, weaves and cuts, with or without an appointment.
shop/beauty | Institut ~, Beauté ~ | ~ Beauty Parlour, ~ Spa | shop untold
Soins du visage, manucure et massages. | Facials, manicure and massage.
shop/tailor | Couture ~, Atelier ~ | ~ Tailors, ~ Fashion House | shop friday
Tenues sur mesure, pagne et retouches. | Made to measure, wax prints and alterations.
shop/clothes | Boutique ~, Prêt-à-porter ~ | ~ Fashion, ~ Boutique | shop untold
Vêtements et accessoires pour toute la famille. | Clothes and accessories for the whole family.
shop/car_repair | Garage ~, Auto ~ | ~ Auto Garage, ~ Motors | workshop week
Mécanique, électricité et diagnostic toutes marques à {district}. | Repairs, electrics and diagnostics for every make in {district}.
shop/tyres | Pneus ~, Vulcanisation ~ | ~ Tyres, ~ Tyre Centre | workshop always
Pneus neufs, équilibrage et parallélisme. | New tyres, balancing and alignment.
shop/car_parts | Pièces Auto ~ | ~ Auto Spares | shop untold
Pièces d’origine et adaptables, livrées au garage. | Genuine and compatible parts, delivered to the garage.
amenity/fuel | Station ~ | ~ Filling Station | always
Carburant, gaz, lavage et boutique. | Fuel, gas, car wash and a shop.
shop/motorcycle | Motos ~ | ~ Motorcycles | shop untold
Motos, tricycles et entretien. | Motorcycles, tricycles and service.
shop/hardware | Quincaillerie ~ | ~ Hardware, ~ Building Supplies | workshop shop
Ciment, fers, plomberie et outillage, livrés sur chantier. | Cement, steel, plumbing and tools, delivered to your site.
craft/electrician | Électricité ~ | ~ Electricals | week untold
Installations, dépannage et panneaux solaires. | Installation, repairs and solar panels.
craft/plumber | Plomberie ~ | ~ Plumbing | always week
Fuites, chauffe-eau et forages, jour et nuit. | Leaks, water heaters and boreholes, day and night.
craft/carpenter | Menuiserie ~ | ~ Joinery, ~ Woodworks | workshop untold
Portes, cuisines et meubles en bois du pays. | Doors, kitchens and furniture in local wood.
shop/furniture | Meubles ~ | ~ Furniture | shop untold
Salons, lits et bureaux, faits ici. | Sofas, beds and desks, made here.
shop/mobile_phone | Mobile ~, Téléphonie ~ | ~ Phones, ~ Mobile | shop late
Téléphones, réparation d’écrans et accessoires. | Phones, screen repair and accessories.
shop/computer | Informatique ~ | ~ Computers, ~ Tech | week untold
Ordinateurs, réseaux et maintenance pour entreprises. | Computers, networks and maintenance for businesses.
shop/copyshop | Imprimerie ~, Repro ~ | ~ Printers, ~ Print Shop | week untold
Impression, flyers, bâches et photocopies. | Printing, flyers, banners and copies.
amenity/bank | Microfinance ~, Crédit ~ | ~ Microfinance, ~ Savings | bank office
Épargne, crédit et transfert d’argent. | Savings, loans and money transfer.
office/insurance | Assurances ~ | ~ Insurance | office week
Auto, santé, voyage : devis en une heure. | Motor, health, travel: a quote within the hour.
office/lawyer | Cabinet ~, Étude ~ | ~ Advocates, ~ Legal | office untold
Droit des affaires, du travail et de la famille. | Business, labour and family law.
office/accountant | Expertise ~ | ~ Accountants | office untold
Comptabilité, paie et déclarations pour PME. | Books, payroll and returns for small businesses.
office/estate_agent | Immobilier ~, Agence ~ | ~ Properties, ~ Realty | week untold
Ventes, locations et gestion à {city}. | Sales, lettings and management in {city}.
tourism/hotel | Hôtel ~, Résidence ~ | ~ Hotel, ~ Lodge | always untold
Chambres climatisées, piscine et restaurant à {district}. | Air-conditioned rooms, pool and restaurant in {district}.
tourism/guest_house | Auberge ~, Maison d’hôtes ~ | ~ Guest House | always untold
Quelques chambres au calme, petit déjeuner compris. | A few quiet rooms, breakfast included.
shop/travel_agency | Voyages ~ | ~ Travel | week untold
Billets, visas et circuits dans la région. | Tickets, visas and tours of the region.
amenity/bar | Bar ~, Espace ~ | ~ Lounge, ~ Bar | night past-midnight
Boissons fraîches, musique le vendredi et le samedi. | Cold drinks, music on Fridays and Saturdays.
leisure/fitness_centre | Gym ~, Forme ~ | ~ Gym, ~ Fitness | gym untold
Musculation, cours collectifs et coach. | Weights, classes and coaching.
amenity/school | Groupe scolaire ~, Collège ~ | ~ Academy, ~ School | school untold
De la maternelle au secondaire, cantine et transport. | From nursery to secondary, with meals and transport.
amenity/driving_school | Auto-école ~ | ~ Driving School | week untold
Code et conduite, toutes catégories. | Theory and driving, every class of licence.
shop/laundry | Pressing ~, Blanchisserie ~ | ~ Laundry, ~ Dry Cleaners | shop late
Lavage, repassage et livraison en 24 heures. | Washing, ironing and delivery within 24 hours.
shop/florist | Fleurs ~ | ~ Florist | daily untold
Bouquets, mariages et décoration. | Bouquets, weddings and decoration.
shop/books | Librairie ~ | ~ Bookshop | office shop
Manuels, romans et papeterie. | Textbooks, novels and stationery.`;

const parts = (line: string | undefined) => (line ?? '').split(' | ');

/** The trades of a table of two lines each. */
export const tradesOf = (text: string): readonly DemoTrade[] => {
  const lines = text.trim().split('\n');
  return lines.flatMap((line, index) => {
    if (index % 2 === 1) return [];
    const [category = '', signsFr = '', signsEn = '', kept = ''] = parts(line);
    const [fr = '', en = ''] = parts(lines[index + 1]);
    return {
      category,
      signs: { fr: signsFr.split(', '), en: signsEn.split(', ') },
      says: { fr, en },
      hours: kept.split(' ').map((name) => hours[name] ?? ''),
    };
  });
};

export const demoTrades = tradesOf(table);
