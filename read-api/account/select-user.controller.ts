import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import { maySeeAccounts } from '#domain/account/account.permissions.ts';
import type { Database } from '#infra/database/database.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { type StaffChoices, staffChoices, staffLookUpParams } from '../place/lookup-params.ts';
import { selectUser } from './select-user.ts';

/** The look-up of the fields in which staff choose a person. */
@Controller('ajax/admin')
export class SelectUserController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('select-user')
  @Header('Cache-Control', 'private, no-store')
  @DataRoute({
    rule: maySeeAccounts,
    summary: 'People with an account, by their name, e-mail or account ID',
    params: staffLookUpParams,
    answers: ok(staffChoices),
  })
  people(@Query() query: unknown): Promise<StaffChoices> {
    return selectUser(this.db, staffLookUpParams.parse(query));
  }
}
