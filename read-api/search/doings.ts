import { linesOf, phrasesIn } from './lines.ts';

/**
 * What somebody wants done, in the words for it, and the sub-category that does it to what no line of `things` names; a dash
 * where any may do it. French, English and words of other languages of the continent (2026-11).
 */
const doings = `
repair | craft-industry-repair-shop | reparer, reparation, reparateur, depanner, depannage, depanneur, panne, casse, gate, fissure, creve, crevee, perce, foutu, abime, tombe, entretien, maintenance, technicien, refaire, repair, repairer, repairing, fix, fixing, mend, broken, broke, spoilt, spoiled, cracked, burst, damaged, faulty, dead, servicing, technician, maintain, fundi, matengenezo
hire | home-building-party-hire | louer, loue, location, rent, rental, renting, hire, hiring, lease, kukodi, kukodisha, aluguer
learn | education-training | cours, apprendre, lecon, formation, professeur, prof, enseigner, stage, ecole, lesson, learn, class, classe, training, teacher, tutor, coach, course, school, academy, academie, kujifunza, aula
wash | home-building-cleaning | laver, lavage, nettoyer, nettoyage, wash, washing, clean, cleaning, cleaner, kuosha
make | - | fabriquer, fabrication, fabricant, confection, confectionner, sur mesure, faire, make, maker, making, custom, made, builder, sew, sewing, coudre, couture
lay | - | poser, pose, poseur, installer, installation, installateur, monter, montage, changer, remplacer, install, installer, fitting, fitter, fit, replace, lay, laying
sell | - | acheter, achat, vendre, vente, vend, vendeur, vendeuse, revendeur, grossiste, occasion, magasin, boutique, neuf, buy, buying, sell, selling, seller, vendor, dealer, sale, shop, store, used, new, price, prix, showroom, duka, loja
`;

