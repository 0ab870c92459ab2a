import { Controller, Get, Inject, Query } from '@nestjs/common';
import type { Database } from '#infra/database/database.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { type CityChoice, cityChoice, cityChoiceParams } from './city-choice.ts';
import { districtChoice, districtChoiceParams } from './district-choice.ts';
import type { NameChoice } from './lookup-params.ts';
import { subCityChoice, subCityChoiceParams } from './subcity-choice.ts';

/** The look-ups of forms that ask for a place. */
@Controller('ajax')
export class PlaceController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('city-choice')
  cities(@Query() query: unknown): Promise<CityChoice> {
    return cityChoice(this.db, cityChoiceParams.parse(query));
  }

  @Get('subcity-choice')
  subCities(@Query() query: unknown): Promise<NameChoice> {
    return subCityChoice(this.db, subCityChoiceParams.parse(query));
  }

  @Get('district-choice')
  districts(@Query() query: unknown): Promise<NameChoice> {
    return districtChoice(this.db, districtChoiceParams.parse(query));
  }
}
