/** Everyday French words that are in the list of `@2toad/profanity`, because it was translated word by word. */
const words = `
  les pour bête doux gras feu retard titre maître seigneur ouvrage ouvrés pomme purée pâte croûte coq coqs pousse
  pipe pipes boules lustre souris évier éviers tuyau bouton boutons boutonné tablier jante vissage pique lancer
  attaque décollage détecteur sabots bandes bride fagot fagots clocher cliquetis bouchons boucliers signalisation
  peaux feuillage infesté poitrines thorax sein seins ânes caprins duché fusils sanglant chine pic sciages
  engourdissements excité farcis osseux mégots walies rectum
`;

const phrases = [
  'et toi',
  "s'il vous plaît",
  "c'est ça",
  '- oui',
  'en dollars',
  '5 heures',
  '4 h',
  '3 points',
  'en colère',
  'les briques',
  'gros plan',
  'frappe de poing',
  "d'ânes",
  'sur gage',
  'taux de chute',
];

/** Words that are removed from the list of bad words. */
export const everydayWords: readonly string[] = [...words.trim().split(/\s+/), ...phrases];
