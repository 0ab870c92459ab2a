/** Kinds of products that shops here sell, in French and in English. A company may write any other. */
export const shoppingCategories: readonly (readonly [fr: string, en: string])[] = `
Accessoires auto|Car accessories
Accessoires de téléphone|Phone accessories
Alimentation|Food
Aliments pour animaux|Pet food
Ameublement|Furniture
Artisanat|Crafts
Articles de bébé|Baby goods
Articles de cuisine|Kitchenware
Articles de sport|Sports goods
Beauté et soins|Beauty and care
Bijoux|Jewellery
Boissons|Drinks
Boulangerie|Bakery
Cadeaux|Gifts
Chaussures|Shoes
Climatiseurs|Air conditioners
Coiffure|Hair care
Décoration|Decoration
Électricité|Electrical supplies
Électroménager|Home appliances
Énergie solaire|Solar energy
Engrais et semences|Fertiliser and seeds
Fournitures de bureau|Office supplies
Fournitures scolaires|School supplies
Fruits et légumes|Fruit and vegetables
Groupes électrogènes|Generators
Habillement enfant|Children’s clothes
Habillement femme|Women’s clothes
Habillement homme|Men’s clothes
Imprimantes|Printers
Informatique|Computers
Jeux et jouets|Games and toys
Librairie|Books
Linge de maison|Household linen
Literie|Bedding
Maroquinerie|Leather goods
Matériaux de construction|Building materials
Matériel agricole|Farm equipment
Matériel médical|Medical equipment
Menus et plats|Menus and dishes
Motos et pièces|Motorbikes and parts
Outillage|Tools
Parapharmacie|Health products
Parfums|Perfumes
Pagnes et tissus|Wax prints and fabrics
Peinture|Paint
Perruques et mèches|Wigs and hair extensions
Pièces détachées|Spare parts
Plomberie|Plumbing
Pneus et batteries|Tyres and batteries
Poissonnerie|Fish
Produits d’entretien|Cleaning products
Quincaillerie|Hardware
Services|Services
Téléphones|Phones
Téléviseurs et son|TV and audio
Véhicules|Vehicles
Viande et volaille|Meat and poultry
`
  .trim()
  .split('\n')
  .map((line) => {
    const [fr = '', en = ''] = line.split('|');
    return [fr, en] as const;
  });
