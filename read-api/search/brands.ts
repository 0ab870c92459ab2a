import { linesOf, phrasesIn } from './lines.ts';

/**
 * Chains and institutions that people name instead of a trade, by what they are: `sub-categories | names`. From the African
 * brands of the Name Suggestion Index (OpenStreetMap US, BSD-3-Clause), and those that it lacks (2026-11). A company of that
 * name comes first; where there is none, those of the trade do. A word that says something else as well is left out.
 */
const table = `
automotive-fuel | total, totalenergies, total energies, shell, oilibya, ola energy, petro ivoire, petroci, corlay, oryx, oryx energies, engen, afriquia, winxo, petrom, caltex, sasol, vivo energy, puma energy, rubis, kobil, gapco, galana, lake oil, goil, star oil, sonangol, mrs, conoil, oando, nnpc, ardova, afriquia, winxo, ziz, petrom, naftal, tradex, neptune oil, bocom, elton, vivo energy, engen congo, cobil, kobil, hass petroleum, caltex, mogas, sasol, petrocity, agil
shops-supermarket shops-mall | carrefour, carrefour market, auchan, prosuma, casino supermarche, cap nord, hayat, bonprix, leader price, super u, king cash, cash ivoire, sococe, cdci, casino mandarine, marjane, acima, aswak assalam, atacadao, bim, label vie, monoprix, geant, magasin general, naivas, quickmart, quick mart, carrefour kenya, chandarana, foodplus, tuskys, uchumi, cleanshelf, eastmatt, shoprite, checkers, pick n pay, woolworths, choppies, melcom, palace mall, maxmart, citydia, low cost, edk, mahima, santa lucia, dovv, casino douala, kin marche, city market, peloustore, regal, gg mart, simba supermarket, nakumatt, t2000, sawa citi, la galette, justrite, ebeano, hubmart, addide, prince ebeano, boxer, usave, supeco
food-drink-fast-food food-drink-restaurant | kfc, mcdonald, mcdonalds, mc do, mcdo, burger king, chicken republic, mr biggs, tantalizers, kilimanjaro, papaye, marrybrown, galitos, steers, debonairs, chicken inn, pizza inn, creamy inn, hungry lion, nandos, nando, subway, o tacos, otacos, dominos, domino pizza, pizza hut, cold stone, dodo pizza, bigg square, food concepts, chicken licken, wimpy, tchep, brioche doree, dixie, tasty crousty, kilo burger
food-drink-cafe | java house, artcaffe, art caffe, starbucks, kaldi coffee, kaldis, cafe neo, mugg bean, vida e caffe, bourbon coffee, columbus cafe, tomoca, planet one coffee
finance-bank finance-atm | ecobank, uba, sgbci, sgci, societe generale, bicici, bici, nsia banque, boa, bank of africa, banque atlantique, bni, coris bank, coris, bridge bank, versus bank, orabank, cbao, bhs, bicis, bimao, attijari, attijariwafa, bmce, bmci, cih, cih bank, banque populaire, chaabi, credit du maroc, credit agricole, cfg bank, barid bank, equity bank, kcb, kenya commercial bank, co op bank, cooperative bank, ncba, absa, stanbic, standard chartered, stanchart, dtb, diamond trust, family bank, i m bank, national bank, gtbank, gtb, gt bank, guaranty trust, access bank, zenith, zenith bank, first bank, firstbank, fidelity bank, union bank, sterling bank, polaris bank, fcmb, wema, keystone bank, jaiz, gcb, gcb bank, calbank, cal bank, adb, prudential bank, republic bank, fnb, nedbank, capitec, afriland, afriland first bank, bicec, scb cameroun, sgc, cca bank, rawbank, raw bank, tmb, trust merchant bank, equity bcdc, bcdc, sofibanque, fbn bank, bank of kigali, bk, cogebanque, im bank, bpr, crdb, nmb, nbc bank, centenary bank, dfcu, banque misr, cnep, bna, bea, badr, biat, stb, amen bank, banco bai, bfa, millennium bim, bci
finance-microfinance | unacoopec, advans, microcred, baobab, cofina, pamecas, cms, credit mutuel, acep, faulu, kwft, musoni, lapo, finca, mufid, camccul, rcpb, kafo jiginew, nyesigiso, vision fund, umwalimu sacco, mwalimu sacco, stima sacco, harambee sacco, smep
finance-money-transfer finance-mobile-money | western union, moneygram, money gram, ria, express union, emi money, wafacash, cash plus, cashplus, joni joni, small world, sendwave, worldremit, dahabshiil, mukuru, wari, wizall
finance-mobile-money finance-money-transfer tech-telecom-telecom-operator | orange money, wave, mtn momo, momo, moov money, free money, airtel money, mpesa, m pesa, ecocash, tigo cash, vodafone cash, telecel cash, opay, palmpay, moniepoint, kuda
tech-telecom-telecom-operator tech-telecom-mobile-phones finance-mobile-money | orange, mtn, moov, moov africa, airtel, safaricom, telkom, glo, 9mobile, etisalat, vodafone, vodacom, telecel, tigo, airteltigo, sonatel, expresso, camtel, nexttel, africell, inwi, maroc telecom, iam, ooredoo, djezzy, mobilis, tunisie telecom, malitel, ethio telecom, zuku, liquid telecom, vipnet, aviso, canalbox, canal box, mtn shop, econet, netone, movitel
tech-telecom-electronics | canal plus, canal, dstv, gotv, startimes, sosoco, electroplanet, hotpoint, multichoice, hisense shop, biougnach, jumia
professional-services-courier transport-freight transport-post | dhl, fedex, ups, chronopost, g4s courier, wells fargo courier, ems, aramex, gig logistics, gigm, gokada, kwik, glovo, amana, red star express, tnt, sendy, speedaf, courier guy, wahoo
transport-post | posta, nipost, la poste, ghana post, campost, poste maroc, barid al maghrib, postnet
craft-industry-utility | cie, sodeci, senelec, sen eau, seneau, snel, regideso, eneo, camwater, kplc, kenya power, nairobi water, ecg, ghana water, ikedc, ekedc, eko electricity, ikeja electric, aedc, phed, phcn, nepa, lydec, onee, redal, amendis, sonelgaz, steg, sonede, wasac, umeme, nwsc, tanesco, dawasa, eskom, sonabel, onea, edm, somagep, sbee, soneb, ceet, tde, zesco, zesa, jirama, radeema
finance-insurance | nsia, sunu, saham, sanlam, axa, allianz, allianz cote d ivoire, atlantique assurance, allianz vie, britam, jubilee, jubilee insurance, cic insurance, apa insurance, uap, icea lion, heritage insurance, madison insurance, axa mansard, leadway, aiico, enterprise insurance, sic insurance, star assurance, hollard, sonas, activa, chanas, zenithe, wafa assurance, rma, mamda, sanad, atlanta assurance, mutuelle taamine, sonarwa, radiant, sonam, askia, gga, old mutual
public-services-social-security public-services-government | cnps, cnss, cgrae, ipres, nssf, nhif, ssnit, nhis, rssb, cnas, casnos, inss, cmu, ipm, cimr, rcar, gepf, nsitf, pencom
public-services-tax public-services-government | kra, dgi, firs, lirs, rra, sars, ura, tra, dgid, dgda, dgrad, otr
public-services-government public-services-town-hall | huduma, huduma centre, oneci, onij, snedai, ntsa, nimc, frsc, immigration, rdb, irembo, lra, ecitizen, dvla, anstat, nadra, dgmn
shops-lottery leisure-culture-casino | lonaci, lonase, pmu, pmuc, pmub, pmu mali, bet9ja, sportybet, betika, sportpesa, odibets, mozzart, premier bet, premierbet, parions sport, 1xbet, betway, betpawa, betking, nairabet, supabets, hollywoodbets, melbet, betmomo, winner bet, lotto, mdjs
craft-industry-gas automotive-fuel | totalgaz, afriquia gaz, k gas, kgas, pro gas, progas, sctm, gaz du cameroun, oilibya gaz, petro gaz, butagaz, shell gas, total gas
transport-bus-station | utb, utrako, ocean transport, tilemsi, sonatra, ufr, ast transport, tcv, stif, rakieta, tsr, stmb, ctm, supratours, easy coach, easycoach, modern coast, mash poa, dreamline, guardian coach, tahmeed, ena coach, gig mobility, abc transport, chisco, peace mass, peace mass transit, god is good motors, guo transport, stc, vip jeoun, vip transport, buca voyages, general express, finexs, touristique express, united express, garanti express, musango, amour mezam, transco, dem dikk, dakar dem dikk, sotra, volcano, volcano express, ritco, horizon express, yahoo car, jaguar coach, trinity express
transport-taxi | yango, uber, bolt, heetch, indrive, little cab, faras, safeboda, gozem, careem, yassir, maxim, swvl
transport-train-station transport-bus-station | sgr, oncf, al boraq, sitarail, ter dakar, camrail, tazara, madaraka express, gautrain, transrail
tourism-travel-agency transport-airport | air cote d ivoire, air france, brussels airlines, ethiopian airlines, ethiopian, kenya airways, air senegal, royal air maroc, ram, turkish airlines, emirates, asky, camair, rwandair, air peace, arik, qatar airways, corsair, jambojet, fly540, safarilink, tunisair, air algerie, south african airways, congo airways, passion air, ibom air
tourism-hotel | sofitel, novotel, ibis, radisson, radisson blu, pullman, hilton, sheraton, serena, sarova, onomo, azalai, king fahd palace, terrou bi, noom, movenpick, golden tulip, protea, eko hotel, transcorp, mercure, kempinski, marriott, four points, intercontinental, hyatt, fairmont, best western, tulip inn, seen hotel, lagon 2, serena hotel, marasa, akwa palace, onomo hotel
education-university education-college | inphb, ucad, ugb, uac, unilag, lasu, covenant university, uonbi, uon, strathmore, kenyatta university, jkuat, usiu, knust, upsa, ashesi, unikin, upn, unilu, uncst, makerere, univ cocody, ufhb, unz, iug, esstic, polytech, ensea, esatic, ism dakar, supdeco, sup de co, bem dakar, iam dakar, pigier, loko, agitel, esam, groupe ism
professional-services-media | rti, rts, crtv, kbc, citizen tv, ktn, ntv, nta, channels tv, radio okapi, rfi, trace fm, nostalgie, radio jam, hot 96, kiss fm, joy fm, citi fm, medi1, 2m, capital fm
leisure-culture-cinema | majestic, canal olympia, canalolympia, pathe, megarama, silverbird, genesis cinema, filmhouse, imax, century cinemax, anga cinema, prestige cinema, sea plaza cinema, cinepolis, nu metro, ster kinekor
fashion-clothes | zara, h m, kiabi, lc waikiki, lcw, jumia fashion, woodin, mr price, mrp, truworths, edgars, jet mart, defacto, vivo fashion, tati, mango shop, city sport, ackermans
fashion-shoes | bata, aldo, foot locker, courir, city sport, adidas store, nike store
fashion-fabric | vlisco, uniwax, gtp, atl textile, sotiba, da viva, cicam, utexafrica
home-building-furniture | ikea, kitea, orca, orca deco, danube home, victoria courts, furniture palace, mobilia, yaya store, richbond
home-building-hardware | bernabe, mr bricolage, bricoma, weldom, quincaillerie centrale, builders warehouse, cashbuild, batimat, sotaci, cimaf, lafarge, bamburi, dangote cement, sococim, ciments du sahel, cimencam, ppc cement, mica hardware
home-building-paint home-building-hardware | crown paints, seigneurie, dulux, basco paints, astral, colorado, azar paints, berger paints, sadolin, duracoat, plascon
automotive-car-dealer automotive-car-repair automotive-car-parts | cfao, cfao motors, tractafric, star auto, toyota kenya, simba colt, cmc motors, dt dobie, socida, atc comafrique, rimco, cica motors, coscharis, elizade, stallion motors, silver star auto, japan motors, tata ci
automotive-inspection | sicta, sonatel controle, necta, cntv, dvla inspection, ntsa inspection, vio, cct, ccva
shops-books shops-stationery | librairie de france, carrefour siloe, text book centre, tbc, prestige bookshop, clairafrique, quatre vents, aux quatre vents, epp book, cna, exclusive books, laterna, savanis
health-pharmacy | goodlife, goodlife pharmacy, haltons, medplus, healthplus, clicks, dis chem, pharmaplus, mydawa, alpha pharm, el ezaby
health-hospital health-clinic | pisam, chu, aga khan, nairobi hospital, mp shah, gertrude, avenue hospital, knh, kenyatta hospital, luth, lasuth, eko hospital, reddington, korle bu, 37 military, laquintinie, hgd, hopital principal, le dantec, ngaliema clinic, hj hospital, king faisal, chuk, mulago, amref
religion-community-church | assemblee de dieu, rccg, redeemed, winners chapel, mfm, deeper life, citam, jcc, nairobi chapel, pefa, eglise vases d honneur, cma eglise, methodiste, harriste, celestial church, catholic church, adventist, temoin de jehovah, jehovah witness, sda, sda church, ecc, armee du salut, kimbanguiste, icgc, lighthouse chapel
beauty-fitness | gold gym, fitness park, city club, alpha fit, smart gyms, virgin active, i fitness, my gym, olympia gym, california gym, body fit
`;

/** A brand in search form, with what companies of that name are, the likeliest first. */
export const brandOf: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(table)
    .toReversed()
    .flatMap(([categories = '', names = '']) => phrasesIn(names).map((name) => [name, categories.split(' ')] as const))
    .filter(([name]) => name.length > 1),
);

/** The most words of a brand. */
export const longestBrand = 4;

const brandWords = new Set([...brandOf.keys()].flatMap((name) => name.split(' ')));

/** Whether a word stands in a brand: it is none that is misspelt. */
export const isBrandWord = (word: string): boolean => brandWords.has(word);
