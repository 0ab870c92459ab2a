import { Controller, Get, Inject, Query } from '@nestjs/common';
import { anyone } from '#domain/access.ts';
import type { Database } from '#infra/database/database.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { type CityChoice, cityChoice, cityChoiceParams, cityChoices } from './city-choice.ts';
import { districtChoice, districtChoiceParams } from './district-choice.ts';
import type { NameChoice } from './lookup-params.ts';
import { nameChoice } from './lookup-params.ts';
import { subCityChoice, subCityChoiceParams } from './subcity-choice.ts';

/** The look-ups of the place fields. */
@Controller('ajax')
export class PlaceController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('city-choice')
  @DataRoute({
    rule: anyone,
    summary: 'Cities by any of their names',
    params: cityChoiceParams,
    answers: ok(cityChoices),
  })
  cities(@Query() query: unknown): Promise<CityChoice> {
    return cityChoice(this.db, cityChoiceParams.parse(query));
  }

  @Get('subcity-choice')
  @DataRoute({
    rule: anyone,
    summary: 'Sub-cities of a city',
    params: subCityChoiceParams,
    answers: ok(nameChoice),
  })
  subCities(@Query() query: unknown): Promise<NameChoice> {
    return subCityChoice(this.db, subCityChoiceParams.parse(query));
  }

  @Get('district-choice')
  @DataRoute({
    rule: anyone,
    summary: 'Districts of a city or sub-city',
    params: districtChoiceParams,
    answers: ok(nameChoice),
  })
  districts(@Query() query: unknown): Promise<NameChoice> {
    return districtChoice(this.db, districtChoiceParams.parse(query));
  }
}
