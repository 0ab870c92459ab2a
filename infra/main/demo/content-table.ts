/**
 * A line a trade: its key, the scenes of its photos (the first is of its front, the second wide enough for a banner),
 * what stands on its shelves, a job; then a line for each product: names, what is drawn, a price in francs.
 */
export const contentTable = `
amenity/pharmacy | front counter wall flat | box bottle tin | Préparateur en pharmacie | Pharmacy assistant
  Gel hydroalcoolique, 500 ml | Hand sanitiser, 500 ml | bottle | 2500
  Crème solaire, indice 50 | Sunscreen, factor 50 | tin | 7900
  Thermomètre numérique | Digital thermometer | box | 4500
  Moustiquaire imprégnée | Treated mosquito net | roll | 6000
amenity/clinic | yard clinic laboratory office | bottle box | Infirmière diplômée d’État | Registered nurse
amenity/dentist | front dentist clinic office | bottle box | Assistante dentaire | Dental assistant
shop/optician | front counter wall flat | glasses glasses box | Opticien monteur | Dispensing optician
  Monture en acétate | Acetate frame | glasses | 28000
  Lunettes de soleil | Sunglasses | glasses | 15000
  Étui rigide | Hard case | box | 3000
healthcare/laboratory | front laboratory clinic office | flask bottle | Technicien de laboratoire | Laboratory technician
amenity/veterinary | front clinic laboratory yard | bottle box | Aide-soignant vétérinaire | Veterinary assistant
amenity/restaurant | front dining meal grill meal | bottle pot | Cuisinier | Cook
  Poisson braisé, attiéké | Grilled fish and cassava | fish-dish | 4500
  Poulet du jour, alloco | Chicken of the day and plantain | chicken-dish | 3500
  Sauce arachide, riz | Groundnut stew and rice | stew-dish | 2500
  Jus de bissap, un litre | Hibiscus juice, one litre | bottle | 1500
amenity/fast_food | front grill counter meal | bottle bread | Équipier polyvalent | Crew member
  Chawarma poulet | Chicken shawarma | bread | 2000
  Poulet pané, quatre pièces | Fried chicken, four pieces | chicken-dish | 3500
  Jus d’ananas | Pineapple juice | bottle | 1000
amenity/cafe | front dining counter display | bottle tin cake | Barista | Barista
  Café en grains, 250 g | Coffee beans, 250 g | sack | 3500
  Part de gâteau | Slice of cake | cake | 1500
shop/bakery | front display counter flat | bread bread cake | Boulanger de nuit | Night baker
  Pain de campagne | Country loaf | bread | 500
  Dix petits pains | Ten rolls | bread | 1000
  Gâteau d’anniversaire, 12 parts | Birthday cake, serves 12 | cake | 14000
  Farine, sac de 25 kg | Flour, 25 kg bag | sack | 16500
craft/caterer | front hall meal display | pot cake | Chef de partie | Section chef
  Buffet pour 50 personnes | Buffet for 50 guests | stew-dish | 275000
  Pièce montée | Wedding cake | cake | 85000
shop/supermarket | front counter wall store | tin bottle box fruit | Caissière | Cashier
  Riz parfumé, sac de 25 kg | Fragrant rice, 25 kg bag | sack | 17500
  Huile, cinq litres | Cooking oil, five litres | bottle | 7200
  Concentré de tomate, lot de six | Tomato paste, pack of six | tin | 1800
shop/greengrocer | stall stall flat front | fruit fruit pot | Vendeuse au marché | Market assistant
  Panier de légumes de la semaine | Weekly vegetable basket | fruit | 5000
  Mangues, cinq kilos | Mangoes, five kilos | fruit | 3000
shop/beverages | front store counter wall | bottle bottle tin | Chauffeur livreur | Delivery driver
  Eau, pack de six | Water, pack of six | bottle | 1500
  Jus de gingembre, un litre | Ginger juice, one litre | bottle | 1800
shop/butcher | front display counter flat | meat meat | Boucher | Butcher
  Bœuf sans os, le kilo | Boneless beef, per kilo | meat | 4200
  Mouton, le kilo | Mutton, per kilo | meat | 4800
shop/seafood | stall display flat front | fish fish | Mareyeur | Fish buyer
  Carpe, le kilo | Tilapia, per kilo | fish | 3200
  Poisson fumé, lot de trois | Smoked fish, three pieces | fish | 2500
shop/hairdresser | front salon counter flat | bottle tin | Coiffeuse | Hairdresser
  Huile de karité, 250 ml | Shea oil, 250 ml | bottle | 4500
  Shampoing doux | Mild shampoo | bottle | 3800
  Tresses avec mèches | Braids with extensions | roll | 12000
shop/hairdresser/barber | front salon salon flat | bottle | Barbier | Barber
  Huile à barbe | Beard oil | bottle | 3500
shop/beauty | front salon counter wall | bottle tin box | Esthéticienne | Beautician
  Soin du visage | Facial | tin | 10000
  Savon noir | Black soap | tin | 2500
shop/cosmetics | front wall counter flat | bottle tin box | Conseillère beauté | Beauty adviser
  Lait de corps au karité | Shea body milk | bottle | 3500
  Parfum, 50 ml | Perfume, 50 ml | bottle | 18000
shop/tailor | front sewing cloths sewing | roll | Couturière | Dressmaker
  Robe sur mesure en pagne | Made-to-measure print dress | dress | 35000
  Ensemble de cérémonie | Ceremony outfit | dress | 85000
  Retouche | Alteration | dress | 2500
  Robe d’enfant | Child’s dress | dress | 12000
shop/fabric | front cloths wall stall | roll | Vendeuse de tissus | Fabric seller
  Pagne, six yards | Wax print, six yards | roll | 18000
  Bazin riche, dix mètres | Bazin damask, ten metres | roll | 45000
shop/clothes | front cloths counter wall | roll bag shoe | Vendeuse | Shop assistant
  Robe d’été | Summer dress | dress | 18500
  Tunique brodée | Embroidered tunic | dress | 24000
  Sac en cuir | Leather bag | bag | 32000
shop/shoes | front wall counter flat | shoe shoe bag | Vendeur | Shop assistant
  Sandales en cuir | Leather sandals | shoe | 12000
  Chaussures de ville | Dress shoes | shoe | 28000
craft/shoemaker | front repairs wall tools | shoe shoe | Apprenti cordonnier | Apprentice shoemaker
  Ressemelage | Resoling | shoe | 4000
shop/jewelry | front counter flat office | lamp box | Bijoutier | Jeweller
shop/car_repair | front garage tools garage | spare tin tyre | Mécanicien | Mechanic
  Vidange et filtre | Oil and filter change | tin | 25000
  Plaquettes de frein, l’essieu | Brake pads, per axle | spare | 28000
shop/tyres | front garage wall stall | tyre tyre | Monteur de pneus | Tyre fitter
  Pneu neuf, 15 pouces | New tyre, 15 inch | tyre | 42000
  Pneu d’occasion | Used tyre | tyre | 15000
shop/car_parts | front counter wall flat | spare spare box tin | Magasinier | Storekeeper
  Batterie 70 Ah | 70 Ah battery | box | 55000
  Kit d’embrayage | Clutch kit | spare | 78000
amenity/fuel | cars cars counter garage | tin bottle | Pompiste | Pump attendant
amenity/car_rental | cars cars office taxis | file | Agent de comptoir | Counter agent
  Berline, la journée | Saloon car, per day | car | 25000
  Tout-terrain avec chauffeur, la journée | Four-by-four with driver, per day | jeep | 60000
  Minibus de 15 places, la journée | 15-seat minibus, per day | van | 55000
shop/motorcycle | front bikes garage tools | spare tin tyre | Vendeur de motos | Motorcycle salesperson
  Moto neuve, 125 cm³ | New motorcycle, 125 cc | motorbike | 620000
  Casque | Helmet | tin | 15000
shop/hardware | front counter wall store | tin sack box spare | Magasinier | Storekeeper
  Ciment, sac de 50 kg | Cement, 50 kg bag | sack | 5200
  Peinture, pot de 5 l | Paint, 5 l pot | tin | 17500
  Robinet mitigeur | Mixer tap | spare | 14500
craft/builder | site site office tools | sack | Chef de chantier | Site foreman
craft/stonemason | site site tools store | sack | Maçon | Mason
  Parpaings, les cent | Concrete blocks, one hundred | sack | 32000
craft/painter | front tools site wall | tin tin | Peintre en bâtiment | House painter
  Peinture intérieure, le mètre carré | Interior painting, per square metre | tin | 1500
craft/electrician | front repairs tools site | lamp box spare | Électricien | Electrician
  Ventilateur de plafond | Ceiling fan | spare | 18000
craft/plumber | front tools repairs site | spare tin | Plombier | Plumber
  Chauffe-eau, 50 l | Water heater, 50 l | tin | 78000
craft/hvac | front repairs tools office | box spare | Frigoriste | Refrigeration technician
  Entretien d’un climatiseur | Air-conditioner service | spare | 10000
craft/solar_energy | front solar repairs store | box lamp | Technicien solaire | Solar technician
  Panneau de 200 W | 200 W panel | panel | 68000
  Lampe solaire | Solar lamp | lamp | 9500
  Kit maison, 3 pièces | Home kit, three rooms | panel | 185000
craft/carpenter | front joinery tools joinery | box | Menuisier ébéniste | Cabinet maker
  Armoire à quatre étagères | Four-shelf cupboard | bookcase | 95000
  Table de six places | Six-seat table | table | 145000
craft/welder | front repairs tools site | spare | Soudeur | Welder
  Grille de fenêtre, sur mesure | Window grille, made to measure | spare | 28000
shop/furniture | front joinery store joinery | lamp box | Menuisier ébéniste | Cabinet maker
  Table de six places, iroko | Six-seat table, iroko | table | 185000
  Chaise tressée | Woven chair | chair | 32000
  Bibliothèque à quatre niveaux | Four-shelf bookcase | bookcase | 140000
  Table basse | Coffee table | table | 48000
  Lot de quatre chaises | Set of four chairs | chair | 118000
  Étagère d’atelier | Workshop shelf | bookcase | 65000
  Bureau d’écolier | School desk | table | 39500
  Chaise haute de maquis | Bar chair | chair | 27500
  Meuble de boutique | Shop cabinet | bookcase | 210000
shop/mobile_phone | front counter repairs wall | phone phone box | Technicien en réparation | Repair technician
  Téléphone reconditionné, 64 Go | Refurbished phone, 64 GB | phone | 68000
  Téléphone neuf, 128 Go | New phone, 128 GB | phone | 129000
  Changement d’écran | Screen repair | phone | 22000
  Téléphone simple, double SIM | Basic phone, dual SIM | phone | 14500
  Tablette d’occasion | Used tablet | phone | 75000
shop/computer | front counter repairs office | pc box | Technicien informatique | IT technician
  Portable reconditionné, 8 Go | Refurbished laptop, 8 GB | pc | 145000
  Imprimante multifonction | All-in-one printer | box | 65000
shop/electronics | front counter wall repairs | pc phone lamp box | Vendeur en électronique | Electronics salesperson
  Téléviseur, 43 pouces | Television, 43 inch | pc | 165000
  Ampoules, lot de dix | Bulbs, pack of ten | lamp | 7500
office/it | office office repairs front | pc file | Développeuse web | Web developer
shop/copyshop | front printing counter printing | file box book | Infographiste | Graphic designer
  Cartes de visite, les cent | Business cards, one hundred | box | 7500
  Bâche imprimée, le mètre carré | Printed banner, per square metre | roll | 6000
craft/photographer | front studio hall studio | frame | Assistant photographe | Photographer’s assistant
  Photos d’identité, les quatre | Passport photos, set of four | frame | 1500
  Mariage, la journée | Wedding, full day | frame | 150000
  Agrandissement encadré | Framed enlargement | frame | 12000
amenity/mobile_money_agent | kiosk kiosk teller counter | phone box | Agente de point de vente | Point-of-sale agent
amenity/money_transfer | kiosk teller front office | file | Caissier | Teller
amenity/bank | front teller office teller | file | Conseiller de clientèle | Customer adviser
office/insurance | front office office teller | file | Conseillère en assurance | Insurance adviser
office/lawyer | office office front wall | file book file | Clerc | Legal clerk
office/notary | office office front wall | file book | Assistante de notaire | Notary’s assistant
office/accountant | office office front wall | file | Comptable | Accountant
office/architect | office villa site office | file | Dessinateur projeteur | Draughtsperson
office/estate_agent | villa villa office bedroom | file | Agent immobilier | Property agent
office/security | yard office villa front | file | Agent de sécurité | Security guard
craft/cleaning | office laundry villa clinic | bottle | Agent d’entretien | Cleaner
  Nettoyage d’un appartement | Flat cleaning | bottle | 15000
tourism/hotel | hotel bedroom dining hotel bar | bottle | Réceptionniste | Receptionist
  Chambre double, petit déjeuner compris | Double room with breakfast | bed | 38000
  Déjeuner au bord de la piscine | Lunch by the pool | fish-dish | 9500
tourism/guest_house | villa bedroom dining hotel | pot | Femme de chambre | Housekeeper
  Chambre simple | Single room | bed | 18000
shop/travel_agency | front office buses office | file | Agent de voyages | Travel agent
amenity/bar | front bar dining bar | bottle | Serveuse | Waitress
  Jus de baobab | Baobab juice | bottle | 1500
amenity/events_venue | hall hall dining yard | pot | Chargée d’événements | Events officer
  Salle de 200 places, la soirée | Hall for 200, one evening | chair | 350000
leisure/fitness_centre | front gym gym gym | bottle | Coach sportif | Fitness coach
  Abonnement d’un mois | One month’s membership | tyre | 20000
amenity/cinema | front hall bar hall | frame | Projectionniste | Projectionist
amenity/school | yard classroom yard classroom | book | Enseignante du primaire | Primary school teacher
amenity/kindergarten | yard classroom yard hall | book | Éducatrice | Nursery teacher
amenity/college | yard classroom office yard | book | Formateur | Trainer
amenity/driving_school | cars classroom cars office | file | Moniteur d’auto-école | Driving instructor
  Permis B, forfait complet | Car licence, full course | car | 110000
shop/laundry | front laundry counter laundry | roll | Repasseuse | Presser
  Costume, lavage et repassage | Suit, cleaned and pressed | dress | 3500
shop/florist | flowers flowers front hall | pot | Fleuriste | Florist
  Bouquet de saison | Seasonal bouquet | pot | 8000
shop/books | front wall counter flat | book book file | Libraire | Bookseller
  Manuel de lecture, CP | First reader | book | 3500
  Roman, format poche | Paperback novel | book | 4500
  Cahiers, lot de dix | Exercise books, pack of ten | book | 2500
  Sac d’écolier | School bag | bag | 9500
amenity/taxi | taxis taxis taxis cars | tyre | Chauffeur | Driver
  Course vers l’aéroport | Ride to the airport | taxi | 8000
amenity/taxi/motorcycle_taxi | bikes bikes bikes kiosk | tyre | Conducteur de moto-taxi | Motorcycle-taxi rider
amenity/bus_station | buses buses buses kiosk | bag | Guichetière | Ticket clerk
  Billet, grande ligne | Long-distance ticket | bus | 7500
office/moving_company | trucks store trucks store | box | Déménageur | Mover
office/courier | bikes store bikes store | box bag | Coursier à moto | Motorcycle courier
  Livraison en ville | Delivery in town | box | 2000
office/freight | trucks trucks store office | box sack | Déclarant en douane | Customs clerk
amenity/shipping_agency | store trucks office trucks | box sack | Agent de transit | Freight agent
shop/agrarian | front store field counter | sack tin bottle | Technicien agricole | Farm technician
  Engrais, sac de 50 kg | Fertiliser, 50 kg bag | sack | 19500
  Semences de maïs, 5 kg | Maize seed, 5 kg | sack | 6500
amenity/farm | field field stall field | fruit sack | Ouvrier agricole | Farm worker
  Œufs, plateau de trente | Eggs, tray of thirty | box | 2500
amenity/townhall | yard office hall yard | file | Agent d’accueil | Receptionist
amenity/place_of_worship | yard hall yard hall | book | Gardien | Caretaker
office/ngo | yard office field classroom | file | Chargée de projet | Project officer`;
