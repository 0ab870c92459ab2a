import type { Thing } from './drawings.ts';
import type { Scene } from './drawn-scenes.ts';

type Said = { readonly fr: string; readonly en: string };

/** What companies of a trade show in the demo. */
export type ContentTrade = {
  readonly scenes: readonly [Scene, Scene, Scene];
  readonly sign: Thing;
  readonly products: readonly { readonly name: Said; readonly thing: Thing /** In XOF. */; readonly price: number }[];
  readonly job: Said;
};

/** A line a trade: its key, three scenes, what is on its sign, a job; then a line for each product. */
const table = `
shop/furniture | showroom workshop front | chair | Menuisier ébéniste | Cabinet maker
  Table de six places, iroko | Six-seat table, iroko | table | 185000
  Chaise tressée | Woven chair | chair | 32000
  Bibliothèque à quatre niveaux | Four-shelf bookcase | shelf | 140000
  Table basse | Coffee table | table | 48000
  Lot de quatre chaises | Set of four chairs | chair | 118000
  Étagère d’atelier | Workshop shelf | shelf | 65000
  Bureau d’écolier | School desk | table | 39500
  Chaise haute de maquis | Bar chair | chair | 27500
  Meuble de boutique | Shop cabinet | shelf | 210000
amenity/restaurant | meal front stall | plate | Cuisinier | Cook
  Poisson braisé, attiéké | Grilled fish and cassava | plate | 4500
  Poulet du jour, alloco | Chicken of the day and plantain | plate | 3500
  Jus de bissap, un litre | Hibiscus juice, one litre | bottle | 1500
  Menu pour quatre | Menu for four | plate | 14000
shop/bakery | pastry front stall | bread | Boulanger de nuit | Night baker
  Pain de campagne | Country loaf | bread | 500
  Dix petits pains | Ten rolls | bread | 1000
  Farine, sac de 25 kg | Flour, 25 kg bag | sack | 16500
shop/tailor | cloths workshop front | dress | Couturière | Dressmaker
  Robe sur mesure en pagne | Made-to-measure print dress | dress | 35000
  Ensemble de cérémonie | Ceremony outfit | dress | 85000
  Retouche | Alteration | dress | 2500
  Robe d’enfant | Child’s dress | dress | 12000
shop/clothes | front cloths shelves | dress | Vendeuse | Shop assistant
  Robe d’été | Summer dress | dress | 18500
  Tunique brodée | Embroidered tunic | dress | 24000
shop/hairdresser | salon front shelves | bottle | Coiffeuse | Hairdresser
  Huile de karité, 250 ml | Shea oil, 250 ml | bottle | 4500
  Shampoing doux | Mild shampoo | bottle | 3800
tourism/hotel | hotel meal front | plate | Réceptionniste | Receptionist
  Déjeuner au bord de la piscine | Lunch by the pool | plate | 9500
shop/mobile_phone | shelves front desks | phone | Technicien en réparation | Repair technician
  Téléphone reconditionné, 64 Go | Refurbished phone, 64 GB | phone | 68000
  Téléphone neuf, 128 Go | New phone, 128 GB | phone | 129000
  Changement d’écran | Screen repair | phone | 22000
  Téléphone simple, double SIM | Basic phone, dual SIM | phone | 14500
  Tablette d’occasion | Used tablet | phone | 75000
shop/hardware | shelves workshop front | sack | Magasinier | Storekeeper
  Ciment, sac de 50 kg | Cement, 50 kg bag | sack | 5200
  Peinture, pot de 5 l | Paint, 5 l pot | bottle | 17500
amenity/pharmacy | shelves front desks | bottle | Préparateur en pharmacie | Pharmacy assistant
  Gel hydroalcoolique, 500 ml | Hand sanitiser, 500 ml | bottle | 2500
  Crème solaire, indice 50 | Sunscreen, factor 50 | bottle | 7900
amenity/bank | desks front hotel | sack | Conseiller de clientèle | Customer adviser`;

const parts = (line: string): string[] => line.trim().split(' | ');

export const contentTrades: ReadonlyMap<string, ContentTrade> = new Map(
  table
    .trim()
    .split(/\n(?! )/)
    .map((block) => {
      const [first = '', ...lines] = block.split('\n');
      const [category = '', scenes = '', sign, fr = '', en = ''] = parts(first);
      const products = lines.map((line) => {
        const [nameFr = '', nameEn = '', thing, price] = parts(line);
        return { name: { fr: nameFr, en: nameEn }, thing: thing as Thing, price: Number(price) };
      });
      return [
        category,
        { scenes: scenes.split(' ') as never, sign: sign as Thing, products, job: { fr, en } } satisfies ContentTrade,
      ];
    }),
);
