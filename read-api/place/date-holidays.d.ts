/** What is used of the calendars of public holidays; their own types say nothing of the names. */
declare module 'date-holidays' {
  type Holiday = {
    /** `2027-05-16 00:00:00`, of those of the moon with an offset after it. */
    readonly date: string;
    readonly type: string;
    readonly name: string;
    readonly rule: string;
  };
  export default class Holidays {
    constructor(country: string);
    /** Empty for a country that is not known. */
    getHolidays(year: number, language: string): readonly Holiday[];
  }
}

declare module 'date-holidays/data' {
  type Named = { readonly name?: Readonly<Record<string, string>> };
  type Day = Named & { readonly _name?: string };
  export const data: {
    readonly holidays: Readonly<Record<string, { readonly days?: Readonly<Record<string, Day | false>> }>>;
    readonly names: Readonly<Record<string, Named>>;
  };
}
