import { words } from '#domain/fold.ts';
import { nearestOf } from './edit-distance.ts';

/** Each phrase in search form: words joined by spaces. */
const phrases = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(',')
      .map((phrase) => words(phrase).join(' '))
      .filter(Boolean),
  );

/** What is said of being near where the reader is. */
export const saidNearMe = phrases(`
  proche de moi, pres de moi, pres de chez moi, autour de moi, a proximite, a cote de moi, a cote de chez moi, dans le coin,
  around here, around me, near me, nearby, close by, close to me, nearest, the nearest, closest, the closest, in my area,
  le plus proche, la plus proche, les plus proches, plus proche, perto de mim, mais proximo, mais proxima,
  karibu nami, karibu na mimi, قريب مني, بالقرب مني
`);

/** What people say around what they look for, and which finds nothing. */
export const saidAround = new Set([
  ...saidNearMe,
  ...phrases(`
  il me faut, il nous faut, il faut, faut, faudrait, je peux, je dois, on peut, peux, puis je, est ce que, comment, combien,
  combien coute, kel, kelle, quel, quelle, ve, veu, vx, vou, jai, jveu, jve, besoin, vou avez, avez vous, il ya, ya,
  ki, koi, koman, jpeux, jdois, chui, bjr, bsr, slt, cc, mrc, dispo, disponible,
  how much, how to, how can i, i can, can i, can, could, someone who can, somebody, somebody to, which place, any good,
  any place, place to, place where, places to, wanna, gonna, cud, wud, dis, nd, r u, una, una know, make i, i fit,
  where i fit,
  where i go, where una, who go, je cherche, je recherche, cherche, recherche, jcherche, on cherche, nous cherchons,
  je veux, je voudrais, j'aimerais,
  jveux, j'ai besoin de, j'ai besoin, ai besoin, besoin de, besoin, bsoin, dun, d'un, d'une, bonjour, bonsoir, salut,
  s'il vous plait, s'il te plait, svp, stp, merci, aidez moi, ou trouver, ou est ce que je peux trouver,
  ou puis je trouver, ou se trouve, ou est, ou sont, ou, trouver, trouve, y a t il, il y a, est ce qu il y a,
  quelle est, quel est, quels sont, quelles sont, qui, quelqu'un, connaissez vous, vous connaissez, qui connait,
  connait, adresse, adresses, contact, contacts, numero, numero de telephone, telephone de, tel de, liste, liste des,
  annuaire, bon, bonne, bons, bonnes, meilleur, meilleure, meilleurs, meilleures, le meilleur, la meilleure, pas cher,
  pas chere, moins cher, a bon prix, bon marche, prix, tarif, tarifs, service de, professionnel, professionnelle,
  serieux, de qualite, ici, du coin,
  acheter, achat, achat de, vente de, vente, vendeur de, magasin de, boutique de, faire, pr, pers,
  personnes, 2, mon, ma, mes, notre, nos, un, une, quelque chose, avis sur, avis,
  i am looking for, i m looking for, im looking for, looking for, lookin for, lookin 4 a, lookin 4, looking 4,
  searching for, search for, i need, we need, need a, need an, need, i want, i want to, want, i would like,
  hello, hi, hey, good morning, please, pls, plz, kindly, thanks, thank you, help me, help me find,
  where can i find, where can i get, where can i buy, where can i, where do i find, where is, where are, where to find,
  where to buy, where, find me, find, get, is there a, is there an, is there, are there, which, what is, who, who can,
  who sells, someone, someone to, anyone, do you know, can you recommend, recommend, recommended, suggest, address of,
  address, contacts of, contact of, contacts, phone number of, phone number, number of, phone of, list, list of, directory,
  the best, best, good, gud, nice, great, top, cheap, cheapest, affordable, low price, price, prices of, price of, quality,
  professional, reliable, trusted, buy, sell, sells, selling, shop for,
  some, my, our, any, a, an, the, in town, urgent, urgently,
  were can i find, were can i get, were can i buy, were can i, were to buy, were is, wer can i, joint, spot, abeg,
  pa cher, pa chere, pas trop cher, en urgence, urgence,
  a domicile,
  ne marche plus, ne marche pas, ne fonctionne plus, ne fonctionne pas, ne s'allume plus, ne refroidit plus,
  ne charge plus, ne refroidit pas, ne charge pas, ne s'allume pas, ne demarre plus, ne demarre pas, marche plus,
  marche pas, fonctionne plus, fonctionne pas, s'allume plus, s'allume pas, refroidit plus, refroidit pas, charge plus,
  charge pas, demarre plus, demarre pas, est tombe en panne, tombe en panne, dont work, doesnt work, is not cooling,
  not cooling, not charging, is not charging, wont turn on, wont start, not starting, don spoil, don spoil o, imeharibika,
  est en panne, est casse, est cassee, est gate, est gatee, is not working, not working, isn't working,
  stopped working, does not work, doesn't work, is broken, won't turn on, is spoiled, is spoilt,
  duka la, duka ya, loja de, loja do, loja da, محل,
  procuro, onde fica, onde encontrar, onde posso encontrar, onde comprar, preciso de, quero,
  barato, barata,
  natafuta, nataka, ninahitaji, naomba, wapi, nipate wapi, nzuri, bei nafuu,
  ابحث عن, اريد, بدي, اين, وين, فين, رخيص, افضل, احسن
`),
]);

