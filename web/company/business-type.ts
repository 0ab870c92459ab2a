/** What schema.org calls businesses of a sector, and of those sub-categories that it knows better. */
const ofSector: Readonly<Record<string, string>> = {
  health: 'MedicalBusiness',
  'food-drink': 'FoodEstablishment',
  shops: 'Store',
  fashion: 'ClothingStore',
  beauty: 'HealthAndBeautyBusiness',
  automotive: 'AutomotiveBusiness',
  'home-building': 'HomeAndConstructionBusiness',
  finance: 'FinancialService',
  'professional-services': 'ProfessionalService',
  tourism: 'LodgingBusiness',
  'leisure-culture': 'EntertainmentBusiness',
};

const ofSubCategory: Readonly<Record<string, string>> = Object.fromEntries(
  `
Pharmacy: health-pharmacy health-drugstore
Hospital: health-hospital
MedicalClinic: health-clinic health-radiology
Physician: health-doctor health-surgeon health-ent health-neurologist health-specialist health-paediatrician
Dentist: health-dentist
Optician: health-optician
VeterinaryCare: health-veterinary
MedicalLaboratory: health-laboratory
Restaurant: food-drink-restaurant food-drink-restaurant-chinese food-drink-restaurant-indian food-drink-restaurant-italian food-drink-restaurant-asian food-drink-restaurant-french food-drink-restaurant-turkish food-drink-restaurant-seafood food-drink-restaurant-american food-drink-restaurant-japanese food-drink-pizzeria food-drink-grill
FastFoodRestaurant: food-drink-fast-food
CafeOrCoffeeShop: food-drink-cafe
BarOrPub: food-drink-bar
IceCreamShop: food-drink-ice-cream
Bakery: food-drink-bakery food-drink-pastry
GroceryStore: food-drink-butcher food-drink-fishmonger food-drink-greengrocer food-drink-delicatessen food-drink-dairy food-drink-frozen-food food-drink-beverages shops-supermarket
LiquorStore: food-drink-wine-spirits
ConvenienceStore: shops-convenience shops-kiosk
ShoppingCenter: shops-mall
WholesaleStore: shops-wholesale
BookStore: shops-books
OfficeEquipmentStore: shops-stationery
ToyStore: shops-toys
Florist: shops-florist
GardenStore: shops-garden-centre
PetStore: shops-pet
SportingGoodsStore: shops-sports
BikeStore: shops-bicycle
MusicStore: shops-music
ShoeStore: fashion-shoes
JewelryStore: fashion-jewelry
DryCleaningOrLaundry: fashion-dry-cleaning
HairSalon: beauty-hairdresser beauty-barber
BeautySalon: beauty-beauty-salon
DaySpa: beauty-spa
TattooParlor: beauty-tattoo
ExerciseGym: beauty-fitness
AutoRepair: automotive-car-repair automotive-inspection
GasStation: automotive-fuel
AutoPartsStore: automotive-car-parts
TireShop: automotive-tyres
AutoDealer: automotive-car-dealer
MotorcycleDealer: automotive-motorcycle
MotorcycleRepair: automotive-motorcycle-repair
AutoWash: automotive-car-wash
AutoRental: automotive-car-rental
ParkingFacility: automotive-parking
HardwareStore: home-building-hardware home-building-paint home-building-tiles
HousePainter: home-building-painter
Electrician: home-building-electrician
Plumber: home-building-plumber home-building-bathroom
HVACBusiness: home-building-air-conditioning
RoofingContractor: home-building-roofer
Locksmith: home-building-locksmith
FurnitureStore: home-building-furniture home-building-bedding
HomeGoodsStore: home-building-decoration home-building-houseware home-building-kitchen
GeneralContractor: home-building-construction
RealEstateAgent: home-building-real-estate
MovingCompany: home-building-storage-moving
MobilePhoneStore: tech-telecom-mobile-phones
ComputerStore: tech-telecom-computers
ElectronicsStore: tech-telecom-electronics
BankOrCreditUnion: finance-bank finance-microfinance
InsuranceAgency: finance-insurance
AutomatedTeller: finance-atm
School: education-school
Preschool: education-kindergarten
CollegeOrUniversity: education-university education-college
Library: education-library
Attorney: professional-services-lawyer
Notary: professional-services-notary
AccountingService: professional-services-accountant
EmploymentAgency: professional-services-employment
Hotel: tourism-hotel
Resort: tourism-resort
Campground: tourism-camping
TravelAgency: tourism-travel-agency tourism-tour-operator
TouristInformationCenter: tourism-information
Museum: tourism-museum
ArtGallery: tourism-gallery
StadiumOrArena: leisure-culture-stadium
GolfCourse: leisure-culture-golf
PublicSwimmingPool: leisure-culture-swimming-pool
AmusementPark: leisure-culture-amusement
Casino: leisure-culture-casino
NightClub: leisure-culture-nightclub
MovieTheater: leisure-culture-cinema
PerformingArtsTheater: leisure-culture-theatre
PostOffice: transport-post
TaxiService: transport-taxi
GovernmentOffice: public-services-town-hall public-services-government public-services-tax
PoliceStation: public-services-police
FireStation: public-services-fire-station
Courthouse: public-services-court
Embassy: public-services-embassy
Church: religion-community-church
Mosque: religion-community-mosque
PlaceOfWorship: religion-community-worship
NGO: religion-community-ngo`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [type = '', ids = ''] = line.split(': ');
      return ids.split(' ').map((id) => [id, type]);
    }),
);

/** The schema.org type of a company by its categories, from the top of the tree down; the plainest one where none fits. */
export const businessType = (categories: readonly { readonly id: string }[]): string =>
  ofSubCategory[categories.at(-1)?.id ?? ''] ?? ofSector[categories[0]?.id ?? ''] ?? 'LocalBusiness';

export const typedCategories: readonly string[] = [...Object.keys(ofSector), ...Object.keys(ofSubCategory)];
