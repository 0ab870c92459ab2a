/** What one text message holds, in characters of GSM-7. */
export const mostGsm = 160;

const gsm = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

const plain: readonly (readonly [RegExp, string])[] = [
  [/[\s\p{Z}]+/gu, ' '],
  [/[‘’ʼ]/g, "'"],
  [/[“”«»]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
];

/** The text in characters of GSM-7 alone: a letter that it lacks loses its accent, any other sign is left out. */
export const gsmText = (text: string): string =>
  [...plain.reduce((said, [sign, instead]) => said.replace(sign, instead), text.normalize('NFC'))]
    .map((sign) => {
      if (gsm.has(sign)) return sign;
      const [letter = ''] = sign.normalize('NFD');
      return gsm.has(letter) ? letter : '';
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
