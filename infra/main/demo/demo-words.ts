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
  /** How people say where something is, in both languages. */
  landmarks: [
    ['Derrière la station-service', 'Behind the filling station'],
    ['En face de la poste', 'Opposite the post office'],
    ['À côté du grand marché', 'Next to the main market'],
    ['Près de la grande mosquée', 'Near the central mosque'],
    ['Après le rond-point, à gauche', 'After the roundabout, on the left'],
    ['Face au lycée moderne', 'Facing the secondary school'],
    ['Immeuble bleu, deuxième étage', 'Blue building, second floor'],
    ['Non loin de la gare routière', 'Not far from the bus station'],
    ['Au carrefour de la pharmacie', 'At the junction by the pharmacy'],
    ['Derrière l’église Sainte-Anne', 'Behind St Anne’s church'],
    ['À 100 m du commissariat', '100 m from the police station'],
    ['En face du château d’eau', 'Opposite the water tower'],
    ['Rue du stade municipal', 'On the street of the stadium'],
    ['Au pied du grand manguier', 'Under the big mango tree'],
    ['Portail vert, entre la banque et le pressing', 'Green gate, between the bank and the laundry'],
    ['Deuxième rue après le pont, à droite', 'Second street after the bridge, on the right'],
    ['Au-dessus de la boulangerie, premier étage', 'Above the bakery, first floor'],
    ['Au bord du goudron, face à l’école primaire', 'On the tarred road, facing the primary school'],
    ['À côté de la station de taxis', 'Next to the taxi rank'],
    ['Derrière le tribunal, maison à étage', 'Behind the courthouse, two-storey house'],
  ].map(([fr = '', en = '']) => ({ fr, en })),
};
