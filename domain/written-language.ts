import type { Language } from './language.ts';

/** Small words and endings that stand in texts of one of the languages and hardly ever in the other. */
const signs: Readonly<Record<Language, RegExp>> = {
  fr: /[àâçéèêëîïôùûœ]|(?<!\p{L})(?:[ldjcnsm]|qu)['’]\p{L}|(?<!\p{L})(?:le|la|les|un|une|des|du|de|au|aux|et|ou|en|avec|sans|pour|par|sur|sous|chez|dans|entre|derrière|devant|nous|notre|nos|votre|vos|est|sont|ce|cette|ces|tout|tous|toute|toutes|qui|que|plus|très|jour|jours|neuf|maison|poisson|poulet|riz|jus|huile|savon|pain|robe|sac|vidange|coupe|chambre|repas|livraison)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|an|of|and|or|with|without|for|from|by|at|is|are|our|your|we|you|this|these|that|all|who|more|very|day|days|new|near|next|behind|opposite|between|under|house|fish|chicken|rice|juice|oil|soap|bread|dress|bag|change|haircut|room|meal|delivery|on|in|to)(?!\p{L})/giu,
};

const countOf = (text: string, lang: Language): number => text.match(signs[lang])?.length ?? 0;

/** The language that a text is written in, told by its words; null where they tell nothing, as a brand. */
export const languageOf = (text: string): Language | null => {
  const [french, english] = [countOf(text, 'fr'), countOf(text, 'en')];
  return french === english ? null : french > english ? 'fr' : 'en';
};