/** Who does it to which things: `what is done | sub-categories | things`. A thing may be of two words. */
const things = `
repair | automotive-car-repair automotive-car-parts | vitre voiture, pare brise, car glass, windscreen, voiture, auto, automobile, vehicule, camion, 4x4, moteur, frein, embrayage, boite de vitesse, climatisation auto, toyota, mercedes, peugeot, renault, nissan, hyundai, suzuki, honda, mazda, subaru, isuzu, mitsubishi, kia, ford, bmw, audi, benz, volkswagen, land rover, range rover, land cruiser, corolla, carina, starlet, hilux, prado, rav4, hiace, probox, vitz, fielder, premio, camry, pajero, duster, logan, picanto, tucson, pickup, pick up, car, vehicle, truck, bus, engine, brake, gearbox, clutch, radiator, gari, matatu, toyota car
repair | automotive-motorcycle-repair automotive-motorcycle automotive-car-repair | moto, scooter, mobylette, tricycle, jakarta, zemidjan, zem, benskin, wewa, motorbike, motorcycle, boda, boda boda, bodaboda, okada, keke, tuk tuk, tuktuk, pikipiki
repair | automotive-tyres automotive-car-repair | pneu, roue, jante, roue moto, pneu moto, roue voiture, tyre, tire, wheel, puncture, rim
repair | shops-bicycle automotive-motorcycle-repair craft-industry-repair-shop | velo, bicyclette, bike, bicycle, baiskeli
repair | tech-telecom-mobile-phones tech-telecom-electronics craft-industry-repair-shop | telephone, portable, smartphone, iphone, samsung, tecno, ecran, ecran telephone, tablette, phone, cellphone, screen, phone screen, tablet, simu
repair | tech-telecom-computers tech-telecom-electronics craft-industry-repair-shop | ordinateur, ordi, laptop, macbook, imprimante, pc portable, pc, computer, printer, laptop screen, photocopieuse, photocopier
repair | tech-telecom-electronics craft-industry-repair-shop home-building-appliances | tele, television, televiseur, radio, ampli, decodeur, console, tv, amplifier, speaker, decoder, woofer, playstation
repair | home-building-appliances craft-industry-repair-shop home-building-air-conditioning | frigo, refrigerateur, congelateur, machine a laver, cuisiniere, micro onde, four, ventilateur, electromenager, mixeur, fridge, freezer, refrigerator, washing machine, cooker, microwave, oven, blender, iron, fan, appliance
repair | home-building-air-conditioning home-building-appliances home-building-electrician | clim, climatiseur, climatisation, split, ac, air conditioner, aircon, air conditioning, chambre froide, cold room
repair | home-building-plumber home-building-bathroom | robinet, tuyau, tuyauterie, fuite, wc, toilette, evier, lavabo, chauffe eau, canalisation, chasse, pompe, tap, pipe, toilet, sink, drain, water heater, heater, borehole, pump, geyser
repair | home-building-electrician home-building-electrical | courant, electricite, electrique, lumiere, prise, compteur, disjoncteur, cable, light, electricity, wire, socket, meter, wiring
repair | craft-industry-solar home-building-electrician home-building-electrical | groupe electrogene, groupe, generateur, onduleur, panneau solaire, batterie solaire, generator, gen, inverter, solar, solar panel
repair | home-building-roofer home-building-construction home-building-hardware | toit, toiture, tole, roof, ceiling leak
repair | home-building-locksmith craft-industry-metalwork home-building-carpenter | serrure, cle, cylindre, coffre fort, lock, key, safe
repair | home-building-carpenter home-building-furniture | porte, meuble, chaise, table, fenetre, placard, armoire, door, furniture, chair, window, cupboard, wardrobe
repair | home-building-furniture home-building-carpenter | canape, fauteuil, salon, viti, kiti, sofa, couch, upholstery
repair | home-building-glazier home-building-hardware | vitre, miroir, vitrine, glass, mirror
repair | fashion-shoemaker fashion-shoes craft-industry-repair-shop | chaussure, soulier, semelle, talon, sac, shoe, sole, heel, bag, handbag, zip, viatu
repair | fashion-tailor fashion-clothes | pantalon, robe, chemise, habit, fermeture, vetement, trouser, dress, shirt, clothe, zipper, nguo
repair | fashion-jewelry craft-industry-repair-shop | montre, bague, chaine, bijou, collier, watch, ring, necklace, jewelry, jewellery, bracelet, saa
repair | health-optician | lunette, monture, glasse, spectacle
repair | home-building-construction home-building-painter | maison, mur, fissure mur, fondation, house, wall, building
repair | shops-music craft-industry-repair-shop | guitare, piano, guitar, instrument
repair | health-dentist | dent, dentier, tooth, teeth, denture
hire | automotive-car-rental | voiture, auto, vehicule, 4x4, minibus, car, bus, camion, chauffeur, vehicle, pickup, truck, van, gari, limousine, driver
hire | automotive-motorcycle automotive-car-rental | moto, scooter, motorbike, motorcycle, pikipiki
hire | tourism-bike-hire shops-bicycle | velo, vtt, bike, bicycle, baiskeli
hire | tourism-water-sports transport-boats leisure-culture-marina | bateau, pirogue, kayak, jet ski, yacht, boat, canoe, paddle, planche
hire | home-building-real-estate tourism-apartment | maison, appartement, studio, villa, chambre, bureau, magasin, terrain, local, house, apartment, flat, room, office, shop, bedsitter, duplex, nyumba
hire | tourism-apartment tourism-guest-house tourism-hotel | meuble, appartement meuble, residence, studio meuble, furnished, furnished apartment
hire | professional-services-events religion-community-community-centre home-building-party-hire tourism-hotel | salle, espace, salle fete, hall, venue, wedding hall, event hall, ukumbi
hire | home-building-party-hire professional-services-events | chaise, bache, tente, table, sono, sonorisation, podium, vaisselle, chaise bache, chair, tent, canopy, sound system, sound, stage, plate, chair tent, chair canopy, tables chair, materiel, echafaudage, scaffolding, viti
hire | fashion-clothes fashion-tailor | robe, robe mariee, costume, smoking, dress, suit, gown, wedding dress, wedding gown
hire | home-building-construction home-building-party-hire | engin, bulldozer, grue, pelle, betonniere, excavator, crane, concrete mixer, mixer
hire | agriculture-agri-services agriculture-farm-supply | tracteur, moissonneuse, tractor, harvester, plough
hire | craft-industry-solar home-building-party-hire | groupe electrogene, generateur, generator
hire | professional-services-security | garde, vigile, bouncer, bodyguard, guard, askari
learn | automotive-driving-school | conduire, conduite, voiture, permis, code, drive, driving, car, kuendesha
learn | education-language-school education-training | langue, anglais, francais, espagnol, allemand, arabe, chinois, mandarin, portugais, swahili, lingala, wolof, english, french, spanish, german, arabic, chinese, portuguese, kiswahili, kiingereza, language, ielts, toefl, delf
learn | education-arts-school shops-music leisure-culture-theatre | musique, piano, guitare, chant, violon, batterie, solfege, djembe, danse, salsa, ballet, theatre, dessin, music, guitar, violin, drum, dance, dancing, singing, drawing, painting, drama, art
learn | education-arts-school leisure-culture-sports-centre beauty-fitness | karate, judo, taekwondo, boxe, kung fu, art martiaux, aikido, capoeira, boxing, martial art
learn | leisure-culture-swimming-pool leisure-culture-sports-centre | nager, natation, piscine, swim, swimming, kuogelea
learn | leisure-culture-sports-centre leisure-culture-pitch | tennis, football, foot, basket, volley, handball, gymnastique, rugby, soccer, basketball, badminton, gymnastic
learn | beauty-fitness leisure-culture-sports-centre | yoga, zumba, fitness, aerobic, musculation, pilate, sport
learn | leisure-culture-golf | golf
learn | leisure-culture-horse-riding | cheval, equitation, horse riding, horse, riding
learn | tourism-water-sports leisure-culture-sports-centre | surf, plongee, kitesurf, voile, kayak, surfing, diving, scuba, sailing
learn | education-training education-college tech-telecom-it-services | informatique, ordinateur, code informatique, programmation, coding, programming, computer, developpement web, web design, web, excel, word, bureautique, infographie, marketing, data, comptabilite, secretariat, computer skill, ict
learn | education-training education-college | couture, coiffure, cuisine, patisserie, esthetique, maquillage, soudure, menuiserie, mecanique, plomberie, electricite, metier, entrepreneuriat, tailoring, hairdressing, cooking, baking, makeup, welding, carpentry, mechanic, plumbing, trade, catering, soutien, rattrapage, math, mathematique, physique, maison, particulier, domicile, repetition, home, private, tuition, exam, bac
learn | education-college education-university education-training health-hospital | infirmier, infirmiere, sage femme, sante, pharmacie, hotellerie, tourisme, nursing, nurse, midwifery, pharmacy, hotel management, hospitality, teaching, accounting, business, commerce, gestion, journalisme, journalism, bts, dut, diploma, aviation
learn | education-university education-college | droit, medecine, ingenieur, economie, law, medicine, engineering, economics, master, doctorat, phd, degree
learn | religion-community-mosque education-school | coran, quran, madrasa
wash | automotive-car-wash automotive-fuel | voiture, auto, vehicule, moto, camion, car, vehicle, truck, motorbike, gari
wash | fashion-dry-cleaning home-building-cleaning | linge, habit, vetement, costume, rideau, couette, drap, chemise, clothe, laundry, suit, curtain, duvet, shirt, iron, dress, nguo
wash | home-building-cleaning fashion-dry-cleaning | maison, bureau, vitre, tapis, moquette, canape, chantier, fosse, piscine, house, home, office, window, carpet, sofa, mattress, compound, pool, apartment
wash | health-dentist | dent, teeth
make | fashion-tailor fashion-clothes | robe, pantalon, chemise, costume, boubou, uniforme, habit, tenue, vetement, dress, suit, trouser, shirt, cloth, clothe, uniform, agbada, kaftan, kitenge, gown, nguo
make | home-building-decoration fashion-tailor home-building-furniture | rideau, coussin, curtain, cushion
make | home-building-carpenter home-building-furniture | meuble, porte, placard, lit, table, armoire, chaise, bibliotheque, furniture, door, cabinet, cupboard, bed, wardrobe, chair, bookshelf, coffin
make | home-building-kitchen home-building-carpenter home-building-furniture | cuisine, kitchen, kitchen cabinet
make | craft-industry-metalwork craft-industry-blacksmith | portail, grille, fer, charpente, rampe, garde corp, gate, grill, metal, fence, tank, trailer
make | fashion-shoes fashion-shoemaker | chaussure, sandale, shoe, sandal
make | fashion-leather-bags craft-industry-handicraft | sac, ceinture, bag, belt
make | fashion-jewelry | bague, bijou, alliance, collier, ring, jewelry, jewellery, necklace
make | food-drink-pastry food-drink-bakery | gateau, gateau anniversaire, cake, birthday cake, wedding cake
make | home-building-construction | brique, parpaing, dalle, maison, block, brick, house, home
make | tech-telecom-copy-print professional-services-advertising | tampon, cachet, badge, carte, carte visite, banderole, affiche, flyer, calendrier, t shirt, tee shirt, polo, casquette, stamp, card, business card, banner, poster, calendar, sticker
make | tech-telecom-it-services | site, site web, application, logiciel, site internet, website, app, software
make | health-optician | lunette, glasse, spectacle
make | tech-telecom-photo | photo, photo identite, video, clip, passport photo
make | home-building-locksmith | cle, double cle, key
lay | home-building-tiler home-building-tiles home-building-construction | carreau, carrelage, parquet, faience, moquette, sol, pave, tile, floor, flooring, paving, carpet
lay | home-building-air-conditioning home-building-appliances home-building-electrician | clim, climatiseur, climatisation, split, ac, air conditioner, aircon
lay | home-building-glazier home-building-carpenter home-building-hardware | vitre, fenetre, miroir, baie, porte vitree, alu, window, glass, mirror
lay | home-building-locksmith home-building-carpenter | serrure, lock, verrou, door lock
lay | professional-services-security tech-telecom-it-services tech-telecom-electronics | camera, camera surveillance, alarme, videosurveillance, interphone, cctv, cctv camera, alarm, electric fence, access control, gps
lay | craft-industry-solar home-building-electrician | panneau solaire, solaire, kit solaire, solar, solar panel, inverter, onduleur
lay | tech-telecom-electronics home-building-electrician | parabole, antenne, canal, tele, dstv, dish, satellite dish, tv, antenna
lay | tech-telecom-telecom-operator tech-telecom-it-services | internet, wifi, fibre, reseau, network, fiber, router
lay | home-building-plumber home-building-bathroom | robinet, chauffe eau, lavabo, wc, pompe, tap, water heater, sink, toilet, pump, shower, douche, water tank
lay | home-building-electrician home-building-electrical | prise, compteur, lampe, lustre, interrupteur, ventilateur, socket, meter, light, chandelier, fan, wiring
lay | home-building-decoration home-building-furniture | rideau, papier peint, store, curtain, wallpaper, blind
lay | home-building-roofer home-building-construction | toit, toiture, tole, faux plafond, roof, ceiling
lay | automotive-tyres automotive-car-repair | pneu, tyre, tire, roue, wheel
lay | automotive-car-repair automotive-car-parts | batterie, pare brise, frein, plaquette, embrayage, car battery, battery, windscreen, brake pad, clutch, shock absorber
lay | beauty-beauty-salon beauty-hairdresser | ongle, faux ongle, cil, faux cil, perruque, nail, eyelash, lash
lay | tech-telecom-mobile-phones craft-industry-repair-shop | ecran, ecran telephone, vitre telephone, phone screen
sell | automotive-car-dealer automotive-car-repair | voiture, auto, automobile, vehicule, 4x4, camion, toyota, mercedes, nissan, hyundai, peugeot, car, vehicle, truck, pickup, gari
sell | automotive-motorcycle automotive-motorcycle-repair | moto, scooter, mobylette, tricycle, motorbike, motorcycle, boda, bodaboda, keke, tuktuk, pikipiki
sell | home-building-real-estate | maison, appartement, villa, terrain, parcelle, immeuble, lot, house, land, plot, apartment, home, property, flat, nyumba, kiwanja
sell | home-building-appliances tech-telecom-electronics | frigo, refrigerateur, congelateur, machine a laver, cuisiniere, micro onde, ventilateur, four, fridge, freezer, washing machine, cooker, microwave, blender, fan, oven
sell | home-building-air-conditioning home-building-appliances tech-telecom-electronics | clim, climatiseur, split, air conditioner, ac
sell | home-building-paint home-building-hardware | peinture, paint
sell | home-building-electrical home-building-hardware home-building-electrician | cable, prise, ampoule, fil, lampe, interrupteur, cable socket, bulb, socket, wire, switch
sell | shops-music tech-telecom-electronics | guitare, piano, batterie, djembe, instrument, guitar, keyboard, drum, violin, saxophone
sell | agriculture-livestock agriculture-farm | mouton, boeuf, chevre, vache, poulet vivant, porc, lapin, goat, cow, sheep, ram, pig, rabbit, live chicken, chick
sell | shops-pet health-veterinary | chien, chat, perroquet, chiot, dog, cat, puppy, parrot, fish aquarium
sell | shops-bicycle shops-sports | velo, vtt, bicyclette, bike, bicycle, baiskeli
sell | transport-boats leisure-culture-marina | bateau, pirogue, hors bord, boat, canoe, outboard
sell | fashion-jewelry finance-exchange | or, argent bijou, gold, diamond, diamant
sell | craft-industry-recycling craft-industry-metalwork | ferraille, carton, bouteille plastique, scrap, scrap metal, plastic bottle
sell | craft-industry-solar home-building-electrical | groupe electrogene, generateur, generator, onduleur, inverter, solar battery, batterie solaire
`;

