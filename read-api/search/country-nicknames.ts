/** Other names of countries, folded, with the country code. */
export const nicknames: Readonly<Record<string, string>> = {
  'ivory coast': 'CI',
  rci: 'CI',
  rdc: 'CD',
  drc: 'CD',
  'dr congo': 'CD',
  'congo kinshasa': 'CD',
  'congo brazzaville': 'CG',
  rca: 'CF',
  'cape verde': 'CV',
  swaziland: 'SZ',
  burkina: 'BF',
  rsa: 'ZA',
};
