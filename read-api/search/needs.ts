import { words } from '#domain/fold.ts';

/**
 * What people say they need, buy or suffer from, and the sub-categories that help, the likeliest first: French, English, and words of other
 * languages of the continent for common trades. Gathered from the search log, the presets of OpenStreetMap and the
 * dictionaries of the languages (2026-11); a line more is all that a need takes. Where two lines say the same, the first
 * one counts.
 */
const table = `
home-building-plumber | fuite d'eau, fuite, robinet qui coule, robinet casse, robinet, wc bouche, toilettes bouchees, tuyau casse, tuyau bouche, tuyau perce, chasse d'eau, evier bouche, debouchage, deboucher, chauffe-eau en panne, installer un chauffe-eau, vidange fosse septique, fosse septique | water leak, leak, leaking pipe, leaking tap, burst pipe, blocked toilet, blocked sink, blocked drain, unblock, toilet repair, septic tank, exhauster, water heater | سباك, سباكه, canalizador, encanador, fundi bomba, fundi wa mabomba, plumba, plombie
home-building-electrician | coupure de courant, panne de courant, panne d'electricite, court-circuit, installation electrique, depannage electrique, compteur electrique, prise electrique | power cut, power failure, no power, no electricity, short circuit, wiring, house wiring, electrical repair | كهربائي, eletricista, fundi umeme, fundi wa umeme, groupe electrogene en panne, depanneur groupe electrogene, generator repair
home-building-carpenter home-building-furniture craft-industry-handicraft | fabriquer un meuble, reparer une porte, porte cassee, porte en bois | make furniture, fix a door, broken door, wooden door | نجار, carpinteiro, marceneiro, fundi seremala, seremala
home-building-hardware | ciment, sac de ciment, fer a beton, tole, toles, materiaux de construction, sable et gravier, gravier, brique, briques, clous, outils, perceuse, marteau, peinture et ciment | cement, iron sheets, roofing sheets, building materials, sand and gravel, ballast, bricks, nails, tools, drill, hammer | مواد البناء, material de construcao, vifaa vya ujenzi, saruji, cimento, tijolos, ferragens, fundi wa ujenzi
home-building-tiles home-building-hardware home-building-bathroom | carreaux, pose de carreaux | tiles, floor tiles, wall tiles | azulejos, vigae
home-building-painter home-building-paint | peintre batiment, peintre en batiment, peindre ma maison, peindre un mur | house painter, paint my house, painting a house | pintor, fundi wa rangi, fundi rangi
home-building-party-hire professional-services-events | location de chaises, location de baches, location de chaises et baches, louer des chaises, louer une bache | chairs for hire, tents for hire, chair rental, tent rental, canopy rental | kukodisha viti
home-building-paint | pot de peinture, acheter de la peinture | buy paint, wall paint
home-building-construction | construire une maison, construire ma maison, construction de maison, faire construire, batir une maison, renover ma maison, renovation, macon, maconnerie, dalle, fondation | build a house, build my house, house construction, building contractor, renovate, renovation, mason, masonry, foundation | بناء, pedreiro, construtora, mjenzi, fundi mwashi
home-building-air-conditioning home-building-appliances | reparer climatiseur, reparer clim, reparer la clim, reparer ma clim, reparation clim, entretien clim, clim en panne, recharger la clim, installer une clim, climatisation, split | fix air conditioner, ac repair, air conditioning repair, install ac, fridge gas
home-building-locksmith craft-industry-metalwork | cle perdue, perdu mes cles, serrure cassee, serrure bloquee, porte claquee, porte bloquee, double de cle, refaire une cle | lost keys, lost my key, broken lock, locked out, key duplicate, key cutting
home-building-electrical craft-industry-solar home-building-electrician home-building-hardware home-building-appliances | groupe electrogene, generateur, onduleur | generator, generators, inverter, inverter battery, ups battery | jenereta, gerador
home-building-furniture | canape, matelas et lit, armoire, table a manger, chaise, lit | sofa, couch, wardrobe, dining table, chair, bed frame | اثاث, moveis, samani
home-building-appliances craft-industry-repair-shop home-building-air-conditioning home-building-electrician | refrigerateur, frigo, congelateur, cuisiniere, machine a laver, micro-onde, ventilateur, electromenager | fridge, refrigerator, freezer, cooker, washing machine, microwave, home appliances, fan, frigo en panne, mashine ya kufulia, reparer mon frigo, machine a laver en panne, congelateur en panne, fix my fridge, fridge repair, washing machine repair, friji, fundi friji, fundi wa friji, fundi wa jokofu, jokofu
home-building-real-estate | louer un appartement, louer une maison, maison a louer, appartement a louer, chambre a louer, studio a louer, acheter un terrain, terrain a vendre, acheter une maison, vendre ma maison, immobilier | rent a house, rent an apartment, house to let, house for rent, apartment for rent, room to rent, buy land, land for sale, plot for sale, buy a house, sell my house | عقارات, imobiliaria, nyumba ya kupanga
home-building-cleaning | femme de menage, nettoyage de bureau, menage, nettoyer ma maison, desinfection, cafards, rats, termites, moustiques | house cleaning, office cleaning, cleaner, maid, pest control, cockroaches, termites, fumigation, bed bugs
home-building-storage-moving transport-freight | demenager, demenagement, demenageur, garde-meuble | moving house, movers, relocate, move my things
craft-industry-repair-shop home-building-appliances fashion-tailor | reparateur machine a coudre, reparer ma machine a coudre | sewing machine repair, fix my sewing machine
health-pharmacy | depot pharmaceutique, depot de pharmacie, medicament, medicaments, acheter des medicaments, ordonnance, paracetamol, antipaludique, pilule, preservatif, pansement, sirop, vitamine, pharmacie de garde, pharmacie de nuit, mal de tete, fievre | medicine, medicines, buy medicine, drugs, prescription, painkiller, painkillers, paracetamol, malaria pills, malaria drugs, contraceptive, condoms, bandage, cough syrup, duty pharmacy, night pharmacy, headache, fever | صيدليه, farmacia, drogaria, duka la dawa, dawa, apotek, famasi, pharmaci, farumasi, iduka ry imiti
health-dentist | mal de dents, mal aux dents, dent qui fait mal, carie, arracher une dent, detartrage, appareil dentaire | toothache, tooth ache, tooth pain, pull a tooth, tooth extraction, braces, teeth cleaning, teeth | طبيب اسنان, dentista, daktari wa meno, meno, docteur des dents, medecin des dents, dent cassee
health-laboratory health-hospital health-clinic | analyse de sang, prise de sang, test de paludisme, test vih, examen de sang, analyses, test de grossesse, test adn | blood test, malaria test, hiv test, lab test, pregnancy test, dna test, urine test | مختبر, laboratorio de analises, maabara, labo, labo analyse, labo analyses
health-gynaecologist health-hospital health-clinic | accoucher, accouchement, suivi de grossesse, grossesse, enceinte, echographie de grossesse, planning familial | give birth, giving birth, childbirth, pregnancy, pregnant, antenatal, prenatal, family planning, labour ward | توليد, maternidade, uzazi, mkunga
health-optician health-eye-doctor | lunettes, lunettes de vue, verres correcteurs, lentilles de contact, lunettes de soleil | glasses, eye glasses, spectacles, contact lenses, reading glasses, sunglasses | نظارات, oculista, otica, miwani
health-eye-doctor health-optician | mal aux yeux, cataracte, controle de la vue, vue qui baisse | eye pain, cataract, eye test, eye check, eye exam, medecin des yeux, docteur des yeux, docteur pour les yeux, daktari wa macho
health-doctor health-clinic health-hospital | medecin generaliste, voir un medecin, consultation medicale, docteur, certificat medical, visite medicale | see a doctor, general practitioner, medical check up, medical certificate, gp | طبيب, medico, daktari
health-dermatologist health-doctor health-hospital health-clinic | medecin de la peau, docteur de la peau, maladie de peau, boutons sur la peau | skin rash, skin disease | daktari wa ngozi
health-cardiologist health-doctor health-hospital health-clinic | medecin du coeur, docteur du coeur, tension, hypertension | heart pain, high blood pressure | daktari wa moyo
health-orthopaedist health-doctor health-hospital health-clinic | medecin des os, docteur des os, bras casse, jambe cassee | broken arm, bone doctor | daktari wa mifupa
health-hospital health-clinic | urgence, urgences, blessure, accident, fracture, operation | emergency, emergency room, casualty, injury, accident, broken leg, surgery | مستشفى, hospital geral, hospitali
health-clinic health-hospital | dispensaire, soins, vaccination, vaccin, piqure | dispensary, vaccination, vaccine, injection | عياده, clinica, zahanati, kliniki
health-ambulance | appeler une ambulance, transport de malade | call an ambulance, patient transport
health-veterinary | chien malade, chat malade, vacciner mon chien, vaccin chien, animal malade, vache malade, poulet malade | sick dog, sick cat, dog vaccine, vaccinate my dog, sick animal, sick cow, sick chicken | طبيب بيطري, veterinario, daktari wa mifugo
health-physiotherapist | mal de dos, reeducation, massage medical, kine | back pain, rehabilitation, physio
health-psychologist | depression, anxiete, parler a un psy | depression, anxiety, counselling, therapy
health-drugstore | couches bebe | toiletries
food-drink-restaurant food-drink-fast-food food-drink-grill | manger, dejeuner, diner, ou manger, plat africain, plats africains, attieke, attieke poisson, poisson attieke, placali, garba, yassa, mafe, tiep, to sauce, poulet dg, eru, pondu, fufu, couscous, tajine, thieboudienne, foutou, kedjenou, alloco, riz sauce, ndole, repas | eat, food, lunch, dinner, somewhere to eat, place to eat, where to eat, african food, local food, jollof, jollof rice, fufu, ugali, injera, meal, chow, brunch, sunday brunch, waakye, banku, kelewele, amala, pounded yam, egusi, eba, pap and vleis, matoke, pilau, biryani, githeri | مطعم, restaurante, mkahawa, mgahawa, chakula, tanpri manje, restrnt, restrant, resto, tangana, gargote, malewa, nganda, chop bar, buka, bukka, mama put, mama nitilie, kibanda
food-drink-grill food-drink-restaurant food-drink-fast-food | poulet braise, poisson braise, viande grillee, brochettes, grillades | roast chicken, grilled fish, roast meat, nyama choma, barbecue, bbq, dibiterie, dibi, choukouya, suya, suya spot, kilishi, mishkaki, mutura, braai, shisanyama, churrascaria
food-drink-pizzeria food-drink-fast-food food-drink-restaurant-italian food-drink-restaurant | pizza, livraison pizza, pizza livraison | pizza, pizza delivery
food-drink-fast-food food-drink-restaurant | hamburger, burger, sandwich, chawarma, shawarma, kebab, frites, tacos, livraison repas | burger, hamburger, sandwich, shawarma, kebab, chips, fries, fried chicken, take away, takeaway, food delivery
food-drink-pastry food-drink-bakery | gateau d'anniversaire, gateau, gateaux, gateau de mariage, croissant, patisseries | birthday cake, cake, cakes, wedding cake, cupcakes, doughnut | حلويات, pastelaria, keki
food-drink-bakery | pain, baguette, pain chaud | bread, loaf, hot bread | مخبز, padaria, mkate, duka la mikate, mikate, مخبزه, depot de pain, mkate wa moto
food-drink-caterer | traiteur mariage, repas de mariage, buffet | wedding catering, food for a party, outside catering
food-drink-cafe | boire un cafe, prendre un cafe, cafe avec wifi, wifi gratuit | drink coffee, coffee, cafe with wifi, free wifi | مقهى, cafetaria
food-drink-bar | boire un verre, biere, biere fraiche, bieres | have a drink, beer, cold beer, pub | bar, baa
food-drink-butcher | viande, viande de boeuf, mouton, boeuf, cabri | meat, beef, goat meat, mutton | جزار, ملحمه, talho, acougue, bucha, nyama
food-drink-fishmonger | poisson frais, acheter du poisson, crevettes | fresh fish, buy fish, prawns | سمك, peixaria, samaki
food-drink-greengrocer | legumes, fruits, fruits et legumes, tomates, oignons, bananes | vegetables, fruit, fruits, tomatoes, onions, bananas | خضار, frutaria, mboga, matunda, mama mboga
food-drink-drinking-water | eau potable, bidon d'eau, livraison d'eau, citerne d'eau | drinking water, water delivery, water tanker, bottled water
food-drink-ice-cream | glace, cornet de glace | ice cream
shops-supermarket shops-convenience | faire les courses, courses, faire mes courses, super marche | groceries, grocery shopping, do my shopping, super market | سوبرماركت, supermercado, duka kuu
shops-convenience | riz et huile, acheter du riz, riz, huile, sucre, lait | rice, cooking oil, sugar, flour | بقاله, mercearia, duka, hanout, alimentation generale, provision store, provisions, spaza, spaza shop, tuck shop
shops-market | سوق, mercado, soko | marche | market
shops-books | manuel scolaire, livre, livres, roman | textbook, textbooks, book, books, novel | مكتبه, livraria, duka la vitabu, vitabu
shops-stationery | cahier, cahiers, stylos, fournitures scolaires | exercise books, pens, school supplies
shops-gift | cadeau, cadeau d'anniversaire | gift, birthday gift, present
shops-florist | bouquet de fleurs, fleurs | flowers, bouquet, roses
shops-toys | jouet, jouets | toys, toy
shops-baby | poussette, couches, biberon | pram, stroller, diapers, nappies
shops-bicycle | velo, reparer mon velo, pneu de velo | bicycle, bike repair, fix my bicycle | baiskeli
shops-lottery | parier, pari sportif, pmu | bet, betting, sports bet
fashion-tailor | coudre une robe, coudre, robe de mariee sur mesure, retouche, retoucher un pantalon, costume sur mesure, tenue africaine, couturier, couture | sew a dress, sew, sewing, alter trousers, alterations, custom suit, african wear, tailor | خياط, alfaiate, costureira, fundi cherehani, fundi wa nguo, mshonaji
fashion-clothes | robe, pantalon, chemise, habits, t-shirt, jean, friperie, habits pour enfant, robe de mariee | dress, trousers, shirt, clothes, t-shirt, jeans, mitumba, children clothes, wedding dress | ملابس, roupa, loja de roupa, nguo
fashion-clothes fashion-tailor | uniforme scolaire, tenue scolaire, tenue d'ecole, kaki scolaire | school uniform, school uniforms, sch uniform, sch uniforms | sare za shule
fashion-shoes | chaussure, baskets, sandales, talons | shoes, sneakers, sandals, heels | احذيه, sapatos, sapataria, viatu
fashion-shoemaker | reparer mes chaussures, semelle, chaussure cassee | repair my shoes, fix shoes, shoe sole | sapateiro, fundi viatu
fashion-jewelry | bague, alliance, montre, collier, boucles d'oreilles, bijoux | ring, wedding ring, watch, necklace, earrings, gold | مجوهرات, joalharia, vito
fashion-dry-cleaning | laver mon linge, laver mes habits, laver du linge, lavage de linge, repasser, nettoyer un costume, lessive | wash clothes, wash my clothes, laundry, ironing, clean a suit | مغسله, lavandaria, dobi, laver mes tapis, laver tapis, lavage de tapis, nettoyage de tapis, carpet cleaning, wash carpets
fashion-fabric fashion-clothes | pagne, wax, bazin, tissu | ankara, kitenge, fabric, wax print | tecidos, vitambaa, kitambaa, dentelle, bogolan, adire
fashion-fabric fashion-tailor fashion-clothes | pagne pour mariage | aso ebi, asoebi, lace, aso oke
beauty-hairdresser beauty-beauty-salon | coupe de cheveux, tresses, tresser, me coiffer, se coiffer, coiffer, coiffer des tresses, perruque, lissage, defrisage, locks, mise en plis | haircut, braids, braiding, dreadlocks, weave, wig, hair, relaxer, do my hair | صالون, كوافير, cabeleireiro, salao de beleza, msusi, saluni, ususi, coiffeuse a domicile, nywele, salon ya nywele, kusuka
beauty-barber beauty-hairdresser | coupe homme, barbe, me raser, raser | shave, beard, mens haircut | حلاق, barbeiro, barbearia, kinyozi
beauty-beauty-salon | maquillage, ongles, faux ongles, manucure, pedicure, epilation, cils, soin du visage | makeup, make up, nails, manicure, pedicure, waxing, eyelashes, facial
beauty-cosmetics | creme, savon, produits de beaute, maquillage a acheter | cream, soap, beauty products, skin care | مستحضرات تجميل, cosmeticos, vipodozi
beauty-perfume | parfum | perfume
beauty-spa | massage, hammam, sauna | massage, spa, sauna
beauty-fitness | faire du sport, musculation, perdre du poids | workout, lose weight, gym, weights | gym, academia
automotive-car-repair | panne de voiture, voiture en panne, reparer ma voiture, reparer une voiture, reparation auto, vidange, vidange moteur, mecanicien, embrayage, freins, moteur, boite de vitesse, remorquage, depanneuse, batterie de voiture, tolerie, toyota en panne | car broke down, car breakdown, car repair, fix my car, repair my car, oil change, car service, mechanic, clutch, brakes, engine, gearbox, towing, tow truck, breakdown, car battery, panel beater | ميكانيكي, كراج, oficina, oficina mecanica, mecanico, fundi wa magari, fundi gari, fundi magari, gereji, voiture ne demarre plus, voiture ne demarre pas, ne demarre plus, ne demarre pas, voiture qui chauffe, reparation voiture, pare brise, vitre voiture, vitre de voiture, vitre auto, car wont start, car won't start, wont start, won't start, car overheating, windscreen, car glass, garagiste, mecanicien auto, car overheating, engine overheating, voiture chauffe
automotive-tyres automotive-car-repair automotive-car-parts | pneu creve, pneu, pneus, crevaison, vulcanisateur, pneu neuf, equilibrage | flat tyre, flat tire, puncture, tyre, tyres, tires, wheel alignment, new tyres | اطارات, pneus, borracharia, matairi, vulcanisation, vulcanizer, vulcaniser, gonfler un pneu, tyre repair, tire repair, kuziba pancha, pancha
automotive-car-parts | piece detachee, pieces detachees, pieces auto, phare, retroviseur, pare-choc | spare part, spare parts, car parts, headlight, side mirror, bumper | قطع غيار, pecas, autopecas, vipuri
automotive-fuel | essence, gasoil, gazole, faire le plein, faire le plein d'essence, plein d'essence, carburant, station service, diesel | petrol, fuel, diesel, gas station, fill up, petrol station | بنزين, محطه وقود, gasolina, posto de gasolina, bomba de gasolina, mafuta, kituo cha mafuta
automotive-car-wash automotive-fuel | laver ma voiture, laver une voiture, lavage auto, lavage de voiture | wash my car, wash a car, car wash | lavagem de carros, kuosha magari
automotive-car-rental | louer une voiture, location de voiture, location voiture, voiture avec chauffeur, louer un 4x4 | rent a car, car hire, hire a car, car with driver, car rental | gari la kukodi, kukodi gari, تاجير سيارات, aluguer de carros, rent car, kukodisha gari
automotive-car-dealer | acheter une voiture, voiture d'occasion, voiture a vendre, vendre ma voiture | buy a car, used car, car for sale, sell my car | سيارات, stand de carros, magari
automotive-driving-school | apprendre a conduire, permis de conduire, passer le permis, auto ecole, auto-ecole, code de la route | learn to drive, driving lessons, driving licence, driving license, learner driver | تعليم السواقه, escola de conducao, shule ya udereva
automotive-motorcycle automotive-motorcycle-repair | acheter une moto, moto | buy a motorcycle, motorbike | دراجات, moto, pikipiki
automotive-motorcycle automotive-motorcycle-repair automotive-car-parts | pieces moto, piece moto, pieces de moto | boda boda spares, boda spares, motorcycle spares, motorbike spares, motorcycle parts | vipuri vya pikipiki
automotive-motorcycle-repair automotive-motorcycle automotive-car-repair | reparer ma moto, panne de moto | fix my motorbike, motorcycle repair | fundi pikipiki, reparation moto, reparation de moto, reparateur moto, moto repair, motorbike repair, boda boda repair
automotive-inspection | visite technique, controle technique | vehicle inspection
automotive-parking | me garer, parking | park my car, parking
tech-telecom-mobile-phones | reparer mon telephone, reparation telephone, reparer telephone, ecran de telephone casse, ecran casse, ecran telephone, changer l'ecran, iphone, samsung, tecno, itel, infinix, smartphone, telephone portable, deblocage telephone, chargeur, ecouteurs, acheter un telephone, puce, carte sim | phone screen, phone screen repair, screen repair, fix my phone, phone repair, cracked screen, broken screen, iphone, samsung, tecno, itel, infinix, smartphone, mobile phone, unlock phone, charger, earphones, buy a phone, sim card, airtime | هواتف, موبايل, telemoveis, telemovel, celular, simu, fundi simu, duka la simu, tel tombe dans leau, telephone tombe dans l'eau, telephone mouille, ecran fissure, batterie telephone, unite airtel, unite mtn, unite orange, recharge unite, credit telephone, credit de communication, carte de recharge, recharge orange, phone fell in water, wet phone, phone battery, fix cracked screen, cracked phone screen, recharge card, data bundle
tech-telecom-computers | reparer mon ordinateur, reparation ordinateur, reparer ordinateur, ordinateur en panne, ordinateur portable, imprimante, cartouche d'encre, disque dur, clavier, virus ordinateur, pc portable | fix my laptop, laptop repair, fix my computer, computer repair, laptop, printer, ink cartridge, hard disk, keyboard, pc | كمبيوتر, computadores, kompyuta, fundi kompyuta, laptop won't charge, laptop wont charge, laptop battery, ordinateur lent, reparer mon pc, reparation pc
tech-telecom-electronics | televiseur, television, tele, enceinte, decodeur, reparer ma tele, canal plus, parabole | tv, television, speaker, decoder, fix my tv, dstv, satellite dish | الكترونيات, televisao, televisheni
tech-telecom-internet-cafe | cyber, cybercafe, aller sur internet, internet | internet, cyber cafe
tech-telecom-it-services | site web, creer un site web, developpeur, logiciel, application mobile | website, build a website, web developer, software, mobile app
tech-telecom-copy-print shops-stationery tech-telecom-internet-cafe | photocopie, photocopies, imprimer, impression, imprimer un document, reliure, carte de visite, flyers, badge, scanner un document, plastification, t-shirt personnalise | photocopy, photocopies, print, printing, print a document, binding, business cards, flyers, lamination, scan a document, banner | طباعه, grafica, fotocopias, uchapishaji
tech-telecom-photo | photo d'identite, photo passeport, photographe, photos de mariage | passport photo, photographer, wedding photos, photo studio | مصور, fotografo, mpiga picha
finance-bank finance-atm finance-microfinance | ouvrir un compte, compte bancaire, pret bancaire, retirer de l'argent, virement | open an account, bank account, bank loan, withdraw cash, withdraw money | بنك, مصرف, banco, benki
finance-microfinance finance-bank | petit credit, microcredit, emprunter de l'argent, pret d'argent | small loan, borrow money, loan, microcredit | mkopo, pret dargent, tontine, sacco, quick loan
finance-mobile-money finance-money-transfer finance-bank finance-microfinance | orange money, mobile money, mtn momo, momo, moov money, wave, depot orange money, envoyer de l'argent orange money, recharger orange money | mpesa, m pesa, mpesa agent, airtel money, momo, mobile money agent, mtn momo | wakala, wakala wa mpesa, point wari, wari point, wari, wizall, free money, e money, flooz, t money, tmoney, mvola, pos agent, pos withdrawal, withdraw pos, opay, palmpay, moniepoint, paga, ecocash, halopesa, tigo pesa, tigopesa, mpesa shop
finance-money-transfer finance-mobile-money finance-bank | envoyer de l'argent, recevoir de l'argent, western union, moneygram, transfert d'argent, ria | send money, receive money, western union, moneygram, money transfer | تحويل اموال, transferencia de dinheiro, kutuma pesa
finance-exchange finance-bank finance-money-transfer | changer de l'argent, bureau de change, euros, dollars | change money, forex, exchange dollars, bureau de change | صرافه, cambio, kubadilisha fedha, changer des dollars, changer des euros, changer dollars, devise, devises, exchange money
finance-atm | distributeur, distributeur de billets, guichet automatique, gab, dab | cash machine, cash point, atm | صراف الي, multibanco
finance-insurance | assurer ma voiture, assurance auto, assurance maladie | car insurance, health insurance, insure my car | تامين, seguros, bima
education-school | inscrire mon enfant, inscrire mon enfant a l'ecole, ecole pour mon enfant, ecole privee, ecole primaire, lycee, college | school for my child, school for my children, enrol my child, private school, primary school, secondary school | مدرسه, escola, shule, skuli
education-kindergarten | garde d'enfants, creche, garderie, maternelle, garder mon bebe | daycare, day care, nursery school, preschool, childcare, baby care | حضانه, creche, chekechea
education-university | faire des etudes, licence, master | degree, bachelor, masters degree, study | جامعه, universidade, chuo kikuu
education-training | formation professionnelle, apprendre un metier, formation informatique | vocational training, learn a trade, computer classes | mafunzo
education-language-school | apprendre l'anglais, cours d'anglais, apprendre le francais | learn english, english classes, learn french | kujifunza kiingereza
professional-services-lawyer | avocat divorce, divorce, avocat, litige | divorce, lawyer, legal advice, land dispute, sue | محامي, advogado, wakili, mwanasheria
professional-services-notary | acte de vente, testament, acte notarie, legaliser | will, title deed, affidavit, deed
professional-services-accountant | tenir ma comptabilite, declaration d'impots, bilan comptable | tax return, bookkeeping, audit | محاسب, contabilista, mhasibu
professional-services-courier transport-post transport-freight | envoyer un colis, livrer un colis, livraison de colis, livreur, coursier | send a parcel, send a package, deliver a package, parcel delivery, delivery man, dispatch | توصيل, estafeta, entrega
professional-services-events religion-community-community-centre tourism-hotel home-building-party-hire | salle de mariage, salle de fete, organiser un mariage, salle de reception, location de salle | wedding venue, party hall, wedding hall, organise a wedding, conference hall | قاعه افراح, salao de festas, ukumbi, salle des fetes, salle pour mariage, event hall, event centre, event center, events center, hall for rent
professional-services-funeral | enterrement, cercueil, obseques | funeral, coffin, burial | funeraria, jeneza
professional-services-employment | trouver du travail, chercher du travail, emploi, cherche emploi, recrutement | find a job, jobs, looking for work, vacancies, recruitment | ajira, kazi
professional-services-security | gardien, vigile, agent de securite, camera de surveillance | security guard, guards, watchman, cctv | امن, seguranca, ulinzi
professional-services-translation | traduire un document, traducteur assermente | translate a document, sworn translator
professional-services-architect | plan de maison, plan de ma maison | house plan, house plans
professional-services-advertising | enseigne, panneau publicitaire, logo | signboard, billboard, logo design
tourism-hotel tourism-guest-house tourism-apartment | dormir, ou dormir, passer la nuit, chambre d'hotel, chambre climatisee, hebergement, logement pour une nuit | sleep, place to sleep, where to sleep, spend the night, hotel room, accommodation, place to stay, somewhere to stay, room for the night | فندق, hotel, pousada, malazi, htl
tourism-hotel food-drink-restaurant tourism-guest-house | hoteli
tourism-guest-house tourism-hotel tourism-apartment | chambre d'hotes, maison d'hotes, auberge | guest house, bed and breakfast, hostel | بيت ضيافه, pensao, nyumba ya wageni, gesti, riad
tourism-apartment | residence meublee, appartement meuble | furnished apartment, short stay, airbnb
tourism-travel-agency | billet d'avion, billet avion, acheter un billet d'avion, visa, hadj, omra, voyage organise | plane ticket, flight ticket, air ticket, book a flight, visa, hajj, umrah | وكاله سفر, agencia de viagens, tiketi za ndege
tourism-tour-operator tourism-travel-agency | safari, excursion, guide touristique | safari, tour guide, excursion
leisure-culture-cinema | voir un film, film | watch a movie, movie | سينما, cinema, sinema
leisure-culture-swimming-pool | nager, apprendre a nager, piscine | swim, swimming lessons, learn to swim, pool | مسبح, piscina, bwawa la kuogelea
leisure-culture-nightclub food-drink-bar | danser, sortir en boite, boite | dance, clubbing, night club | discoteca, boite de nuit
leisure-culture-pitch leisure-culture-sports-centre leisure-culture-stadium | jouer au foot, terrain de foot | play football, football pitch
transport-bus-station transport-taxi | prendre le car, billet de car, gare routiere, car pour, bus pour | bus ticket, take a bus, coach, matatu stage | محطه حافلات, terminal rodoviario, stendi ya mabasi, stendi, station de car, gare des cars, gbaka, gare de gbaka, trotro, trotro station, tro tro, lorry station, danfo, daladala, motor park, car station
transport-train-station transport-bus-station | gare, prendre le train, billet de train | train ticket, take the train | محطه القطار
transport-taxi | appeler un taxi, commander un taxi, vtc, yango, uber | call a taxi, book a taxi, cab, uber, bolt, boda boda | تاكسي, taxi, teksi
transport-freight | dedouanement, dedouaner, fret, conteneur, envoyer un conteneur | customs clearance, freight, ship a container, cargo | شحن, despachante, mizigo
transport-post | envoyer une lettre, timbre, boite postale | send a letter, stamp, po box | بريد, correios, posta
agriculture-farm-supply | semences, engrais, aliment de betail, aliment pour poulets, pesticide, tracteur | seeds, fertilizer, fertiliser, animal feed, chicken feed, pesticide, tractor | بذور, sementes, mbegu, mbolea
agriculture-livestock food-drink-butcher agriculture-farm | acheter un mouton, poussins, vache, chevre, mouton de tabaski | buy a goat, chicks, cow, day old chicks, day old chick, broilers, layers, piglets, goats for sale | mifugo, kuku, mouton tabaski, mouton de tabaski, vente de mouton, tabaski ram, ram for sallah
public-services-town-hall public-services-government | acte de naissance, extrait de naissance, extrait d'acte de naissance, certificat de mariage, legalisation, carte d'identite | birth certificate, marriage certificate, national id, id card | بلديه, camara municipal
public-services-government public-services-town-hall | passeport, faire un passeport, renouveler mon passeport | passport, renew my passport, apply for a passport | passaporte, pasipoti, carte grise, plaque d'immatriculation, logbook, vehicle registration
public-services-tax | payer mes impots, payer les impots | pay my taxes, pay tax
public-services-police | plainte, declaration de perte, porter plainte, vol | report a theft, file a complaint, stolen | شرطه, policia, polisi
public-services-fire-station | incendie, feu | fire
public-services-embassy | demande de visa | visa application | سفاره, embaixada, ubalozi
religion-community-church religion-community-worship | messe, culte du dimanche | mass, sunday service | كنيسه, igreja, kanisa
religion-community-mosque | priere du vendredi, prier | friday prayer, pray | مسجد, mesquita, msikiti
craft-industry-gas automotive-fuel | bouteille de gaz, recharge de gaz, gaz butane, gaz | gas bottle, gas cylinder, gas refill, cooking gas, lpg | غاز, botija de gas, gesi
craft-industry-solar | panneau solaire, panneaux solaires, kit solaire | solar panel, solar panels, solar kit | طاقه شمسيه, paineis solares, sola
home-building-decoration home-building-bedding fashion-fabric home-building-furniture | rideau, rideaux, tapis, moquette, coudre des rideaux, papier peint, deco maison, linge de maison | curtain, curtains, carpet, carpets, blinds, window blinds, wallpaper, duvet, bed sheets | cortinas, mapazia
home-building-bedding home-building-furniture | matelas, oreiller, drap de lit, draps | mattress, mattresses, pillow | colchao, godoro
home-building-roofer home-building-hardware home-building-construction | toit qui fuit, fuite toiture, refaire mon toit, reparer le toit, etancheite | leaking roof, roof leak, roof repair, fix my roof, waterproofing
home-building-glazier home-building-hardware home-building-carpenter | vitre cassee, changer une vitre, fenetre cassee, fenetre alu, porte vitree | broken window, window glass, glass door, aluminium windows, aluminum windows
home-building-kitchen home-building-furniture home-building-carpenter | cuisine equipee, placard de cuisine, placard sur mesure | fitted kitchen, kitchen cabinets
home-building-houseware shops-variety shops-supermarket | vaisselle, casserole, marmite, assiettes, verres et assiettes, balai, seau | cooking pots, saucepan, plates and cups, dishes, broom, bucket | vyombo
home-building-bathroom home-building-hardware home-building-plumber | lavabo, cuvette wc, baignoire, cabine de douche | wash basin, bathtub, toilet seat, shower cabin
home-building-sawmill home-building-hardware home-building-carpenter | planche, planches, bois de construction, contreplaque | timber, planks, plywood | mbao, madeira
home-building-hardware professional-services-security | extincteur, cadenas, echelle, brouette | fire extinguisher, padlock, ladder, wheelbarrow
health-radiology health-hospital health-clinic health-laboratory | echographie, radiographie, faire une radio, irm, mammographie | ultrasound, x ray, xray, mri, ct scan, mammogram
health-paediatrician health-hospital health-clinic | bebe malade, enfant malade, docteur pour enfant, medecin pour enfant | sick baby, sick child, child doctor, baby doctor | pediatra, daktari wa watoto
health-ent health-hospital health-clinic | mal de gorge, mal d'oreille, mal aux oreilles | ear pain, ear ache, sore throat, ent doctor
health-urologist health-hospital health-clinic | dialyse, calcul renal, prostate | dialysis, kidney stones, prostate
health-neurologist health-hospital health-clinic | avc, epilepsie, migraine | stroke, epilepsy, migraine
health-psychiatrist health-hospital health-psychologist | desintoxication, addiction, folie | rehab for drugs, addiction, mental illness
health-medical-supply health-pharmacy | fauteuil roulant, bequilles, tensiometre, appareil auditif | wheelchair, crutches, blood pressure machine, hearing aid
health-traditional | plantes medicinales, guerisseur, tradipraticien | herbal medicine, traditional healer, sangoma, native doctor | mganga
health-nursing-home health-clinic | infirmiere a domicile, garde malade, aide soignante a domicile | home nurse, home care, caregiver
food-drink-frozen-food food-drink-fishmonger food-drink-butcher | poisson congele, poulet congele, poulet surgele | frozen fish, frozen chicken, cold store
food-drink-wine-spirits food-drink-beverages food-drink-bar | whisky, champagne, vin rouge, bouteille de vin | whisky, whiskey, gin, vodka, red wine, bottle of wine, off licence
food-drink-beverages shops-supermarket | casier de biere, jus de fruits, bissap, coca cola, sucrerie | crate of beer, soft drinks, soda, coca cola
food-drink-dairy shops-supermarket | fromage, yaourt, lait caille | cheese, yoghurt, yogurt, fresh milk | maziwa
food-drink-delicatessen shops-supermarket | miel, beurre de karite, epices | honey, shea butter, spices
shops-second-hand fashion-clothes | brocante, depot vente | thrift, thrift shop, pawn shop
shops-pet health-veterinary agriculture-farm-supply | croquettes, nourriture pour chien, nourriture pour chat, acheter un chien, chiot | dog food, cat food, buy a dog, puppy
shops-garden-centre agriculture-farm-supply | plantes vertes, pot de fleurs, gazon, jardinier | potted plants, flower pots, lawn, gardener
shops-music tech-telecom-electronics | guitare, piano, djembe | guitar, keyboard piano, drums
shops-video leisure-culture-amusement tech-telecom-electronics | playstation, manette ps5, console de jeux, ps4, ps5 | playstation, ps4, ps5, xbox, video games
shops-sports fashion-shoes | ballon de foot, maillot de foot, haltere, crampons | football boots, soccer ball, jersey, dumbbells, surfboard
shops-wholesale | acheter en gros, grossiste | buy wholesale, wholesaler
fashion-fabric fashion-clothes fashion-tailor | kente, ankara, kitenge, chitenge, leso, kanga, capulana, bogolan, faso dan fani, kita, ndop | kente cloth, lace fabric, african print, fabric
fashion-leather-bags fashion-shoes fashion-clothes | valise, cartable, portefeuille, sac a dos | suitcase, school bag, wallet, backpack
fashion-shoemaker fashion-shoes | fundi viatu, fundi wa viatu, reparer mes chaussures, semelle decollee | fix my shoes, shoe repair, shoe sole
beauty-hairdresser beauty-beauty-salon beauty-cosmetics | perruque, perruques, meches bresiliennes, lissage, defrisage, locks, dreadlocks, nattes | wig, wigs, wig vendor, human hair, dreadlocks, hair relaxer, hair extensions, cornrows
beauty-barber beauty-hairdresser | degrade homme, se raser, taille barbe | barbing salon, barbing, fade haircut, shave my beard
beauty-cosmetics beauty-perfume health-drugstore | creme eclaircissante, creme visage, savon noir, rouge a levres | body lotion, face cream, black soap, lipstick
beauty-perfume beauty-cosmetics | parfum homme, parfum femme, encens | perfume for men, perfume oil, oud
finance-advisor finance-bank | placer mon argent, investir, acheter des actions | invest my money, buy shares, treasury bills
education-arts-school beauty-fitness leisure-culture-theatre leisure-culture-sports-centre | cours de danse, apprendre la guitare, cours de piano, cours de musique, karate, judo, taekwondo | dance class, dance classes, dance lessons, music lessons, piano lessons, guitar lessons, martial arts
education-library education-university | lire sur place, emprunter un livre, salle d'etude | borrow books, place to study, reading room
professional-services-consulting professional-services-accountant | business plan, plan d'affaires, etude de marche | business plan, market study
public-services-company-registry professional-services-lawyer | creer une entreprise, creer mon entreprise, immatriculer ma societe | register a company, register my business, business name registration
public-services-social-security public-services-government | pension de retraite, toucher ma retraite | pension, my pension
public-services-toilets | toilettes publiques, wc publics | toilet, toilets, public toilet, washroom, restroom | choo
public-services-court professional-services-lawyer | casier judiciaire, certificat de nationalite | court case
tourism-museum tourism-gallery | visiter un musee, exposition
tourism-attraction tourism-museum | que visiter, lieux a visiter, a visiter | places to visit, things to see, sightseeing
tourism-water-sports | jet ski, plongee, cours de surf | jet ski, scuba diving, surf lessons
craft-industry-mill | moudre du mais, moudre le mil, decortiquer le riz | grind maize, posho mill, rice milling
craft-industry-handicraft shops-gift | masques, statuettes, objets d'art | masks, wood carving, baskets
food-drink-restaurant-turkish food-drink-restaurant food-drink-fast-food | restaurant libanais, resto libanais
food-drink-restaurant-japanese food-drink-restaurant-asian food-drink-restaurant | sushi, manger des sushis
tech-telecom-telecom-operator tech-telecom-internet-cafe | abonnement fibre, installer internet, box internet, wifi maison | home internet, fibre internet, install wifi, wifi installation
craft-industry-utility public-services-government | payer facture d'electricite, payer ma facture d'eau, compteur prepaye | pay electricity bill, water bill, prepaid meter, electricity tokens
craft-industry-recycling | vendre ferraille, ramassage ordures, enlever les ordures | sell scrap, garbage collection, waste collection
transport-airport | prendre l'avion, vol interieur | catch a flight, domestic flight
transport-port-ferry | prendre le bateau, bateau pour | take the ferry, take a boat
leisure-culture-amusement leisure-culture-park | jeux pour enfants, sortie enfants, anniversaire enfant | kids play area, fun for kids, bouncing castle
leisure-culture-horse-riding | monter a cheval, equitation | horse riding, ride a horse
religion-community-social-facility religion-community-ngo | orphelinat, aide aux pauvres | orphanage, children's home
craft-industry-metalwork | portail en fer, soudeur, soudure, grille de fenetre | metal gate, welder, welding, window grill | حداد, serralheiro, fundi wa kuchomelea
`;

/** A need as somebody says it, in search form, with the sub-categories that help, the likeliest first. */
export type Need = { readonly said: string; readonly categories: readonly string[] };

export const needs: readonly Need[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [categories = '', ...said] = line.split(' | ');
    return said
      .join(',')
      .split(',')
      .map((phrase) => ({ said: words(phrase).join(' '), categories: categories.split(' ') }));
  })
  .filter(({ said }) => said !== '');

const needWords = new Set(needs.flatMap(({ said }) => said.split(' ')));

/** Whether a word stands in a need: it is none that is misspelt. */
export const isNeedWord = (word: string): boolean => needWords.has(word);

/** The sub-categories that help as well where there is none of `category`, the likeliest first. */
export const kinOf = (category: string): readonly string[] =>
  needs.find(({ categories }) => categories[0] === category)?.categories.slice(1) ?? [];