type Doing = 'repair' | 'hire' | 'learn' | 'wash' | 'make' | 'lay' | 'sell';

/** What a word says is to be done, and who does it to anything. */
const doingOf = new Map<string, { readonly doing: Doing; readonly anyone: readonly string[] }[]>();
for (const [doing = '', anyone = '', said = ''] of linesOf(doings))
  for (const word of phrasesIn(said)) {
    const others = doingOf.get(word) ?? [];
    doingOf.set(word, [...others, { doing: doing as Doing, anyone: anyone === '-' ? [] : [anyone] }]);
  }

const whoDoes = new Map(
  linesOf(things)
    .toReversed()
    .flatMap(([doing = '', categories = '', some = '']) =>
      phrasesIn(some).map((thing) => [`${doing} ${thing}`, categories.split(' ')] as const),
    ),
);

/**
 * The sub-categories that do what some words say to the thing that they name, in either order: `reparer voiture`,
 * `laptop repair`. The words come in search form, without those that say nothing; undefined where they say no such thing.
 */
export const doneBy = (telling: readonly string[]): readonly string[] | undefined => {
  if (telling.length < 2) return undefined;
  for (const at of [0, telling.length - 1])
    for (const { doing } of doingOf.get(telling[at] ?? '') ?? []) {
      const thing = telling.toSpliced(at, 1);
      const who = whoDoes.get(`${doing} ${thing.join(' ')}`);
      if (who) return who;
    }
  return undefined;
};

/** Who does what a word says, whatever it is done to; undefined where that says too little. */
export const doneByAnyone = (word: string): readonly string[] | undefined =>
  doingOf.get(word)?.find(({ anyone }) => anyone.length > 0)?.anyone;

const likeliestDoings: readonly Doing[] = ['sell', 'repair', 'hire'];

/** Who sells what a phrase names, or else does most with it: `ordi portable`. */
export const whoHas = (thing: string): readonly string[] | undefined =>
  likeliestDoings.map((doing) => whoDoes.get(`${doing} ${thing}`)).find((who) => who !== undefined);

/** Every thing, with who does something to it. */
export const thingsDone: readonly { readonly said: string; readonly categories: readonly string[] }[] = [
  ...whoDoes,
].map(([key, categories]) => ({ said: key.slice(key.indexOf(' ') + 1), categories }));

/** The words that say what is done, or to what. */
export const wordsOfDoings: ReadonlySet<string> = new Set([
  ...doingOf.keys(),
  ...[...whoDoes.keys()].flatMap((key) => key.split(' ').slice(1)),
]);

/** Whether a word says that something is done, or to what. */
export const isOfDoings = (word: string): boolean => wordsOfDoings.has(word);
