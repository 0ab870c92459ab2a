import type { CompanyToEdit } from '#read-api/company/company-to-edit.ts';
import type { ReadApi } from '#read-api/read-api.ts';

type Place = CompanyToEdit['place'];

/** The fields of a place as the form sends them. */
export type PlaceTyped = Record<string, unknown> & {
  readonly country?: string;
  readonly city?: string | null;
  readonly cityId?: string | null;
  readonly landmark?: object;
};

export const placeShown = ({ city, unknownCity, ...place }: Place): object => ({
  ...place,
  city: city?.name ?? unknownCity,
  cityId: city?.id ?? null,
});

/**
 * The place that a form says: the city that was chosen or is known by the name that was typed, else the name itself. The
 * id that comes with the form holds for as long as the name beside it is that city's.
 */
export const placeTyped = async (api: Pick<ReadApi, 'cityByIdOrName'>, typed: PlaceTyped): Promise<object> => {
  const { city: name, cityId: id, landmark = {}, ...place } = typed;
  const country = String(place.country ?? '');
  const chosen = id && name ? await api.cityByIdOrName(id, country) : null;
  const city = chosen && chosen.name === name ? chosen : name ? await api.cityByIdOrName(name, country) : null;
  return {
    ...place,
    cityId: city?.id ?? null,
    unknownCity: city ? null : (name ?? null),
    landmark: Object.keys(landmark).length > 0 ? landmark : null,
  };
};