/** What is said of repairing, beside what is to be repaired. */
export const saidOfRepairs = phrases(`
  reparation, reparateur, reparer, depannage, depanneur, depanner, repair, repairer, repairing, fix, fixing, fundi
`);

/** What is said beside a trade, of whoever does it or of what for, and is a trade where it is said alone: `safari company`. */
export const saidBesideTrades = phrases(`
  company, companies, firm, firms, societe, societes, entreprise, entreprises, shop, shops, store, stores, boutique,
  boutiques, magasin, magasins, commerce, agence, agences, agency, agent, dealer, dealers, seller, vendor, outlet, branch,
  office, offices, bureau, bureaux, emergency, cabinet, usine, depot, retrait, deposit, withdraw, withdrawal, point, kiosque, guichet, place, maison, duka, loja, technicien,
  centre, center, specialiste, specialist, expert, experts, atelier, workshop, showroom,
  soiree, mariage, wedding, evenement
`);

/** What stands after the name of a road, which is often that of the town it leads to: `Ngong Road`. */
export const saidOfRoads = phrases('road, rd, highway, avenue, ave, street, st, lane, drive, expressway, bypass');

/** Where people fly and send things to, said beside what they look for: `billet avion paris`. */
export const saidOfAbroad = phrases(`
  paris, france, europe, londres, london, uk, usa, etats unis, america, canada, chine, china, dubai, istanbul, turquie,
  turkey, belgique, bruxelles, brussels, espagne, spain, italie, italy, allemagne, germany, inde, india, mecque, mecca
`);

/** How something is sold or brought, said beside what it is, and a trade where it is said alone: `pizza livraison`. */
export const saidOfManner = phrases(`
  livraison, livraison a domicile, livraison rapide, livreur, se faire livrer, delivery, home delivery, deliver, deliveries,
  occasion, d'occasion, seconde main, deuxieme main, second hand, secondhand, used, fairly used, tokunbo, mitumba,
  en gros, gros, grossiste, wholesale, wholesaler, demi gros, en detail, retail, import export, au rabais, promo, promotion,
  soldes, sale, discount, credit, a credit, installment, on credit, location vente
`);

/** What is said of being open at this moment. */
export const saidOpen = phrases(`
  ouvert, ouverte, ouverts, ouvertes, ouvert maintenant, ouverte maintenant, ouvert actuellement, ouvert en ce moment,
  ouvert aujourd'hui, ouverte aujourd'hui, maintenant, en ce moment, open, open now, open today, now, right now,
  still open, currently open, opened, open nw, opn now, ouver, ouvert mnt, mnt,
  aberto, aberta, aberto agora, aberta agora, agora, wazi, wazi sasa, iko wazi, sasa hivi,
  مفتوح, مفتوحه, مفتوح الان, مفتوحه الان, الان
`);

export const saidSaturday = phrases(`
  ouvert le samedi, ouverte le samedi, ouvert samedi, ouverte samedi, le samedi, samedi,
  open on saturday, open on saturdays, open saturday, on saturday, saturday
`);

export const saidSunday = phrases(`
  ouvert le dimanche, ouverte le dimanche, ouvert dimanche, ouverte dimanche, le dimanche, dimanche,
  open on sunday, open on sundays, open sunday, open sundays, on sunday, on sundays, sunday, sundays
`);

