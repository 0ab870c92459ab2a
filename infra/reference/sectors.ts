import type { Bilingual } from '#domain/text.ts';

/**
 * The tree of categories as an African business directory would say it. A line is a sub-category:
 *
 *   id in its sector | keys that imports call it by | name fr / name en | more words fr / more words en
 *
 * The first key that is an OpenStreetMap preset gives the name where none is written, and the first few add their words.
 * Words are separated by commas; a dash says that there are none.
 */
export type Sector = { readonly id: string; readonly names: Bilingual; readonly subCategories: string };

export const sectors: readonly Sector[] = [
  {
    id: 'health',
    names: { fr: 'Santé', en: 'Health' },
    subCategories: `
pharmacy | amenity/pharmacy healthcare/pharmacy shop/pharmacy amenity/pharmacies pharmacy | Pharmacie / Pharmacy | pharmacie de garde, officine, parapharmacie, médicaments / duty pharmacy, chemist, drugstore, drug shop, medicine
hospital | amenity/hospital healthcare/hospital hospital | Hôpital / Hospital | CHU, centre hospitalier, urgences, polyclinique / emergency, general hospital, referral hospital
clinic | amenity/clinic healthcare/clinic healthcare/centre healthcare/yes amenity/health_post amenity/health_facility amenity/health_center amenity/health_centre amenity/health amenity/dispensary amenity/first_aid healthcare/health_center healthcare/dispensory amenity/healthcare amenity/health_outpost clinic healthcare health_post | Clinique et centre de santé / Clinic and health centre | clinique, centre de santé, dispensaire, poste de santé, infirmerie, soins, cabinet médical / clinic, health centre, dispensary, health post, medical centre
doctor | amenity/doctors healthcare/doctor healthcare/doctors healthcare/general_practitioner amenity/doctors/general office/physician amenity/medic doctors doctor | Médecin / Doctor | docteur, généraliste, cabinet médical, consultation / physician, GP, general practitioner, surgery, medical practice
cardiologist | amenity/doctors/cardiology | - | cœur / heart doctor
dermatologist | amenity/doctors/dermatology | - | peau / skin doctor
surgeon | amenity/doctors/surgery amenity/doctors/plastic_surgery amenity/doctors/neurosurgery | Chirurgien / Surgeon | chirurgie, opération / surgery, operation
ent | amenity/doctors/otolaryngology | ORL / Ear, nose and throat specialist | oto-rhino, gorge, nez, oreilles / ENT, ear doctor
radiology | amenity/doctors/radiology | Radiologie et imagerie / Radiology and imaging | radio, scanner, échographie, IRM / X-ray, scan, ultrasound, MRI
neurologist | amenity/doctors/neurology | - | cerveau / brain doctor
psychiatrist | amenity/doctors/psychiatrist amenity/doctors/child_psychiatry | Psychiatre / Psychiatrist | santé mentale / mental health
orthopaedist | amenity/doctors/orthopaedics amenity/doctors/trauma amenity/doctors/rheumatology | Orthopédiste et traumatologue / Orthopaedic specialist | os, fractures, rhumatologue / bones, fractures, rheumatologist
urologist | amenity/doctors/urology amenity/doctors/nephrology amenity/clinic/dialysis | Urologue et dialyse / Urologist and dialysis | reins, dialyse / kidney, dialysis
oncologist | amenity/doctors/oncology amenity/doctors/haematology | Cancérologue / Oncologist | cancer, oncologue / cancer
specialist | amenity/doctors/internal amenity/doctors/gastroenterology amenity/doctors/pulmonology amenity/doctors/allergology amenity/doctors/podiatry amenity/doctors/proctology amenity/doctors/pathology amenity/clinic/fertility | Autre médecin spécialiste / Other medical specialist | spécialiste, interniste, gastro-entérologue, pneumologue, allergologue / specialist, internist, gastroenterologist, chest doctor
drugstore | shop/chemist shop/parapharmacy | Droguerie et parapharmacie / Chemist and drugstore | parapharmacie, droguerie, hygiène / chemist, toiletries, over the counter
gynaecologist | amenity/doctors/gynaecology healthcare/midwife healthcare/birthing_center healthcare/birthing_centre | Gynécologue, maternité et sage-femme / Maternity, gynaecologist and midwife | maternité, gynécologue, sage-femme, accouchement, obstétricien / maternity, gynaecologist, gynecologist, midwife, birthing centre
paediatrician | amenity/doctors/paediatrics | Pédiatre / Paediatrician | médecin pour enfants / pediatrician, children doctor
dentist | amenity/dentist healthcare/dentist healthcare/dentist/orthodontics dentist | Dentiste / Dentist | cabinet dentaire, chirurgien-dentiste, orthodontiste / dental clinic, orthodontist, dental surgery
optician | shop/optician craft/optician healthcare/optometrist shop/glasses | Opticien / Optician | lunettes, lunetterie, verres / eye glasses, spectacles, optometrist
eye-doctor | amenity/doctors/ophthalmology | Ophtalmologue / Eye clinic | ophtalmologiste, yeux / ophthalmologist, eye doctor
laboratory | healthcare/laboratory healthcare/sample_collection healthcare/blood_donation laboratory | Laboratoire d’analyses / Medical laboratory | laboratoire, analyses médicales, analyse de sang, don de sang / lab, blood test, diagnostics, blood bank
physiotherapist | healthcare/physiotherapist healthcare/rehabilitation healthcare/occupational_therapist healthcare/podiatrist healthcare/speech_therapist healthcare/audiologist | Kinésithérapeute et rééducation / Physiotherapist and rehabilitation | kiné, kinésithérapeute, rééducation, orthophoniste / physio, physical therapy, rehab, speech therapist
psychologist | healthcare/psychotherapist healthcare/counselling | Psychologue / Psychologist | psy, psychologue, psychothérapeute / counsellor, psychotherapist, therapist
traditional | healthcare/alternative healthcare/alternative/acupuncture healthcare/alternative/naturopathy shop/herbalist amenity/witchdoctors amenity/traditional traditional | Médecine traditionnelle et herboristerie / Traditional medicine and herbalist | tradipraticien, guérisseur, herboriste, plantes médicinales, naturopathe, acupuncture / traditional healer, herbal medicine, herbs, naturopath, acupuncture
medical-supply | shop/medical_supply shop/hearing_aids shop/medical | Matériel médical / Medical supplies | équipement médical, orthopédie, appareils auditifs / medical equipment, orthopaedic, hearing aids
nursing-home | amenity/nursing_home amenity/social_facility/nursing_home healthcare/nursing_home healthcare/hospice amenity/retirement_home | Maison de retraite et soins à domicile / Nursing home and home care | maison de retraite, personnes âgées, infirmier à domicile / care home, old people, retirement home, nurse
ambulance | emergency/ambulance_station amenity/ambulance_station | Ambulance / Ambulance | ambulancier, SAMU, secours / emergency transport
veterinary | amenity/veterinary amenity/veterinary_pharmacy | Vétérinaire / Veterinary | véto, clinique vétérinaire, soins animaux / vet, animal clinic`,
  },
  {
    id: 'food-drink',
    names: { fr: 'Restaurants et alimentation', en: 'Food and restaurants' },
    subCategories: `
restaurant | amenity/restaurant amenity/dining shop/restaurant shop/restaurants amenity/food leisure/restaurant | - | maquis, resto, gargote, buvette, cuisine africaine, allocodrome, chop bar, tchep / eatery, chop bar, mama put, bukka, local food, dining
restaurant-chinese | amenity/restaurant/chinese | - | cuisine chinoise / Chinese food
restaurant-indian | amenity/restaurant/indian | - | cuisine indienne / Indian food
restaurant-italian | amenity/restaurant/italian | - | pâtes / pasta
restaurant-asian | amenity/restaurant/asian amenity/restaurant/vietnamese amenity/restaurant/thai amenity/restaurant/korean amenity/restaurant/noodle | - | vietnamien, thaï / Asian food
restaurant-french | amenity/restaurant/french | - | bistrot / bistro
restaurant-turkish | amenity/restaurant/turkish | Restaurant turc et libanais / Turkish and Lebanese restaurant | libanais, mezze, oriental / Lebanese, mezze
restaurant-seafood | amenity/restaurant/seafood | - | poisson, crustacés / fish restaurant
restaurant-american | amenity/restaurant/american | - | diner / diner
restaurant-japanese | amenity/restaurant/japanese amenity/restaurant/sushi | Restaurant japonais et sushi / Japanese and sushi restaurant | sushi / sushi
pizzeria | amenity/restaurant/pizza amenity/fast_food/pizza | Pizzeria / Pizzeria | pizza / pizza
grill | amenity/restaurant/barbecue amenity/restaurant/steakhouse amenity/bbq | Grillades et rôtisserie / Grill and barbecue | choukouya, braisé, dibiterie, méchoui, poulet braisé, poisson braisé, suya, nyama choma / nyama choma, suya, barbecue, braai, roast meat, grilled chicken
fast-food | amenity/fast_food amenity/fast_food/burger amenity/fast_food/chicken amenity/fast_food/kebab amenity/fast_food/sandwich amenity/food_court | Restauration rapide / Fast food | fast-food, burger, chawarma, kebab, sandwich, tacos, snack / takeaway, burger, shawarma, kebab, sandwich, chips, food court
cafe | amenity/cafe amenity/cafe/coffee_shop amenity/cafe/teahouse amenity/coffee_shops amenity/salon_de_thé shop/cafe | Café et salon de thé / Café and tea room | café, salon de thé, cafétéria, kiosque à café / coffee shop, cafe, tea room, coffee
bar | amenity/bar amenity/pub amenity/biergarten amenity/hookah_lounge shop/bar shop/pub shop/bar_de_boisson amenity/karaoke_box | Bar et maquis / Bar and pub | bar, maquis, cave, buvette, pub, bistrot, chicha, karaoké / bar, pub, beer parlour, lounge, tavern, shebeen, karaoke
ice-cream | amenity/ice_cream shop/ice_cream | Glacier / Ice cream | glaces, crème glacée, yaourt / ice cream parlour, frozen yogurt
bakery | shop/bakery shop/bread amenity/baking_oven | Boulangerie / Bakery | boulanger, pain, baguette, dépôt de pain, viennoiserie / baker, bread
pastry | shop/pastry shop/confectionery shop/chocolate craft/confectionery | Pâtisserie et confiserie / Pastry and sweets | pâtissier, gâteau, chocolat, bonbons, confiserie / cakes, cake shop, sweets, candy, chocolate
caterer | craft/caterer shop/caterer | Traiteur / Caterer | traiteur, service traiteur, buffet, cuisine événementielle / catering, event food
butcher | shop/butcher shop/butchery amenity/slaughterhouse | Boucherie et charcuterie / Butcher | boucher, viande, charcuterie, volaille, abattoir / butchery, meat, poultry, abattoir
fishmonger | shop/seafood shop/fishmonger shop/fish | Poissonnerie / Fishmonger | poisson, poissonnier, fruits de mer, crevettes / fish, seafood, fish shop, prawns
greengrocer | shop/greengrocer shop/farm shop/fruits shop/vegetable shop/vegetables shop/fruit | Fruits et légumes / Fruit and vegetables | primeur, légumes, fruits, vivriers / greengrocer, vegetables, fruits, produce
delicatessen | shop/deli shop/spices shop/nuts shop/honey shop/health_food shop/organic shop/pasta | Épicerie fine et produits du terroir / Delicatessen and local produce | épices, miel, bio, produits du terroir, karité / spices, honey, organic, health food
dairy | shop/dairy shop/cheese shop/diary | Crèmerie et fromagerie / Dairy and cheese | lait, fromage, yaourt, beurre / milk, cheese, yogurt, butter
coffee-tea | shop/coffee shop/tea | Café, thé et torréfaction / Coffee and tea shop | café en grains, torréfacteur, thé / coffee beans, roaster, tea
frozen-food | shop/frozen_food | Produits surgelés / Frozen food | surgelés, congelés, poissonnerie congelée / cold store, cold room, frozen chicken, frozen fish
beverages | shop/beverages shop/drinks shop/brevages shop/softdrinks shop/soft_drinks shop/softdrints shop/drinking shop/mineral_water shop/beverage | Dépôt de boissons / Drinks depot | boissons, dépôt de boissons, jus, sodas, bière / drinks, soft drinks, beverages, juice, soda, beer depot
wine-spirits | shop/alcohol shop/wine shop/liquor_store shop/winery craft/winery craft/brewery craft/distillery shop/brewing_supplies | Vins et spiritueux / Wine and spirits | cave à vin, caviste, alcool, liqueurs, brasserie / liquor store, wine shop, off-licence, bottle store, brewery
drinking-water | amenity/drinking_water amenity/water_point shop/water shop/drinking_water_shop amenity/water_well man_made/water_well | Eau potable / Drinking water | eau minérale, eau en sachet, fontaine, forage, borne-fontaine / water kiosk, sachet water, borehole, water point, water refill`,
  },
  {
    id: 'shops',
    names: { fr: 'Commerces', en: 'Shops' },
    subCategories: `
supermarket | shop/supermarket shop/supermarket/organic shop/department_store | Supermarché / Supermarket | hypermarché, grande surface, grand magasin / hypermarket, department store, groceries
convenience | shop/convenience shop/grocery shop/groceries shop/grossery shop/food shop/foods shop/food_stuff amenity/convenience shop/retail shop/retails shop/retail_shop shop/local_shop shop/general_store shop/general shop/general_shops shop/ganeral shop/country_store shop/rice | Épicerie et supérette / Grocery and mini market | superette, supérette, alimentation générale, épicerie, boutique de quartier, mini-marché / mini market, minimarket, grocery, provision store, corner shop, general store, duka, spaza
kiosk | shop/kiosk shop/newsagent shop/airtime shop/tobacco shop/e-cigarette shop/bazar shop/bazaar | Kiosque et tabac / Kiosk and newsstand | kiosque, journaux, tabac, tablier / newsstand, newspapers, tobacco, cigarettes, duka
market | amenity/marketplace amenity/market shop/market shop/marketplace shop/table_market | Marché / Market | marché, halles, foire / marketplace, open-air market, bazaar
mall | shop/mall shop/shopping_centre amenity/mall amenity/commercial | Centre commercial / Shopping centre | galerie marchande, mall / mall, shopping mall, plaza
wholesale | shop/wholesale shop/trade amenity/trade | Grossiste et import-export / Wholesale and import-export | grossiste, gros, demi-gros, distributeur, import-export, négoce / wholesaler, distributor, importer, exporter, trading company
variety | shop/variety_store shop/outpost shop/catalogue | Bazar / Discount store | bazar, tout à prix réduit, divers / variety store, discount
second-hand | shop/second_hand shop/used shop/charity shop/pawnbroker shop/antiques shop/collector shop/junk | Occasion et antiquités / Second-hand and antiques | occasion, brocante, antiquaire, prêteur sur gages / thrift, used goods, antiques, pawnshop
books | shop/books shop/bookshop shop/library | Librairie / Bookshop | livres, libraire, manuels scolaires / bookstore, books, textbooks
stationery | shop/stationery shop/stationary shop/office_supplies | Papeterie / Stationery | fournitures scolaires, fournitures de bureau, cahiers / school supplies, office supplies, stationer
gift | shop/gift shop/souvenir shop/trophy shop/party shop/pyrotechnics | Cadeaux et souvenirs / Gifts and souvenirs | cadeau, souvenir, articles de fête, trophées / gift, curio, party supplies, trophies
toys | shop/toys shop/games shop/hobby shop/model | Jouets et jeux / Toys and games | jouet, jeux de société / toy, board games
florist | shop/florist amenity/flowers | Fleuriste / Florist | fleurs, bouquets, gerbes / flowers, bouquets
garden-centre | shop/garden_centre shop/groundskeeping shop/pépinière craft/gardener | Jardinerie et pépinière / Garden centre and nursery | jardinier, pépinière, plantes, paysagiste / gardener, plant nursery, landscaping
pet | shop/pet shop/pet_grooming amenity/animal_boarding amenity/animal_shelter amenity/animal_breeding | Animalerie / Pet shop | animaux, chiens, toilettage, refuge / pets, dogs, pet grooming, animal shelter
baby | shop/baby_goods | Articles pour bébés / Baby shop | puériculture, bébé, layette / baby goods, nursery goods
sports | shop/sports shop/outdoor shop/fishing shop/hunting shop/scuba_diving shop/water_sports shop/weapons shop/armory shop/surfing shop/dive shop/kitesurfing | Articles de sport et plein air / Sports and outdoor shop | équipement sportif, pêche, chasse, armurerie, plongée / sporting goods, fishing tackle, hunting, camping gear
bicycle | shop/bicycle shop/bicycle_repair shop/cycle_repair shop/bicycle_repair_station amenity/bicycle_repair_station | Vélos et réparation / Bicycles and repair | vélo, cycles, bicyclette, réparateur de vélo / bike, bicycle repair, cycle
music | shop/music shop/musical_instrument | Musique et instruments / Music and instruments | disquaire, instruments, guitare, djembé / records, instruments, guitar, drums
video | shop/video shop/video_games shop/video_library | Vidéo et jeux vidéo / Video and video games | vidéo-club, DVD, films, jeux vidéo, console / video library, DVD, movies, games console
art | shop/art shop/frame shop/craft shop/batik shop/anime | Art et encadrement / Art shop and framing | tableaux, galerie, encadreur, loisirs créatifs / paintings, picture framing, arts and crafts
religion | shop/religion shop/esoteric shop/candles | Articles religieux / Religious goods | articles religieux, bougies, encens / religious items, candles
lottery | shop/lottery shop/bookmaker | Loterie et paris / Lottery and betting | PMU, loto, pari sportif, paris / betting, bookmaker, sports betting, lotto
erotic | shop/erotic | Boutique pour adultes / Adult shop | sex-shop / sex shop
other | shop/yes shop/shop shop/no shop/vacant amenity/shop amenity/vending_machine shop/order_pickup shop/duty_free shop/accessories shop/household | Autre commerce / Other shop | magasin, boutique, commerce / shop, store`,
  },
  {
    id: 'fashion',
    names: { fr: 'Mode et habillement', en: 'Fashion and clothing' },
    subCategories: `
clothes | shop/clothes shop/fashion shop/boutique shop/clothing shop/clothes/second_hand shop/clothes/wedding shop/clothes/suits shop/fashion_accessories | Vêtements / Clothing | habits, prêt-à-porter, friperie, boutique de mode, robe de mariée, lingerie, boubou / clothes, boutique, fashion, mitumba, wedding dress, suits, okrika
tailor | shop/tailor craft/tailor craft/dressmaker shop/dressmaker shop/tailoring shop/sewing shop/haberdashery shop/harberdashery shop/atelier_de_couture_homme | Couture et tailleur / Tailor and dressmaker | couturier, couturière, tailleur, atelier de couture, retouche, mercerie, styliste, broderie / tailoring, sewing, seamstress, alterations, haberdashery, fashion designer, fundi
fabric | shop/fabric shop/fabrics | Tissus et pagnes / Fabric and textiles | pagne, wax, bazin, tissu, textile / wax print, ankara, kitenge, cloth, textile
shoes | shop/shoes shop/shoe | Chaussures / Shoes | chaussures, sandales, baskets / footwear, sandals, sneakers
shoemaker | craft/shoemaker shop/shoe_repair | Cordonnerie / Shoe repair | cordonnier, réparation de chaussures / cobbler, shoemaker
jewelry | shop/jewelry shop/jewellery shop/watches craft/jeweller craft/silversmith shop/silver craft/watchmaker craft/clockmaker shop/gold_buyer | Bijouterie et horlogerie / Jewellery and watches | bijoutier, bijoux, montres, horloger, bijoux en or / jeweller, jewelry, gold, watches
leather-bags | shop/bag shop/leather craft/saddler shop/animal_hides | Maroquinerie et sacs / Leather and bags | sacs, maroquinier, cuir, valises / handbags, luggage, leather goods
dry-cleaning | shop/dry_cleaning shop/laundry shop/laundry/self_service amenity/washing_machine amenity/lavoir | Pressing et laverie / Dry cleaning and laundry | pressing, blanchisserie, laverie, lavage de linge, teinturier / dry cleaner, laundry, laundromat, washing and ironing`,
  },
  {
    id: 'beauty',
    names: { fr: 'Beauté et bien-être', en: 'Beauty and wellness' },
    subCategories: `
hairdresser | shop/hairdresser shop/salon shop/saloon shop/hair shop/hairdresser_supply shop/wigs | Salon de coiffure / Hairdresser | coiffeur, coiffeuse, coiffure, tresses, perruques, mèches / hair salon, salon, braiding, hairdressing, weaves, wigs
barber | shop/hairdresser/barber shop/barber | Barbier / Barber | barbier, coiffeur homme, coupe homme / barbershop, kinyozi, men's haircut
beauty-salon | shop/beauty shop/beauty/nails shop/beautician | Salon de beauté / Beauty salon | esthéticienne, institut de beauté, manucure, ongles, maquillage, onglerie / beautician, nails, manicure, make-up, facial
cosmetics | shop/cosmetics | Cosmétiques / Cosmetics | produits de beauté, crèmes, maquillage / beauty products, skin care, make-up
perfume | shop/perfumery shop/perfume | Parfumerie / Perfume shop | parfum, eau de toilette / perfumes, fragrance
spa | shop/massage shop/spa leisure/spa amenity/spa leisure/sauna amenity/public_bath leisure/turkish_bath leisure/hot_tub | Spa, massage et hammam / Spa, massage and hammam | massage, hammam, sauna, bain, relaxation / massage, hammam, sauna, wellness
tattoo | shop/tattoo shop/piercing | Tatouage et piercing / Tattoo and piercing | tatoueur, henné / tattoo artist, henna
fitness | leisure/fitness_centre leisure/fitness_centre/yoga amenity/gym leisure/gym leisure/fitness_station | Salle de sport et fitness / Gym and fitness | salle de sport, musculation, gym, fitness, yoga, aérobic / gym, fitness, workout, yoga, aerobics
nutrition | shop/nutrition_supplements | Nutrition et compléments / Nutrition and supplements | compléments alimentaires, diététique / vitamins, supplements`,
  },
  {
    id: 'automotive',
    names: { fr: 'Auto et moto', en: 'Cars and motorbikes' },
    subCategories: `
car-repair | shop/car_repair amenity/garage shop/garage shop/auto_repair amenity/mechanic | Garage automobile / Car repair garage | garage, mécanicien, mécanique auto, réparation voiture, carrosserie, tôlier, vidange, électricien auto / garage, mechanic, auto repair, panel beater, car service, bodywork, oil change
fuel | amenity/fuel shop/fuel shop/lubricant amenity/charging_station aeroway/fuel | Station-service / Petrol station | essence, carburant, gasoil, station d'essence, station service, gazole, lubrifiants / fuel, gas station, filling station, petrol, diesel, service station, lubricants
car-parts | shop/car_parts shop/spare_parts shop/spares amenity/parts amenity/accessories | Pièces détachées auto / Car parts | pièces détachées, accessoires auto, casse auto, pièces de rechange / spare parts, auto parts, car accessories, scrapyard
tyres | shop/tyres shop/tires shop/pyres amenity/compressed_air | Pneus et vulcanisation / Tyres | pneus, vulcanisateur, gonflage, équilibrage / tires, vulcanizer, wheel alignment, puncture
car-dealer | shop/car shop/car/second_hand shop/caravan shop/truck | Vente de voitures / Car dealer | concessionnaire, voiture d'occasion, automobile, parc auto, véhicules / used cars, showroom, car sales, vehicles
motorcycle | shop/motorcycle | Motos et scooters / Motorbikes and scooters | moto, scooter, mobylette, concessionnaire moto / motorcycle dealer, boda boda, scooter
motorcycle-repair | shop/motorcycle_repair | Réparation de motos / Motorbike repair | mécanicien moto, garage moto / motorcycle mechanic, motorcycle repair
car-wash | amenity/car_wash | Lavage auto / Car wash | lavage, lavage de voiture, station de lavage / car cleaning, valeting
car-rental | amenity/car_rental amenity/car_sharing amenity/car_pooling amenity/moto_rental amenity/motorcycle_rental | Location de voitures / Car hire | location de véhicules, location auto, voiture avec chauffeur / car rental, rent a car, vehicle hire
driving-school | amenity/driving_school amenity/driver_training | Auto-école / Driving school | auto école, permis de conduire, code de la route / driving lessons, driving licence
inspection | amenity/vehicle_inspection amenity/weighbridge | Contrôle technique / Vehicle inspection | visite technique, pont-bascule / roadworthy test, MOT, weighbridge
parking | amenity/parking amenity/parking_space amenity/parking_entrance amenity/motorcycle_parking amenity/bicycle_parking | Parking / Car park | stationnement / parking lot, parking`,
  },
  {
    id: 'home-building',
    names: { fr: 'Maison et bâtiment', en: 'Home and building' },
    subCategories: `
hardware | shop/hardware amenity/hardware craft/hardware shop/doityourself shop/building_materials shop/building_supplies shop/building_supply shop/cement shop/concrete shop/steel shop/tool_hire | Quincaillerie et matériaux / Hardware and building materials | quincaillerie, quincaillier, matériaux de construction, ciment, fer à béton, bricolage, outillage / hardware store, ironmonger, building materials, cement, tools, DIY, timber
paint | shop/paint shop/paints shop/wall_paper | Peinture et papier peint / Paint and wallpaper | peinture, vernis, laque / paint shop, varnish
painter | craft/painter craft/plasterer | Peintre et plâtrier / Painter and plasterer | peintre en bâtiment, staff, plâtre / house painter, plaster, ceiling
tiles | shop/tiles shop/tile shop/flooring | Carrelage et revêtements / Tiles and flooring | carreaux, faïence, parquet / tile shop
tiler | craft/tiler craft/floorer shop/floorer craft/parquet_layer craft/carpet_layer shop/carpet_layer | Carreleur et poseur de sol / Tiler and floor layer | pose de carreaux / tiling, flooring
bathroom | shop/bathroom_furnishing shop/bathroom_furniture | Sanitaires et salles de bain / Bathroom and sanitary ware | sanitaire, lavabo, robinetterie / sanitary ware, taps, toilets
electrical | shop/electrical shop/electrical_supplies shop/electricals shop/electricity shop/lighting shop/lamps amenity/lighting | Matériel électrique et éclairage / Electrical supplies and lighting | lampes, luminaires, câbles / electrical shop, lamps, lights, cables
electrician | craft/electrician | Électricien / Electrician | électricité, dépannage électrique, installation électrique / wiring, electrical repairs
plumber | craft/plumber shop/plumber shop/swimming_pool shop/pool_supplies | Plombier et piscine / Plumber and pools | plomberie, plombier, tuyauterie, piscine / plumbing, pipes, swimming pool supplies
air-conditioning | craft/hvac shop/hvac craft/insulator | Climatisation et froid / Air conditioning and refrigeration | climatiseur, frigoriste, clim, froid / AC, refrigeration, cooling
carpenter | craft/carpenter craft/joiner craft/cabinet_maker shop/carpenter craft/charpenter craft/window_construction shop/doors | Menuiserie et ébénisterie / Carpentry and joinery | menuisier, charpentier, ébéniste, portes et fenêtres / carpenter, joiner, cabinet maker, woodwork, doors, windows
sawmill | craft/sawmill shop/lumber | Scierie et bois / Sawmill and timber | bois, planches, scieur / timber, lumber, planks
roofer | craft/roofer | Couverture et étanchéité / Roofing | couvreur, tôles, étanchéité, toiture / roofer, roofing sheets, waterproofing
glazier | shop/glaziery craft/glaziery shop/glass shop/glass_decor | Vitrerie et aluminium / Glass and aluminium | vitrier, vitres, miroirs, aluminium / glazier, mirrors, aluminium windows
locksmith | craft/locksmith shop/locksmith craft/key_cutter | Serrurerie et clés / Locksmith | serrurier, double de clés / keys, key cutting
furniture | shop/furniture shop/furnace craft/upholsterer | Meubles / Furniture | meuble, ameublement, canapé, tapissier / sofa, upholstery
bedding | shop/bed shop/mattresses | Literie et matelas / Beds and mattresses | matelas, lit, oreiller / mattress, bed, pillows
decoration | shop/interior_decoration shop/curtain shop/carpet shop/carpets shop/window_blind shop/household_linen shop/fireplace | Décoration et rideaux / Interior decoration and curtains | décoration, rideaux, tapis, moquette, stores, linge de maison / interior design, curtains, carpets, blinds, bed linen
houseware | shop/houseware shop/household_goods shop/tableware shop/pottery shop/bbq shop/restaurant_supply shop/cleaning_supplies shop/cookery | Articles ménagers / Household goods | vaisselle, ustensiles, ménage, plastiques / utensils, crockery, kitchenware, cleaning supplies
kitchen | shop/kitchen | Cuisines équipées / Kitchens | cuisiniste, cuisine équipée, placards / fitted kitchens, kitchen cabinets
appliances | shop/appliance shop/vacuum_cleaner shop/washing_machine_repair | Électroménager / Home appliances | électroménager, frigo, cuisinière, machine à laver / fridge, cooker, washing machine, white goods
construction | craft/construction_company craft/builder amenity/construction office/construction_company craft/scaffolder craft/stonemason landuse/construction | Construction et BTP / Construction company | BTP, entreprise de bâtiment, travaux publics, maçon, maçonnerie, génie civil / builder, contractor, civil works, mason, building company
real-estate | office/estate_agent shop/estate_agent office/property_management shop/plots | Agence immobilière / Real estate agency | immobilier, location maison, vente terrain, agence immobilière, lotissement / estate agent, property, land for sale, letting, realtor
cleaning | craft/cleaning craft/chimney_sweeper | Nettoyage et entretien / Cleaning services | nettoyage, ménage, désinsectisation, dératisation / cleaner, fumigation, pest control, janitorial
storage-moving | shop/storage_rental office/moving_company | Déménagement et stockage / Moving and storage | déménageur, garde-meubles, entrepôt / movers, self storage, removals
party-hire | shop/rental | Location de matériel / Equipment hire | location chaises, bâches, sonorisation, tentes / chairs and tents for hire, event hire, equipment rental`,
  },
  {
    id: 'craft-industry',
    names: { fr: 'Artisanat, industrie et énergie', en: 'Crafts, industry and energy' },
    subCategories: `
metalwork | craft/metal_construction craft/welder shop/professional_metal_work craft/rigger | Soudure et constructions métalliques / Welding and metalwork | soudeur, soudure, métallerie, chaudronnerie, portail / welder, metal fabrication, gates, jua kali
blacksmith | craft/blacksmith craft/tinsmith craft/knife_sharpener | Forge et ferronnerie / Blacksmith | forgeron, ferronnier, ferblantier / smith, wrought iron, tinsmith
handicraft | craft/handicraft craft/basket_maker craft/pottery craft/sculptor shop/crafts shop/handicraft shop/handicrafts craft/yes craft/bookbinder craft/sailmaker craft/boatbuilder craft/craft | Artisanat d’art / Handicrafts | artisan, potier, vannier, sculpteur, tisserand, objets d'art, bronze / artisan, pottery, baskets, carving, weaving, curios
repair-shop | shop/repair shop/workshop amenity/workshop | Atelier de réparation / Repair workshop | dépannage, réparateur, atelier / fundi, repairs, workshop
factory | man_made/works amenity/factory man_made/works/brewery landuse/industrial amenity/companies | Usine et industrie / Factory and manufacturing | fabrique, industrie, usine, manufacture, transformation / manufacturer, processing, industry, manufacturing plant
mill | shop/grain_mill shop/moulin craft/grinding_mill craft/oil_mill | Moulin et huilerie / Grain and oil mill | moulin, mouture, décorticage, huile / posho mill, grinding, milling, oil press
mining | landuse/quarry | Mines et carrières / Mining and quarries | mine, carrière, sable, gravier / quarry, sand, gravel, gold
gas | shop/gas shop/gaz shop/charcoal shop/coal | Gaz et charbon / Bottled gas and charcoal | bouteille de gaz, butane, charbon de bois, bois de chauffe / LPG, cooking gas, charcoal, firewood
solar | craft/solar_energy shop/solar_energy shop/solar_panel shop/solar_water_heater shop/energy shop/green_energy shop/power | Énergie solaire et groupes électrogènes / Solar energy and generators | panneaux solaires, solaire, batteries, onduleur, groupe électrogène / solar panels, inverter, batteries, generator
utility | office/energy_supplier office/water_utility man_made/water_works man_made/wastewater_plant power/plant | Eau, électricité et gaz / Water and electricity utility | compagnie d'électricité, compagnie des eaux, facture / electricity company, water company, power utility, prepaid meter
recycling | amenity/recycling amenity/recycling_centre amenity/waste_disposal amenity/waste_basket amenity/waste_transfer_station amenity/recycling_container | Recyclage et déchets / Recycling and waste | ordures, déchets, ferraille, ramassage, poubelle / scrap, garbage, waste collection, rubbish`,
  },
  {
    id: 'tech-telecom',
    names: { fr: 'Informatique et télécoms', en: 'IT and telecoms' },
    subCategories: `
mobile-phones | shop/mobile_phone shop/mobile_phone_accessories shop/telecommunication shop/phones shop/mobile shop/cellular shop/mobile_shop shop/simcards amenity/mobile_phone | Téléphones et accessoires / Mobile phones and accessories | téléphone portable, smartphone, réparation téléphone, carte SIM, recharge, crédit / cell phone, smartphone, phone repair, SIM card, airtime
telecom-operator | office/telecommunication telecom/exchange shop/communication shop/communication_agency shop/internet_provider amenity/telephone | Opérateur télécom et internet / Telecom and internet provider | opérateur, fournisseur d'accès, fibre, cabine téléphonique / network operator, ISP, broadband, fibre
computers | shop/computer shop/printer_ink shop/ink_cartridges | Informatique et ordinateurs / Computers | ordinateur, informatique, imprimante, maintenance informatique, PC, toner / laptop, computer repair, printer, PC, toner
electronics | shop/electronics shop/electronic shop/hifi shop/radiotechnics shop/television shop/satellite_tv craft/electronics_repair craft/electronics shop/électronics shop/camera | Électronique et télévision / Electronics and television | télé, radio, hi-fi, électronique, réparation télé, parabole, antenne / TV, radio, hi-fi, electronics repair, satellite dish, DSTV
internet-cafe | amenity/internet_cafe amenity/cyber_cafe shop/internet shop/internet_cafe amenity/internet shop/wordprocessing | Cybercafé / Internet café | cyber, cybercafé, internet, saisie / cyber café, cyber, internet, typing
it-services | office/it telecom/data_center leisure/hackerspace | Services informatiques et web / IT and web services | développeur, site web, logiciel, application, numérique, SSII, startup / software, web design, developer, app, hosting, startup
copy-print | shop/copyshop shop/printing shop/copy_shop amenity/reprography amenity/printer craft/signmaker | Photocopie et imprimerie / Copy and print shop | photocopie, imprimerie, reprographie, impression, sérigraphie, enseignes, flyers / photocopy, printing press, printer, signs, banners, branding
photo | shop/photo shop/photo_studio shop/studio craft/photographer craft/photographic_laboratory amenity/photo_booth | Photo et vidéo / Photo and video studio | photographe, studio photo, photo d'identité, cameraman / photographer, photo studio, passport photos, videographer`,
  },
  {
    id: 'finance',
    names: { fr: 'Banque, assurance et argent', en: 'Banking, insurance and money' },
    subCategories: `
bank | amenity/bank banque shop/bank office/financial | Banque / Bank | agence bancaire, compte, crédit, épargne / bank branch, savings, loan, account
microfinance | amenity/microfinance amenity/microfinance_bank amenity/credit_institution amenity/sacco amenity/mfi shop/money_lender amenity/money_lender shop/microfinance amenity/loan_shark | Microfinance et coopérative d’épargne / Microfinance and SACCO | microcrédit, mutuelle, tontine, prêt, caisse populaire, coopérative d'épargne / SACCO, microcredit, loan, credit union, savings group
mobile-money | amenity/mobile_money_agent amenity/mobile_money shop/mobile_money_agent shop/mobile_money shop/mobil_money shop/mobile_money_shop shop/mobilemoney-agent shop/money_agent shop/mobile_transfert amenity/payment_centre amenity/payment_terminal | Mobile money / Mobile money | Orange Money, MTN MoMo, Wave, Moov Money, dépôt et retrait, point de retrait / M-Pesa, MoMo, Airtel Money, cash in cash out, money agent
money-transfer | amenity/money_transfer shop/money_transfer | Transfert d’argent / Money transfer | Western Union, MoneyGram, Ria, envoi d'argent / Western Union, MoneyGram, remittance, send money
exchange | amenity/bureau_de_change shop/forex | Bureau de change / Currency exchange | change, devises, euros, dollars / forex, foreign exchange, money changer
atm | amenity/atm | Distributeur de billets / Cash machine | DAB, GAB, guichet automatique, retrait / ATM, cashpoint
insurance | office/insurance shop/insurance shop/insurance_company amenity/assurance assurance | Assurance / Insurance | assureur, courtier d'assurance, assurance auto, mutuelle santé / insurance broker, insurer, car insurance
advisor | office/financial_advisor office/tax_advisor | Conseil financier et fiscal / Financial and tax advice | conseiller fiscal, fiscaliste, bourse, investissement, SGI / tax adviser, investment, stockbroker`,
  },
  {
    id: 'education',
    names: { fr: 'Éducation et formation', en: 'Education and training' },
    subCategories: `
school | amenity/school school | École, collège et lycée / School | école, école primaire, collège, lycée, groupe scolaire, établissement scolaire, medersa / primary school, secondary school, high school, academy
kindergarten | amenity/kindergarten amenity/childcare amenity/social_facility/day_care | Maternelle et crèche / Nursery school and day care | crèche, garderie, jardin d'enfants, maternelle, préscolaire / preschool, kindergarten, nursery, daycare, creche
university | amenity/university university | Université / University | faculté, campus, enseignement supérieur, grande école / faculty, campus, higher education
college | amenity/college amenity/institute college | Institut et école supérieure / College and institute | institut, école supérieure, BTS, polytechnique / polytechnic, institute, TVET
training | amenity/training amenity/training_centre office/educational_institution amenity/prep_school education/centre | Centre de formation et soutien scolaire / Training centre and tutoring | formation professionnelle, cours particuliers, répétiteur, soutien scolaire / vocational training, tuition, courses, tutor
language-school | amenity/language_school | École de langues / Language school | cours d'anglais, cours de français, langues / English lessons, French lessons, languages
arts-school | amenity/music_school amenity/dancing_school amenity/dojo | Musique, danse et arts martiaux / Music, dance and martial arts lessons | cours de danse, école de musique, karaté, taekwondo / dance lessons, music lessons, karate
library | amenity/library amenity/toy_library amenity/wall_magazine amenity/public_bookcase | Bibliothèque / Library | médiathèque, salle de lecture / reading room, public library
research | amenity/research_institute office/research | Recherche / Research | centre de recherche, laboratoire de recherche / research institute, think tank`,
  },
  {
    id: 'professional-services',
    names: { fr: 'Services aux entreprises', en: 'Business services' },
    subCategories: `
lawyer | office/lawyer | Avocat / Lawyer | avocat, cabinet d'avocats, juriste, conseil juridique, huissier / attorney, solicitor, advocate, law firm, legal
notary | office/notary office/lawyer/notary | Notaire / Notary | étude notariale, acte notarié / notary public, commissioner for oaths
accountant | office/accountant | Comptable et audit / Accountant and audit | expert-comptable, comptabilité, commissaire aux comptes, fiduciaire / accounting, auditor, bookkeeping, CPA
consulting | office/consulting office/consultant | Conseil / Consulting | consultant, cabinet de conseil, management / consultancy, consultant, advisory
architect | office/architect office/surveyor | Architecte et géomètre / Architect and surveyor | architecture, géomètre, topographe / architecture, land surveyor
engineer | office/engineer | Bureau d’études / Engineering office | ingénieur, ingénierie, étude technique / engineers, engineering, technical studies
advertising | office/advertising_agency office/graphic_design advertising/totem advertising/billboard | Publicité et communication / Advertising and communication | agence de communication, marketing, graphiste, régie publicitaire, événementiel / marketing, graphic design, branding, PR, events
media | office/newspaper amenity/studio amenity/studio/audio amenity/studio/radio amenity/studio/television amenity/radio_station | Médias, radio et studio / Media, radio and studio | radio, télévision, journal, presse, studio d'enregistrement / radio station, TV station, newspaper, press, recording studio
employment | office/employment_agency | Recrutement et intérim / Recruitment | emploi, intérim, ressources humaines, RH, placement / jobs, staffing, human resources, employment agency
security | office/security office/private_investigator | Sécurité et gardiennage / Security company | gardiennage, vigile, alarme, vidéosurveillance, détective / guards, alarm, CCTV, watchman
translation | office/translator | Traduction / Translation | traducteur, interprète / translator, interpreter
coworking | office/coworking amenity/coworking_space coworking_incubateur amenity/coworking | Coworking et incubateur / Coworking and incubator | espace de travail, incubateur, pépinière d'entreprises, hub / hub, shared office, incubator, accelerator
courier | amenity/post_depot amenity/parcel_locker office/courier shop/courier office/logistics amenity/courier | Coursier et livraison / Courier and delivery | livraison, colis, coursier, DHL / delivery, parcel, dispatch rider, express
events | amenity/events_venue amenity/conference_centre amenity/exhibition_centre leisure/hall amenity/show_grounds | Salle de fête et conférences / Events and conference venue | salle de fête, salle de réception, mariage, conférence, salon, palais des congrès / wedding hall, conference centre, banquet hall, exhibition
funeral | shop/funeral_directors amenity/funeral_hall amenity/mortuary amenity/crematorium amenity/grave_yard amenity/cemetery amenity/grave landuse/cemetery | Pompes funèbres et cimetière / Funeral services and cemetery | pompes funèbres, morgue, cercueil, cimetière, funérarium / undertaker, mortuary, coffin, funeral home, graveyard
company | office/company office/yes amenity/office amenity/company shop/office office/administrative amenity/building amenity/batiment shop/square | Autre entreprise / Other company | société, bureau, siège / company, office, firm, headquarters`,
  },
  {
    id: 'tourism',
    names: { fr: 'Hôtels et voyages', en: 'Hotels and travel' },
    subCategories: `
hotel | tourism/hotel leisure/hotel amenity/hotel tourism/motel amenity/love_hotel amenity/lodge | Hôtel / Hotel | hôtel, hébergement, chambres, motel, auberge / lodging, rooms, motel, lodge, accommodation
guest-house | tourism/guest_house tourism/hostel | Auberge et maison d’hôtes / Guest house and hostel | auberge, chambre d'hôtes, pension / bed and breakfast, B&B, hostel, rest house
apartment | tourism/apartment tourism/chalet amenity/apartment | Résidence meublée et gîte / Furnished apartment and holiday home | appartement meublé, résidence, gîte, villa, Airbnb / serviced apartment, short stay, holiday cottage, Airbnb
camping | tourism/camp_site tourism/alpine_hut tourism/caravan_site leisure/summer_camp tourism/wilderness_hut | Campement et camping / Campsite | campement, bivouac, colonie de vacances / camping, camp, tented camp
resort | leisure/resort leisure/beach_resort amenity/resort amenity/beach leisure/bathing_place leisure/swimming_area leisure/beach | Complexe de vacances et plage / Resort and beach | complexe hôtelier, plage, balnéaire, club de vacances / beach resort, holiday resort, beach club
travel-agency | shop/travel_agency office/travel_agent shop/ticket amenity/airline_tickets amenity/voyage office/airline | Agence de voyages / Travel agency | billets d'avion, voyages, billetterie, compagnie aérienne, hadj, omra, visa / air tickets, airline, flights, tours, visa, hajj
tour-operator | office/guide | Guide, safari et excursions / Tours, safaris and guides | tour-opérateur, guide touristique, safari, excursion / tour operator, safari, guide, excursions
information | tourism/information tourism/information/office tourism/information/visitor_centre amenity/ranger_station | Office de tourisme / Tourist information | syndicat d'initiative, informations touristiques / visitor centre, tourist office
water-sports | amenity/boat_rental amenity/kayak_hire amenity/dive_centre leisure/sailing amenity/boat_sharing | Plongée et sports nautiques / Diving and water sports | plongée, location de bateau, kayak, surf, voile / scuba diving, boat hire, kayak, surf, sailing
bike-hire | amenity/bicycle_rental | Location de vélos / Bicycle hire | vélo en location / bike rental
attraction | tourism/attraction tourism/viewpoint tourism/artwork historic/archaeological_site site_archeologique historic/monument amenity/fountain amenity/clock historic/castle historic/ruins amenity/bench amenity/shelter amenity/binoculars | Site touristique et monument / Tourist attraction and monument | site, monument, patrimoine, archéologie, point de vue / landmark, heritage site, monument, sightseeing
museum | tourism/museum amenity/planetarium tourism/museum/history | Musée / Museum | musée, exposition / exhibition
gallery | tourism/gallery | Galerie d’art / Art gallery | exposition, tableaux / exhibition, paintings
nature-park | leisure/nature_reserve boundary/national_park leisure/bird_hide tourism/picnic_site amenity/hunting_stand | Parc naturel et réserve / Nature park and reserve | parc national, réserve, forêt classée / national park, game reserve, conservancy
zoo | tourism/zoo tourism/zoo/safari tourism/aquarium | Zoo et aquarium / Zoo and aquarium | animaux, parc animalier / animals, wildlife park`,
  },
  {
    id: 'leisure-culture',
    names: { fr: 'Sport, loisirs et culture', en: 'Sport, leisure and culture' },
    subCategories: `
sports-centre | leisure/sports_centre leisure/sports_hall leisure/yes club/sport amenity/club leisure/club leisure/ice_rink leisure/sports_centre/karting | Complexe et club sportif / Sports centre and club | club de sport, gymnase, complexe sportif / sports complex, sports club, gymnasium
stadium | leisure/stadium leisure/track | Stade / Stadium | stade municipal, piste / arena, track
pitch | leisure/pitch amenity/recreation_ground leisure/recreation_ground | Terrain de sport / Sports ground | terrain de foot, basket, tennis / football pitch, basketball court, tennis court
golf | leisure/golf_course leisure/disc_golf_course | Golf / Golf course | parcours de golf, golf club / golf club
horse-riding | leisure/horse_riding | Centre équestre / Horse riding | équitation, cheval, chevaux / riding school, horses
swimming-pool | leisure/swimming_pool amenity/swimming_pool leisure/water_park leisure/sports_centre/swimming | Piscine / Swimming pool | natation, parc aquatique / swimming, water park
park | leisure/park leisure/garden leisure/playground leisure/common leisure/dog_park leisure/picnic_table leisure/firepit leisure/outdoor_seating | Parc, jardin et aire de jeux / Park, garden and playground | jardin public, espace vert, aire de jeux / public garden, playground, recreation park
amusement | leisure/amusement_arcade leisure/adult_gaming_centre leisure/video_arcade leisure/bowling_alley amenity/bowling leisure/miniature_golf tourism/theme_park leisure/indoor_play leisure/escape_game leisure/trampoline_park leisure/dance amenity/toys | Salle de jeux et attractions / Games and amusement park | parc d'attractions, salle de jeux, bowling, manège, jeux vidéo / amusement park, arcade, bowling, theme park, playstation
casino | amenity/casino amenity/gambling | Casino et jeux d’argent / Casino and gambling | casino, machines à sous / slot machines, gaming
nightclub | amenity/nightclub amenity/stripclub amenity/swingerclub amenity/brothel amenity/brodel amenity/music_venue | Boîte de nuit / Nightclub | discothèque, night-club, concert, soirée / club, disco, dancing, live music
cinema | amenity/cinema amenity/cinema_hall | Cinéma / Cinema | film, salle de cinéma, ciné / movies, movie theatre, film
theatre | amenity/theatre amenity/arts_centre amenity/community_centre/cultural_centre leisure/bandstand | Théâtre et centre culturel / Theatre and cultural centre | spectacle, centre culturel, théâtre, arts / performing arts, arts centre
marina | leisure/marina leisure/slipway leisure/fishing leisure/marina_no_facilities | Marina et pêche de loisir / Marina and fishing | port de plaisance, bateau, pêche / yacht club, boat, angling`,
  },
  {
    id: 'transport',
    names: { fr: 'Transport et logistique', en: 'Transport and logistics' },
    subCategories: `
bus-station | amenity/bus_station public_transport/station_bus public_transport/station amenity/bus_stop highway/bus_stop | Gare routière et autocars / Bus station and coaches | gare routière, autocar, compagnie de transport, bus / bus park, motor park, coach, matatu stage, lorry station
train-station | public_transport/station_train railway/station | Gare ferroviaire / Train station | train, chemin de fer, rail / railway station, railways
taxi | amenity/taxi amenity/taxi/motorcycle_taxi amenity/taxi/auto_rickshaw | Taxi / Taxi | taxi, VTC, moto-taxi, tricycle, zém, woro-woro / cab, boda boda, tuk-tuk, okada, keke
airport | aeroway/aerodrome aeroway/terminal aeroway/gate aeroway/helipad aeroway/airstrip aeroway/hangar aeroway/parking_position aeroway/navigationaid aeroway/yes aeroway/apron airport large_airport medium_airport small_airport heliport aeroway/spaceport | Aéroport / Airport | aérodrome, aérogare, héliport, avion / airfield, airstrip, flights
port-ferry | amenity/ferry_terminal amenity/port amenity/harbour amenity/barge industrial/port public_transport/station_ferry shop/ship_chandler | Port et ferry / Port and ferry | embarcadère, bateau, débarcadère / ferry terminal, harbour, boat, jetty
freight | amenity/shipping_agency amenity/shipping amenity/loading_dock amenity/customs office/freight | Transit, fret et douane / Freight, clearing and customs | transitaire, commissionnaire en douane, fret, conteneur, logistique, douane / clearing agent, freight forwarder, shipping, cargo, container, customs, logistics
boats | shop/boat amenity/boat_storage | Bateaux / Boats | pirogue, moteur hors-bord, vente de bateaux / boat sales, outboard motors, canoe
post | amenity/post_office amenity/post_box amenity/letter_box | Poste / Post office | bureau de poste, colis, mandat, boîte postale / mail, postal, parcel, PO box`,
  },
  {
    id: 'agriculture',
    names: { fr: 'Agriculture et élevage', en: 'Agriculture and livestock' },
    subCategories: `
farm-supply | shop/agrarian shop/animal_feed shop/magasin_d'instruments_agricoles shop/cereals amenity/cereals craft/agricultural_engines | Intrants et matériel agricole / Farm supplies | semences, engrais, aliments de bétail, tracteur, produits phytosanitaires, céréales / agrovet, seeds, fertiliser, animal feed, tractor, agro-dealer
farm | amenity/farm landuse/farmland landuse/farmyard place/farm craft/beekeeper | Ferme et exploitation agricole / Farm | ferme, plantation, maraîchage, apiculteur, agriculteur / plantation, grower, market garden, beekeeper
livestock | shop/livestock landuse/animal_keeping amenity/watering_place | Élevage / Livestock | élevage, bétail, volaille, poulet de chair, pisciculture / cattle, poultry farm, chicken, goats, fish farm
farm-produce | point_de_vente_agricole shop/agricultural_products | Point de vente agricole / Farm produce outlet | produits agricoles, viandes, légumes secs, produits laitiers / farm products, farm shop
cooperative | office/cooperative | Coopérative agricole / Farmers’ cooperative | coopérative, groupement de producteurs, cacao, coton, anacarde / cocoa, cotton, coffee growers, cooperative union
forestry | office/forestry | Eaux et forêts / Forestry | bois, reboisement, forêt / timber, forest
agri-services | administration_agricole office/agriculture | Administration et services agricoles / Agricultural services | vulgarisation, direction des services agricoles, conseil agricole / extension service, agricultural office`,
  },
  {
    id: 'public-services',
    names: { fr: 'Services publics', en: 'Public services' },
    subCategories: `
town-hall | amenity/townhall amenity/register_office office/government/register_office amenity/public_building amenity/townhall/city | Mairie et état civil / Town hall and registry | mairie, commune, hôtel de ville, préfecture, état civil, passeport / municipality, council, city hall, registry, passport
government | office/government office/quango administration agence_publique amenity/government office/diplomatic/liaison | Administration et agence publique / Government office | ministère, direction, administration, agence nationale / ministry, department, public agency, administration
tax | office/government/tax administration_fiscale | Impôts et trésor / Tax office | impôts, fisc, centre des impôts, trésor public / revenue authority, tax
social-security | securite_sociale office/social_security | Sécurité sociale / Social security | CNSS, CNPS, CNAS, caisse, retraite, prévoyance / pension fund, NSSF, social insurance
company-registry | registre_commerce office/chamber office/company_registry | Registre du commerce et chambre / Company registry and chamber | registre du commerce, chambre de commerce, guichet unique, RCCM / company registration, chamber of commerce, one-stop shop
police | amenity/police police | Police et gendarmerie / Police | commissariat, gendarmerie / police station, gendarmerie, police post
fire-station | amenity/fire_station emergency/disaster_response emergency/lifeguard | Pompiers et secours / Fire and rescue | sapeurs-pompiers, pompier, secours / fire brigade, rescue
court | amenity/courthouse office/government/prosecutor amenity/prison | Justice / Justice | tribunal, cour, prison, palais de justice / court, courthouse, magistrate, prison
embassy | amenity/embassy office/diplomatic office/diplomatic/embassy office/diplomatic/consulate | Ambassade et consulat / Embassy and consulate | ambassade, consulat, visa / high commission, consulate, visa
toilets | amenity/toilets amenity/shower amenity/showers amenity/dressing_room | Toilettes et douches publiques / Public toilets and showers | WC, latrines, douche / WC, restroom, latrine
other | amenity/kitchen amenity/baby_hatch amenity/disused amenity/planned amenity/give_box amenity/polling_station amenity/refugee_site | Autre équipement public / Other public facility | équipement public / public facility`,
  },
  {
    id: 'religion-community',
    names: { fr: 'Religion et associations', en: 'Religion and community' },
    subCategories: `
church | amenity/place_of_worship/christian amenity/mission amenity/monastery amenity/church | Église / Church | église, paroisse, temple, chapelle, cathédrale, mission / parish, chapel, cathedral
mosque | amenity/place_of_worship/muslim amenity/mosques amenity/mosque | Mosquée / Mosque | mosquée, masjid, prière, zaouïa / masjid, prayer, islamic centre
worship | amenity/place_of_worship amenity/place_of_worship/hindu amenity/place_of_worship/jewish amenity/temple amenity/prayer_ground office/religion | Lieu de culte / Place of worship | culte, église, mosquée, temple, prière / church, mosque, temple, prayer
community-centre | amenity/community_centre amenity/social_centre amenity/community_centre/youth_centre amenity/youth_group amenity/community_centre/community_hall club/scout | Centre social et communautaire / Community centre | maison des jeunes, foyer, salle communale, maison de quartier, scouts / community hall, youth centre, social hall, scouts
social-facility | amenity/social_facility amenity/social_facility/food_bank amenity/social_facility/homeless_shelter amenity/social_facility/group_home amenity/orphanage | Action sociale et orphelinat / Social services and orphanage | orphelinat, aide sociale, foyer, handicap / orphanage, children's home, shelter, charity
ngo | office/ngo office/association office/charity office/foundation amenity/cbo office/union office/political_party office/adoption_agency | ONG et association / NGO and association | ONG, association, fondation, syndicat, parti politique / non-profit, charity, foundation, trade union, political party, CBO`,
  },
];
