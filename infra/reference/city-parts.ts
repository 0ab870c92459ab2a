/** The communes, arrondissements and divisions of big cities, by GeoNames id, as their people name them. */
export const cityParts: Readonly<Record<number, string>> = {
  // Abidjan
  2293538:
    'Abobo, Adjamé, Anyama, Attécoubé, Bingerville, Cocody, Koumassi, Marcory, Plateau, Port-Bouët, Songon, Treichville, Yopougon',
  // Dakar
  2253354:
    "Biscuiterie, Cambérène, Dieuppeul-Derklé, Fann-Point E-Amitié, Gorée, Grand Dakar, Grand Yoff, Gueule Tapée-Fass-Colobane, Hann Bel-Air, HLM, Médina, Mermoz-Sacré-Cœur, Ngor, Ouakam, Parcelles Assainies, Patte d'Oie, Plateau, Sicap-Liberté, Yoff",
  // Kinshasa
  2314302:
    'Bandalungwa, Barumbu, Bumbu, Gombe, Kalamu, Kasa-Vubu, Kimbanseke, Kinshasa, Kintambo, Kisenso, Lemba, Limete, Lingwala, Makala, Maluku, Masina, Matete, Mont-Ngafula, Ndjili, Ngaba, Ngaliema, Ngiri-Ngiri, Nsele, Selembao',
  // Brazzaville
  2260535: 'Bacongo, Djiri, Madibou, Makélékélé, Mfilou, Moungali, Ouenzé, Poto-Poto, Talangaï',
  // Pointe-Noire
  2255414: 'Emery Patrice Lumumba, Loandjili, Mongo-Mpoukou, Mvou-Mvou, Ngoyo, Tié-Tié',
  // Douala
  2232593: 'Douala I, Douala II, Douala III, Douala IV, Douala V, Douala VI',
  // Yaoundé
  2220957: 'Yaoundé I, Yaoundé II, Yaoundé III, Yaoundé IV, Yaoundé V, Yaoundé VI, Yaoundé VII',
  // Bamako
  2460596: 'Commune I, Commune II, Commune III, Commune IV, Commune V, Commune VI',
  // Conakry
  2422465: 'Dixinn, Kaloum, Matam, Matoto, Ratoma',
  // Niamey
  2440485: 'Niamey I, Niamey II, Niamey III, Niamey IV, Niamey V',
  // Lomé
  2365267: 'Golfe 1, Golfe 2, Golfe 3, Golfe 4, Golfe 5, Golfe 6, Golfe 7',
  // Nouakchott
  2377450: 'Arafat, Dar Naïm, El Mina, Ksar, Riyad, Sebkha, Tevragh Zeina, Teyarett, Toujounine',
  // Casablanca
  2553604:
    'Aïn Chock, Aïn Sebaâ, Al Fida, Anfa, Ben Msick, Hay Hassani, Hay Mohammadi, Maârif, Mers Sultan, Moulay Rachid, Sbata, Sidi Belyout, Sidi Bernoussi, Sidi Moumen, Sidi Othmane',
  // Lagos
  2332459:
    'Agege, Ajeromi-Ifelodun, Alimosho, Amuwo-Odofin, Apapa, Eti-Osa, Ifako-Ijaiye, Ikeja, Kosofe, Lagos Island, Lagos Mainland, Mushin, Ojo, Oshodi-Isolo, Shomolu, Surulere',
  // Kampala
  232422: 'Central, Kawempe, Makindye, Nakawa, Rubaga',
  // Dar es Salaam
  160263: 'Ilala, Kigamboni, Kinondoni, Temeke, Ubungo',
  // Addis Ababa
  344979:
    'Addis Ketema, Akaky Kaliti, Arada, Bole, Gulele, Kirkos, Kolfe Keranio, Lemi Kura, Lideta, Nifas Silk-Lafto, Yeka',
};

/** The quarters of big cities that people say rather than the commune, by GeoNames id. */
export const cityQuarters: Readonly<Record<number, string>> = {
  // Abidjan
  2293538:
    'Angré, Biétry, Blockhauss, Deux-Plateaux, Niangon, Palmeraie, Riviera Golf, Riviera Palmeraie, Vridi, Williamsville, Zone 4',
  // Dakar
  2253354:
    'Almadies, Castors, Fann, Grand Mbao, Keur Massar, Liberté 6, Mamelles, Maristes, Mermoz, Nord Foire, Ouest Foire, Point E, Rufisque, Sacré-Cœur, Scat Urbam, Sicap Baobab, Thiaroye, VDN',
  // Kinshasa
  2314302: 'Binza, Kingabwa, Matonge, Ma Campagne, Mbinza, Ngombele, Righini, Victoire',
  // Lagos
  2332459:
    'Ajah, Bariga, Ebute Metta, Egbeda, Festac, Gbagada, Ikotun, Ikoyi, Ipaja, Isolo, Ketu, Lekki, Magodo, Maryland, Obalende, Ogba, Ojota, Victoria Island, Yaba',
  // Abuja
  2352778: 'Asokoro, Garki, Gwarinpa, Jabi, Kubwa, Lugbe, Maitama, Utako, Wuse, Wuse 2',
  // Accra
  2306104:
    'Achimota, Adabraka, Airport Residential, Cantonments, Dansoman, Dzorwulu, East Legon, Haatso, Kaneshie, Kokomlemle, Labadi, Labone, Lapaz, Madina, Osu, Spintex, Tesano, Teshie',
  // Kampala
  232422:
    'Bugolobi, Bukoto, Kabalagala, Kansanga, Kamwokya, Kisenyi, Kisementi, Kololo, Luzira, Mulago, Muyenga, Naguru, Nakasero, Najjera, Ntinda, Wandegeya',
  // Douala
  2232593:
    'Akwa, Bali, Bassa, Bépanda, Bonabéri, Bonamoussadi, Bonanjo, Bonapriso, Deïdo, Kotto, Logbaba, Logbessou, Logpom, Makepe, Ndogbong, Ndokoti, Ndogpassi, New Bell, Nyalla, Village, Yassa',
  // Yaoundé
  2220957:
    'Bastos, Biyem-Assi, Briqueterie, Ekounou, Elig-Edzoa, Emana, Emombo, Essos, Etoa-Meki, Etoudi, Melen, Mendong, Messa, Mfandena, Mimboman, Mokolo, Mvan, Mvog-Ada, Mvog-Mbi, Mvolyé, Ngoa-Ekellé, Ngousso, Nkolbisson, Nkoldongo, Nkolmesseng, Nlongkak, Nsam, Odza, Olembé, Omnisports, Santa Barbara, Tsinga',
  // Bamako
  2460596:
    'ACI 2000, Bacodjicoroni, Badalabougou, Bagadadji, Banankabougou, Bozola, Daoudabougou, Djélibougou, Faladié, Hamdallaye, Hippodrome, Kalaban Coura, Korofina, Lafiabougou, Magnambougou, Missira, Niaréla, Quinzambougou, Sébénikoro, Sogoniko, Torokorobougou, Yirimadio',
  // Niamey
  2440485: 'Banifandou, Boukoki, Gamkalé, Kalley, Koira Kano, Koubia, Lamordé, Lazaret, Talladjé, Wadata, Yantala',
  // Lomé
  2365267:
    'Adakpamé, Adéwui, Adidogomé, Agoè, Amoutivé, Avédji, Baguida, Bè, Cacavéli, Djidjolé, Gbossimé, Hanoukopé, Hédzranawoé, Kégué, Kodjoviakopé, Nukafu, Nyékonakpoè, Tokoin',
};
