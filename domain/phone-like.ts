/** The fewest and the most digits of a phone number, with or without the country's code. */
const [fewestDigits, mostDigits] = [6, 17];

/** Whether a text has the form of a phone number. Whether its country's plan has the number is known on the server alone. */
export const isPhoneLike = (typed: string): boolean => {
  const digits = typed.replace(/\D/g, '').length;
  return /^[+\d][\d\s()./–-]*$/.test(typed.trim()) && digits >= fewestDigits && digits <= mostDigits;
};

/** A number in E.164, to which a text message can go. */
export const mobileShape = /^\+\d{7,15}$/;

/** Whether a text message can go to a number: in E.164. */
export const isMobile = (value: string): boolean => mobileShape.test(value);

/** The code of a country as it is dialled: `+225`. */
export const areaCodePattern = /^\+\d{1,4}$/;
