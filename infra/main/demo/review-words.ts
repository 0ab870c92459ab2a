type Score = 1 | 2 | 3 | 4 | 5;
type Words = readonly (readonly [score: Score, comment: string, reply: string | null])[];

/** What made-up people say of made-up companies, and what some of these answer. */
export const reviewWords: Readonly<Record<'fr' | 'en', Words>> = {
  fr: [
    [
      5,
      'Accueil chaleureux, travail soigné et prix annoncé respecté. Je reviendrai.',
      'Merci beaucoup, à très bientôt chez nous.',
    ],
    [5, 'Ils ont répondu tout de suite au téléphone et tout était prêt à l’heure.', null],
    [
      5,
      'Recommandé par ma sœur, je ne suis pas déçue. Propre, rapide et honnête.',
      'Dites merci à votre sœur de notre part !',
    ],
    [5, 'Ma troisième visite et toujours le même sérieux. Le patron prend le temps d’expliquer.', null],
    [
      4,
      'Bon service dans l’ensemble, il faut juste patienter le samedi matin.',
      'C’est vrai, le samedi est notre grand jour. Le mardi, vous passez tout de suite.',
    ],
    [4, 'Personnel sérieux et de bon conseil. Le repère indiqué est exact.', null],
    [
      4,
      'Bonne adresse du quartier. Le stationnement est difficile, venez en taxi.',
      'Vous pouvez entrer par la cour, le gardien vous ouvre.',
    ],
    [4, 'Prix corrects et on peut payer par téléphone. Il manque un peu de choix.', null],
    [
      5,
      'On m’a rappelé le soir même pour savoir si tout allait bien. Rare !',
      'C’est normal, nous appelons chaque client.',
    ],
    [
      3,
      'Correct, mais j’ai attendu plus longtemps que prévu.',
      'Nous étions deux ce jour-là. Une collègue nous a rejoints depuis.',
    ],
    [3, 'Le travail est bien fait, l’accueil était un peu froid.', null],
    [
      2,
      'Ce que je voulais n’était plus disponible, et personne ne m’avait prévenu.',
      'Toutes nos excuses. Appelez avant de venir : nous mettons de côté.',
    ],
    [4, 'J’avais un budget serré et ils ont trouvé une solution. Merci à toute l’équipe.', null],
    [5, 'Ouvert comme annoncé, même un jour de pluie. Service rapide.', null],
    [
      1,
      'Deux passages pour rien, la boutique était fermée aux heures affichées.',
      'Un décès dans la famille nous a fait fermer deux jours. Nos horaires sont à jour.',
    ],
    [4, 'Très bon rapport qualité-prix. Les enfants ont été bien reçus.', null],
  ],
  en: [
    [5, 'Warm welcome, careful work, and the price was the one they had told me.', 'Thank you, see you soon.'],
    [5, 'They answered the phone at once and everything was ready on time.', null],
    [
      5,
      'My neighbour sent me here and she was right. Clean, quick and honest.',
      'Please thank your neighbour from all of us!',
    ],
    [5, 'Third visit, same good work. The owner takes time to explain.', null],
    [
      4,
      'Good service overall, only be patient on Saturday mornings.',
      'True, Saturday is our big day. On Tuesdays you will be served at once.',
    ],
    [4, 'Serious people who give good advice. The landmark is right.', null],
    [
      4,
      'A good place in the neighbourhood. Parking is hard, take a cab.',
      'You can come in through the yard, the guard will open.',
    ],
    [4, 'Fair prices and you can pay by phone. A little more choice would be nice.', null],
    [5, 'They called me the same evening to ask if all was well. Rare!', 'We call every customer, it is how we learn.'],
    [
      3,
      'Fine, but I waited longer than I had been told.',
      'We were only two that day. A colleague has joined us since.',
    ],
    [3, 'The work is well done, the welcome was a little cold.', null],
    [
      2,
      'What I came for was out of stock and nobody had warned me.',
      'Our apologies. Call before you come and we will put it aside.',
    ],
    [4, 'My budget was small and they found a way. Thanks to the whole team.', null],
    [5, 'Open as announced, even on a rainy day. Quick service.', null],
    [
      1,
      'I came twice for nothing: closed during the hours on display.',
      'We lost a relative and closed for two days. Our hours are right again.',
    ],
    [4, 'Very good value. The children were well looked after.', null],
  ],
};

export type Reviewer = { readonly firstname: string; readonly lastname: string; readonly language: 'fr' | 'en' };

const people = (language: 'fr' | 'en', names: string): Reviewer[] =>
  names.split(', ').map((name) => {
    const [firstname = '', lastname = ''] = name.split(' ');
    return { firstname, lastname, language };
  });

/** People who are made up, and who cannot log in. */
export const reviewers: readonly Reviewer[] = [
  ...people(
    'fr',
    'Aïcha Bandélo, Yao Kodarou, Mariam Sambélou, Koffi Tirandé, Fatim Yabélan, Ousmane Dorvané, Clarisse Ndolibe, Ibrahim Lambizé, Rokia Madoulé, Serge Moukaré, Adjoa Zoumandé, Hicham Fazimbo',
  ),
  ...people(
    'en',
    'Wanjiku Chemuraba, Chidi Osarindo, Abena Abankwo, Thabo Thabesko, Neema Wazimbo, Emeka Ekumaro, Akua Balinko, Juma Tembaru, Zanele Kessandro, Grace Oyarimbé, Musa Nandirou, Eric Akoubéré',
  ),
];
/** Who answers for companies. */
export const replier: Reviewer = { firstname: 'Équipe', lastname: 'Démo', language: 'fr' };
