import { tradesOf } from './demo-trades.ts';

/** Trades that came to the demo later: those of before keep their companies, whose numbers are in addresses. */
const table = `
amenity/taxi | Taxi ~, Allo Taxi ~ | ~ Cabs, ~ Taxi Service | always
Courses en ville et vers l’aéroport, prix annoncé avant le départ. | Rides in town and to the airport, price told before we leave.
amenity/taxi/motorcycle_taxi | Moto-taxi ~ | ~ Boda Riders | early daily
Deux casques, des conducteurs formés, partout dans {city}. | Two helmets, trained riders, everywhere in {city}.
amenity/car_rental | Location Auto ~, ~ Location | ~ Car Hire, ~ Rentals | daily week
Berlines, tout-terrain et minibus, avec ou sans chauffeur. | Saloon cars, four-by-fours and minibuses, with or without a driver.
amenity/bus_station | Transport ~, ~ Voyageurs, Compagnie ~ | ~ Coaches, ~ Bus Services | always early
Départs chaque jour vers les grandes villes, bagages compris. | Daily departures to the main towns, luggage included.
office/moving_company | Déménagements ~ | ~ Movers | workshop untold
Emballage, camion et bras solides, devis sur place. | Packing, a lorry and strong arms, quote at your home.
office/courier | ~ Coursier, Livraison ~ | ~ Couriers, ~ Deliveries | daily week
Colis et repas livrés dans la journée à {city}. | Parcels and meals delivered the same day in {city}.
office/freight | Transit ~, ~ Fret | ~ Haulage, ~ Freight | week office
Camions, conteneurs et formalités de douane. | Lorries, containers and customs papers.
amenity/shipping_agency | ~ Transport et Logistique | ~ Logistics | office week
Stockage, groupage et transport entre pays voisins. | Storage, groupage and transport between neighbouring countries.
craft/photographer | Studio Photo ~, Photo ~ | ~ Photo Studio, ~ Photography | salon week
Portraits, mariages et photos d’identité en dix minutes. | Portraits, weddings and passport photos in ten minutes.
craft/stonemason | Maçonnerie ~ | ~ Masonry | early workshop
Murs, dalles et clôtures, équipe de six maçons. | Walls, slabs and fences, a team of six masons.
craft/builder | Bâtiment ~, ~ Construction | ~ Builders, ~ Construction | early week
Villas, boutiques et rénovations, du plan aux clés. | Houses, shops and renovations, from the plan to the keys.
craft/painter | Peinture ~ | ~ Painters | workshop untold
Intérieur, façade et enseignes peintes à la main. | Interiors, façades and hand-painted signs.
craft/welder | Soudure ~, Métal ~ | ~ Welding Works | early workshop
Portails, grilles et charpentes, sur mesure. | Gates, grilles and frames, made to measure.
craft/hvac | Froid ~, Clim ~ | ~ Cooling, ~ Refrigeration | week untold
Climatiseurs, frigos et chambres froides, pose et dépannage. | Air conditioners, fridges and cold rooms, fitted and repaired.
craft/solar_energy | Solaire ~, Énergie ~ | ~ Solar, ~ Energy | week shop
Panneaux, batteries et pompes, garantis deux ans. | Panels, batteries and pumps, with a two-year guarantee.
amenity/mobile_money_agent | Kiosque ~, Point ~ | ~ Mobile Money, ~ Agency | daily late
Dépôts, retraits, crédit et factures. | Deposits, withdrawals, airtime and bills.
amenity/money_transfer | ~ Transfert | ~ Money Transfer | week shop
Envois et retraits d’argent, toutes devises. | Money sent and received, every currency.
craft/caterer | Traiteur ~, Saveurs ~ | ~ Catering, ~ Events Kitchen | daily untold
Mariages, baptêmes et séminaires, de 20 à 500 couverts. | Weddings, naming days and seminars, from 20 to 500 guests.
shop/shoes | Chaussures ~ | ~ Shoes | shop untold
Cuir, toile et sandales, du 18 au 47. | Leather, canvas and sandals, from size 18 to 47.
craft/shoemaker | Cordonnerie ~ | ~ Shoe Repairs | workshop untold
Ressemelage, couture et teinture en une heure. | Soles, stitching and dyeing within an hour.
shop/jewelry | Bijouterie ~ | ~ Jewellers | shop untold
Or, argent et perles, réparations sur place. | Gold, silver and beads, repaired while you wait.
shop/fabric | Pagnes ~, Tissus ~ | ~ Fabrics, ~ Wax Prints | shop friday
Pagnes, bazins et dentelles, au mètre ou à la pièce. | Wax prints, damask and lace, by the metre or the piece.
shop/hairdresser/barber | Barbier ~ | ~ Barbershop, ~ Kinyozi | salon late
Coupe, barbe et soin, sans rendez-vous. | Haircut, beard and care, no appointment needed.
shop/cosmetics | Cosmétiques ~ | ~ Cosmetics | shop untold
Soins, parfums et produits pour cheveux crépus. | Skin care, perfume and products for natural hair.
shop/electronics | Électro ~ | ~ Electronics | shop week
Téléviseurs, ventilateurs et petit électroménager. | Televisions, fans and small appliances.
office/it | ~ Digital, Numérique ~ | ~ Software, ~ Digital | office untold
Sites, applications et formation pour entreprises. | Websites, apps and training for businesses.
shop/greengrocer | Primeur ~, Marché ~ | ~ Greens, ~ Fresh Produce | early daily
Légumes du maraîcher et fruits de saison. | Vegetables from the grower and fruit in season.
shop/beverages | Dépôt ~, Boissons ~ | ~ Drinks Depot | daily-late shop
Eaux, jus et sodas, en gros et au détail. | Water, juice and soda, wholesale and retail.
shop/agrarian | Agro ~, Semences ~ | ~ Agrovet, ~ Farm Supplies | workshop shop
Semences, engrais et outils, avec les conseils d’un technicien. | Seed, fertiliser and tools, with a technician’s advice.
amenity/farm | Ferme ~, Plantation ~ | ~ Farm, ~ Growers | early untold
Œufs, volailles et maraîchage, livrés à {city}. | Eggs, poultry and vegetables, delivered to {city}.
amenity/veterinary | Clinique vétérinaire ~ | ~ Veterinary Clinic | week always
Chiens, chats, volailles et bétail, visites à la ferme. | Dogs, cats, poultry and cattle, visits to the farm.
amenity/kindergarten | Crèche ~, Maternelle ~ | ~ Kindergarten, ~ Daycare | school untold
Dès dix-huit mois, repas chauds et cour ombragée. | From eighteen months, warm meals and a shaded yard.
amenity/college | Institut ~, École ~ | ~ College, ~ Institute | school week
Formations de deux ans : gestion, santé, numérique. | Two-year courses: management, health, digital skills.
amenity/events_venue | Espace ~, Salle ~ | ~ Gardens, ~ Hall | daily untold
Salle climatisée, jardin et parking pour 300 invités. | Air-conditioned hall, garden and parking for 300 guests.
amenity/cinema | Cinéma ~ | ~ Cinema | night untold
Films d’ici et d’ailleurs, deux séances chaque soir. | Films from here and abroad, two screenings every evening.
office/notary | Étude notariale ~ | ~ Notaries | office
Ventes, successions et statuts de société. | Sales, estates and company papers.
office/architect | Architecture ~ | ~ Architects | office untold
Plans, permis et suivi de chantier. | Plans, permits and site supervision.
office/security | Sécurité ~ | ~ Security | always
Gardiennage, alarmes et ouverture de portes. | Guards, alarms and access control.
craft/cleaning | Propreté ~, Net ~ | ~ Cleaning | week untold
Bureaux, villas et fins de chantier. | Offices, houses and building sites.
amenity/townhall | Mairie annexe ~ | ~ Ward Office | office
État civil, légalisations et fiches de naissance. | Births, certificates and certified copies.
amenity/place_of_worship | Paroisse ~, Communauté ~ | ~ Chapel, ~ Community Church | daily
Offices, chorale et soutien aux familles de {district}. | Services, a choir and help for families in {district}.
office/ngo | Association ~ | ~ Foundation | office week
Alphabétisation, eau potable et appui aux coopératives. | Literacy, clean water and support to cooperatives.`;

export const laterTrades = tradesOf(table);