/** What is said of being open in the evening. */
export const saidTonight = phrases(`
  ouvert ce soir, ouverte ce soir, ouverts ce soir, ouvertes ce soir, ouvert le soir, ouverte le soir, ouvert tard,
  ouverte tard, ouvert tard le soir, ce soir, le soir, open tonight, open late, open late tonight, open this evening,
  open in the evening, tonight, this evening, late tonight, late night
`);

export const said24h = phrases(`
  ouvert 24h 24, ouverte 24h 24, ouvert 24h, ouverte 24h, ouvert jour et nuit, ouverte jour et nuit, ouvert 24h sur 24,
  24h 24, 24h, 24 h, 24 7, 7j 7, 24 24, 24 heures, 24h sur 24, 24 heures sur 24, jour et nuit, 24h 7, 24h 24 7j 7,
  open 24 hours, open 24 7, open 24h, open all night, open day and night, all night, 24 hour, 24 hours, 24hr, 24hrs,
  24 7, day and night
`);

/** What is said of hours that no filter has: it is left out. */
export const saidOfHours = phrases(`
  ouvert la nuit, ouverte la nuit, cette nuit, la nuit, de nuit, de garde, de permanence, open at night, at night, on duty,
  de servico, de plantao, usiku, الحراسه, حراسه, المناوبه, المداومه
`);

export const saidWhatsapp = phrases(`
  avec whatsapp, sur whatsapp, par whatsapp, whatsapp, with whatsapp, on whatsapp, has whatsapp, via whatsapp
`);

export const saidVerified = phrases('verifie, verifiee, verifies, verifiees, certifie, certifiee, verified, certified');

/** What is said before the name of something that is near. */
export const saidNear = phrases(`
  pres de, pres du, pres des, a cote de, a cote du, en face de, en face du, face a, derriere, devant, non loin de,
  proche de, proche du, autour de, autour du, aux environs de, vers, cote de, face de, face, pres, cote,
  near, near to, close to, next to, opposite, behind, in front of, beside, across from, around, by the, off,
  perto de, perto do, perto da, ao lado de, ao lado do, ao lado da, karibu na, jirani na, mbele ya,
  قريب من, قريبه من, بالقرب من, قرب, بجانب, امام, خلف
`);

/** What stands between what is looked for and where. */
export const saidBetween = phrases(`
  et, ou, avec, sans, il, elle, on, je, j, me, m, nous, vous, moi, c, ce, cet, cette, se, s, y, qui, que, and, or, with,
  without, i, we, you, it, this, that, wey, dey, fit, chale, go, a, au, aux, en, dans, sur, pour, de, du, des, le, la,
  les, l, d, in, at, of, on, from, to, within, ya, wa, la, kwa, em, no, na
`);

/** What is said around the name of a place and belongs to no name. */
export const saidOfPlaces = phrases(`
  quartier, quartier de, ville, ville de, commune, commune de, centre ville, centre ville de, zone, secteur, region de,
  region, rue, avenue, boulevard, route, carrefour, rond point, area, town, city, city of, downtown, cbd, city centre,
  city center, town centre, street, road, estate, neighbourhood, neighborhood, district, suburb, vicinity
`);

const all = [
  saidAround,
  saidOpen,
  saidSaturday,
  saidSunday,
  saidTonight,
  said24h,
  saidOfHours,
  saidWhatsapp,
  saidVerified,
  saidOfRepairs,
  saidOfManner,
  saidBesideTrades,
  saidNear,
  saidBetween,
  saidOfPlaces,
];
const spoken = new Set(all.flatMap((said) => [...said].flatMap((phrase) => phrase.split(' '))));

/** Whether a word stands in a phrase here: it is none that is misspelt. */
export const isSpoken = (word: string): boolean => spoken.has(word);

const shortestMisspelt = 6;
const longWords = [...spoken].filter((word) => word.length >= shortestMisspelt && /^[a-z]+$/.test(word));

/** The word here that one misspells, with how many letters are wrong: `mintenan` for `maintenant`. */
export const spokenLike = (word: string): { readonly word: string; readonly edits: number } | undefined =>
  nearestOf(word, longWords);

/** The most words of a phrase here. */
export const longestSaid = 6;
