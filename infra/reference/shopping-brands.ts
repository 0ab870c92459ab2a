/** Brands that shops here sell most. A company may write any other. */
export const shoppingBrands: readonly (readonly [fr: string, en: string])[] = `
Acer, Adidas, Airtel, Ajanta, Apple, Asus, Azur, Bajaj, Binatone, Boss, Bosch, Bridgestone, Bralirwa, Brother, Canon,
Caterpillar, Castel, Coca-Cola, Cowbell, Dangote, Dell, Dulux, Epson, Fan Milk, Ford, Garnier, Genius, Gino, Guinness,
Haier, Hisense, Honda, HP, Huawei, Hyundai, Indomie, Infinix, Itel, Jago, JBL, Kia, Lafarge, Lenovo, LG, L’Oréal,
Luminous, Maggi, Makita, Maltina, Michelin, Midea, Milo, Mitsubishi, MTN, Nasco, Nestlé, Nike, Nissan, Nivea, Nokia,
Omo, Oppo, Oraimo, Orange, Oryx, Palmolive, Panasonic, Peugeot, Philips, Pirelli, Puma, Renault, Roch, Samsung, Sharp,
Shell, Smart Technology, Solibra, Sony, Sunlight, Suzuki, TCL, Tecno, Total, Toyota, TVS, Uniwax, Vlisco, Volkswagen,
Woodin, Xerox, Xiaomi, Yamaha
`
  .trim()
  .split(/,\s+/)
  .map((name) => [name, name] as const);
