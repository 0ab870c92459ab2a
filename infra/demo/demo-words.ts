const list = (text: string): readonly string[] => text.split(' | ');

/** Words of shop signs, and family names that no family has. */
export const demoWords = {
  fr: list(
    'du Palmier | de la Paix | du Rond-Point | Espoir | de l’Étoile | Le Baobab | La Référence | Bel Air | Le Flamboyant | La Colombe | du Carrefour | Excellence | Horizon | Le Manguier | de l’Amitié | Sainte-Trinité | La Grâce | du Progrès | Le Bon Coin | Les Cocotiers | Soleil Levant | La Providence | du Lac | Émergence | Les Alizés | Le Cauri | du Belvédère | L’Hibiscus | La Savane | Le Tamarinier',
  ),
  en: list(
    'Sunrise | Jacaranda | Blessed Hands | Good Hope | Golden Gate | Savannah | Riverside | Unity | Crown | Royal Palm | Prestige | Highland | Morning Star | Evergreen | Blue Nile | Lighthouse | New Dawn | Victory | Hilltop | Acacia | Silver Line | Peace | Harvest | Heritage | Cornerstone | Prime | Sunbird | Marula | Rainbow | Gateway',
  ),
  families: list(
    'Akoubéré | Bandélo | Dorvané | Fazimbo | Kodarou | Lambizé | Moukaré | Nandirou | Oyarimbé | Sambélou | Tirandé | Wazimbo | Yabélan | Zoumandé | Kessandro | Madoulé | Tembaru | Balinko | Osarindo | Chemuraba | Ndolibe | Abankwo | Ekumaro | Thabesko',
  ),
  landmarks: {
    fr: list(
      'Derrière la station Total | En face de la poste | À côté du grand marché | Près de la grande mosquée | Après le rond-point, à gauche | Face au lycée moderne | Immeuble bleu, deuxième étage | Non loin de la gare routière | Au carrefour de la pharmacie | Derrière l’église Sainte-Anne | À 100 m du commissariat | En face du château d’eau | Rue du stade municipal | Au pied du grand manguier',
    ),
    en: list(
      'Opposite the post office | Behind the Shell station | Next to the main bus stage | Near the central mosque | Above the supermarket, first floor | Two blocks from the taxi rank | Opposite the police station | Behind the Methodist church | Beside the water tower | Off the ring road, blue gate | Near the old market | Facing the stadium | After the second roundabout | Next to the primary school',
    ),
  },
};
