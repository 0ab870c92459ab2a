import { categoryEvents } from './category/category.events.ts';
import { companyEvents } from './company/company.events.ts';
import { placeEvents } from './place/place.events.ts';

/** Every type of event there is. */
export const catalogue = { ...placeEvents, ...categoryEvents, ...companyEvents };
