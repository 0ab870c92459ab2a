import { linesOf } from './lines.ts';

/**
 * Who does the same where a town has none of a sub-category, the likeliest first, and who may help where the whole country
 * has none: `sub-category | the same | may help`. Written for this directory by going through the tree of
 * `infra/reference/sectors.ts` (2026-11).
 */
const table = `
health-pharmacy | health-drugstore | health-clinic health-hospital
health-hospital | health-clinic health-doctor
health-clinic | health-hospital health-doctor
health-doctor | health-clinic health-hospital
health-cardiologist | health-hospital health-clinic health-doctor
health-dermatologist | health-hospital health-clinic health-doctor
health-surgeon | health-hospital health-clinic
health-ent | health-hospital health-clinic health-doctor
health-radiology | health-hospital health-clinic health-laboratory
health-neurologist | health-hospital health-clinic health-doctor
health-psychiatrist | health-psychologist health-hospital health-clinic
health-orthopaedist | health-hospital health-clinic health-doctor
health-urologist | health-hospital health-clinic health-doctor
health-oncologist | health-hospital health-clinic
health-specialist | health-hospital health-clinic health-doctor
health-drugstore | health-pharmacy
health-gynaecologist | health-hospital health-clinic health-doctor
health-paediatrician | health-hospital health-clinic health-doctor
health-dentist | - | health-hospital health-clinic
health-optician | health-eye-doctor | health-hospital
health-eye-doctor | health-optician | health-hospital health-clinic
health-laboratory | health-hospital health-clinic
health-physiotherapist | - | health-hospital health-clinic beauty-spa
health-psychologist | health-psychiatrist | health-hospital health-clinic
health-traditional | - | health-pharmacy health-drugstore
health-medical-supply | health-pharmacy health-hospital
health-nursing-home | - | religion-community-social-facility health-clinic health-hospital
health-ambulance | health-hospital health-clinic public-services-fire-station
health-veterinary | - | agriculture-farm-supply shops-pet
food-drink-restaurant | food-drink-fast-food food-drink-grill food-drink-cafe
food-drink-restaurant-chinese | food-drink-restaurant-asian food-drink-restaurant
food-drink-restaurant-indian | food-drink-restaurant food-drink-fast-food
food-drink-restaurant-italian | food-drink-pizzeria food-drink-restaurant
food-drink-restaurant-asian | food-drink-restaurant-chinese food-drink-restaurant-japanese food-drink-restaurant
food-drink-restaurant-french | food-drink-restaurant
food-drink-restaurant-turkish | food-drink-fast-food food-drink-restaurant
food-drink-restaurant-seafood | food-drink-restaurant food-drink-grill
food-drink-restaurant-american | food-drink-fast-food food-drink-restaurant
food-drink-restaurant-japanese | food-drink-restaurant-asian food-drink-restaurant-chinese food-drink-restaurant
food-drink-pizzeria | food-drink-restaurant-italian food-drink-fast-food food-drink-restaurant
food-drink-grill | food-drink-restaurant food-drink-fast-food
food-drink-fast-food | food-drink-restaurant food-drink-grill
food-drink-cafe | food-drink-restaurant food-drink-fast-food
food-drink-bar | leisure-culture-nightclub | food-drink-restaurant
food-drink-ice-cream | - | food-drink-pastry food-drink-cafe
food-drink-bakery | food-drink-pastry | shops-supermarket
food-drink-pastry | food-drink-bakery | food-drink-cafe
food-drink-caterer | - | food-drink-restaurant professional-services-events
food-drink-butcher | shops-market | shops-supermarket
food-drink-fishmonger | shops-market | food-drink-frozen-food
food-drink-greengrocer | shops-market agriculture-farm-produce | shops-supermarket
food-drink-delicatessen | shops-supermarket shops-convenience
food-drink-dairy | shops-supermarket shops-convenience
food-drink-coffee-tea | food-drink-cafe | shops-supermarket
food-drink-frozen-food | food-drink-fishmonger food-drink-butcher shops-supermarket
food-drink-beverages | shops-supermarket shops-convenience
food-drink-wine-spirits | food-drink-beverages | shops-supermarket food-drink-bar
food-drink-drinking-water | food-drink-beverages shops-supermarket shops-convenience
shops-supermarket | shops-convenience shops-mall
shops-convenience | shops-supermarket shops-kiosk
shops-kiosk | shops-convenience
shops-market | - | shops-supermarket shops-mall
shops-mall | - | shops-supermarket shops-market
shops-wholesale | shops-supermarket | shops-market
shops-variety | shops-supermarket shops-convenience | shops-market
shops-second-hand | fashion-clothes shops-market
shops-books | shops-stationery
shops-stationery | shops-books | shops-supermarket
shops-gift | craft-industry-handicraft | shops-florist shops-variety
shops-toys | shops-supermarket | shops-baby shops-gift
shops-florist | - | shops-garden-centre shops-gift
shops-garden-centre | shops-florist | agriculture-farm-supply
shops-pet | - | health-veterinary agriculture-farm-supply
shops-baby | shops-supermarket | shops-toys
shops-sports | - | fashion-shoes fashion-clothes
shops-bicycle | - | automotive-motorcycle-repair shops-sports craft-industry-repair-shop
shops-music | - | tech-telecom-electronics education-arts-school
shops-video | - | shops-music tech-telecom-electronics
shops-art | tourism-gallery craft-industry-handicraft shops-gift
shops-religion | shops-books religion-community-church
shops-lottery | - | leisure-culture-casino
fashion-clothes | fashion-tailor | shops-market
fashion-tailor | fashion-clothes fashion-fabric
fashion-fabric | fashion-tailor fashion-clothes | shops-market
fashion-shoes | fashion-clothes | shops-market
fashion-shoemaker | fashion-shoes | craft-industry-repair-shop
fashion-jewelry | - | shops-gift
fashion-leather-bags | fashion-shoes fashion-clothes
fashion-dry-cleaning | - | home-building-cleaning
beauty-hairdresser | beauty-beauty-salon beauty-barber
beauty-barber | beauty-hairdresser
beauty-beauty-salon | beauty-hairdresser beauty-spa beauty-cosmetics
beauty-cosmetics | beauty-perfume | beauty-beauty-salon health-drugstore
beauty-perfume | beauty-cosmetics
beauty-spa | - | beauty-beauty-salon health-physiotherapist
beauty-tattoo | - | beauty-beauty-salon beauty-hairdresser
beauty-fitness | leisure-culture-sports-centre
beauty-nutrition | - | health-doctor health-clinic health-pharmacy
automotive-car-repair | automotive-tyres automotive-car-parts
automotive-fuel | - | craft-industry-gas
automotive-car-parts | automotive-car-repair automotive-car-dealer
automotive-tyres | automotive-car-repair automotive-car-parts
automotive-car-dealer | - | automotive-car-repair
automotive-motorcycle | automotive-motorcycle-repair automotive-car-dealer
automotive-motorcycle-repair | automotive-motorcycle automotive-car-repair
automotive-car-wash | - | automotive-fuel automotive-car-repair
automotive-car-rental | - | tourism-travel-agency transport-taxi automotive-car-dealer
automotive-driving-school | - | education-training
automotive-inspection | - | automotive-car-repair
home-building-hardware | - | home-building-construction home-building-paint
home-building-paint | home-building-hardware
home-building-painter | home-building-construction home-building-paint
home-building-tiles | home-building-hardware home-building-bathroom
home-building-tiler | home-building-construction home-building-tiles
home-building-bathroom | home-building-hardware home-building-plumber
home-building-electrical | home-building-electrician home-building-hardware
home-building-electrician | home-building-electrical
home-building-plumber | home-building-bathroom | home-building-hardware
home-building-air-conditioning | home-building-appliances | home-building-electrician tech-telecom-electronics craft-industry-repair-shop home-building-hardware
home-building-carpenter | home-building-furniture
home-building-sawmill | home-building-hardware home-building-carpenter
home-building-roofer | home-building-construction | home-building-hardware
home-building-glazier | - | home-building-carpenter home-building-hardware
home-building-locksmith | - | craft-industry-metalwork home-building-hardware
home-building-furniture | home-building-carpenter home-building-bedding
home-building-bedding | home-building-furniture home-building-decoration
home-building-decoration | home-building-furniture fashion-fabric
home-building-houseware | shops-variety | shops-supermarket
home-building-kitchen | home-building-furniture home-building-carpenter
home-building-appliances | tech-telecom-electronics craft-industry-repair-shop
home-building-construction | professional-services-architect professional-services-engineer | home-building-hardware
home-building-real-estate | - | tourism-apartment
home-building-cleaning | - | fashion-dry-cleaning
home-building-storage-moving | - | transport-freight professional-services-courier
home-building-party-hire | professional-services-events
craft-industry-metalwork | craft-industry-blacksmith | home-building-glazier
craft-industry-blacksmith | craft-industry-metalwork
craft-industry-handicraft | shops-gift shops-art
craft-industry-repair-shop | tech-telecom-electronics | home-building-appliances
craft-industry-mill | - | agriculture-farm-supply agriculture-cooperative
craft-industry-mining | - | home-building-hardware craft-industry-factory
craft-industry-gas | - | automotive-fuel
craft-industry-solar | home-building-electrical home-building-electrician | home-building-hardware
craft-industry-utility | - | public-services-government finance-mobile-money
craft-industry-recycling | - | craft-industry-metalwork public-services-town-hall
tech-telecom-mobile-phones | tech-telecom-electronics tech-telecom-telecom-operator
tech-telecom-telecom-operator | tech-telecom-mobile-phones | tech-telecom-internet-cafe
tech-telecom-computers | tech-telecom-electronics tech-telecom-it-services
tech-telecom-electronics | home-building-appliances tech-telecom-mobile-phones craft-industry-repair-shop
tech-telecom-internet-cafe | tech-telecom-copy-print | tech-telecom-computers
tech-telecom-it-services | - | tech-telecom-computers
tech-telecom-copy-print | shops-stationery tech-telecom-internet-cafe
tech-telecom-photo | - | tech-telecom-copy-print professional-services-media
finance-bank | finance-atm | finance-microfinance
finance-microfinance | finance-bank
finance-mobile-money | finance-money-transfer tech-telecom-telecom-operator tech-telecom-mobile-phones finance-bank
finance-money-transfer | finance-mobile-money finance-bank
finance-exchange | finance-bank finance-money-transfer
finance-atm | finance-bank
finance-insurance | - | finance-bank
finance-advisor | finance-bank professional-services-accountant
education-school | education-college
education-kindergarten | - | education-school
education-university | education-college
education-college | education-university education-training
education-training | education-college education-school
education-language-school | - | education-training
education-arts-school | - | leisure-culture-theatre leisure-culture-sports-centre shops-music
education-library | - | shops-books education-university
education-research | education-university
professional-services-lawyer | professional-services-notary | public-services-court
professional-services-notary | professional-services-lawyer
professional-services-accountant | professional-services-consulting | finance-advisor
professional-services-consulting | professional-services-accountant
professional-services-architect | professional-services-engineer home-building-construction
professional-services-engineer | professional-services-architect home-building-construction
professional-services-advertising | - | tech-telecom-copy-print professional-services-media
professional-services-security | - | tech-telecom-it-services tech-telecom-electronics home-building-electrician
professional-services-employment | - | professional-services-consulting
professional-services-translation | - | education-language-school professional-services-notary
professional-services-coworking | - | tech-telecom-internet-cafe
professional-services-courier | transport-post transport-freight
professional-services-events | religion-community-community-centre | tourism-hotel home-building-party-hire
professional-services-funeral | - | health-hospital religion-community-church
tourism-hotel | tourism-guest-house tourism-apartment tourism-resort
tourism-guest-house | tourism-hotel tourism-apartment
tourism-apartment | tourism-guest-house tourism-hotel | home-building-real-estate
tourism-camping | - | tourism-guest-house tourism-nature-park tourism-resort
tourism-resort | tourism-hotel tourism-guest-house
tourism-travel-agency | tourism-tour-operator
tourism-tour-operator | tourism-travel-agency tourism-information | tourism-nature-park tourism-hotel
tourism-information | - | tourism-tour-operator tourism-travel-agency
tourism-water-sports | leisure-culture-marina | leisure-culture-sports-centre shops-sports
tourism-bike-hire | shops-bicycle
tourism-attraction | tourism-museum | tourism-nature-park
tourism-museum | tourism-gallery | tourism-attraction leisure-culture-theatre
tourism-gallery | shops-art tourism-museum
tourism-nature-park | leisure-culture-park | tourism-zoo tourism-tour-operator
tourism-zoo | - | tourism-nature-park leisure-culture-park
leisure-culture-sports-centre | leisure-culture-stadium | beauty-fitness leisure-culture-pitch
leisure-culture-stadium | leisure-culture-pitch leisure-culture-sports-centre
leisure-culture-pitch | leisure-culture-sports-centre leisure-culture-stadium
leisure-culture-swimming-pool | leisure-culture-sports-centre | tourism-resort tourism-hotel
leisure-culture-park | tourism-nature-park leisure-culture-amusement
leisure-culture-amusement | - | leisure-culture-park leisure-culture-sports-centre
leisure-culture-casino | - | shops-lottery
leisure-culture-nightclub | food-drink-bar
leisure-culture-cinema | - | leisure-culture-theatre
leisure-culture-theatre | - | leisure-culture-cinema
leisure-culture-marina | - | transport-port-ferry transport-boats
transport-bus-station | - | transport-taxi
transport-taxi | - | automotive-car-rental transport-bus-station
transport-port-ferry | transport-boats | leisure-culture-marina tourism-travel-agency
transport-freight | professional-services-courier transport-port-ferry
transport-boats | transport-port-ferry tourism-water-sports
transport-post | - | professional-services-courier
agriculture-farm-supply | - | agriculture-agri-services agriculture-farm
agriculture-farm | agriculture-livestock agriculture-farm-produce
agriculture-livestock | agriculture-farm | agriculture-farm-supply food-drink-butcher
agriculture-farm-produce | agriculture-cooperative shops-market | food-drink-greengrocer
agriculture-cooperative | agriculture-farm-produce | finance-microfinance
agriculture-forestry | - | agriculture-agri-services home-building-sawmill
agriculture-agri-services | - | agriculture-farm-supply public-services-government
public-services-town-hall | - | public-services-government
public-services-government | - | public-services-town-hall
public-services-tax | - | public-services-government public-services-town-hall
public-services-social-security | - | public-services-government
public-services-company-registry | - | public-services-government public-services-town-hall
public-services-police | - | public-services-government
public-services-fire-station | - | public-services-police
public-services-embassy | - | public-services-government
religion-community-church | religion-community-worship
religion-community-mosque | religion-community-worship
religion-community-worship | religion-community-church religion-community-mosque
religion-community-community-centre | religion-community-social-facility | professional-services-events
religion-community-social-facility | religion-community-ngo religion-community-community-centre
religion-community-ngo | religion-community-social-facility religion-community-community-centre
`;

const listed = (some = '-'): readonly string[] => (some === '-' ? [] : some.split(' '));

const standIns = new Map(
  linesOf(table).map(([category = '', same, mayHelp]) => [category, { same: listed(same), mayHelp: listed(mayHelp) }]),
);

/** The sub-categories that do the same as `category`, and those that may help where there is none, the likeliest first. */
export const standInsOf = (
  category: string,
): { readonly same: readonly string[]; readonly mayHelp: readonly string[] } =>
  standIns.get(category) ?? { same: [], mayHelp: [] };
