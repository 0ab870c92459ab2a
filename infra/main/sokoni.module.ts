import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountController, BotCheckController } from '#commands/account/account.controller.ts';
import { ExportController } from '#commands/account/export.controller.ts';
import { RegistrationController } from '#commands/account/registration.controller.ts';
import { SignInController } from '#commands/account/sign-in.controller.ts';
import { ExecuteHandler } from '#commands/command-bus.ts';
import { CommandsController } from '#commands/commands.controller.ts';
import { MediaUploadController } from '#commands/company/media-upload.controller.ts';
import { ResumableUploadController } from '#commands/company/resumable-upload.controller.ts';
import { PushNotificationController } from '#commands/notification/push-notification.controller.ts';
import { FileUploadController } from '#commands/profile/file-upload.controller.ts';
import { shownNumbers } from '#read-api/company/shown-numbers.ts';
import { type Config, publicOrigin } from '../config.ts';
import { declaredRoutes } from '../http/data-route.ts';
import { HealthController } from '../http/health.controller.ts';
import { answerLive } from '../http/live.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import * as token from '../http/tokens.ts';
import { facebookPictures } from '../media/facebook-pictures.ts';
import { OpenApiController } from './openapi.controller.ts';
import { openApi } from './openapi.ts';
import { publishedCommands } from './published-commands.ts';
import { readModules } from './read-modules.ts';
import type { Running } from './running.ts';
import type { Serving } from './serving.ts';

/** A worker answers for its health and its metrics alone. */
export const servesPages = ({ ROLE }: Config): boolean => ROLE !== 'worker';

const forServing = {
  imports: [CqrsModule.forRoot(), ...readModules],
  controllers: [
    OpenApiController,
    AccountController,
    RegistrationController,
    SignInController,
    BotCheckController,
    ExportController,
    CommandsController,
    PushNotificationController,
    MediaUploadController,
    FileUploadController,
    ResumableUploadController,
  ],
  providers: [ExecuteHandler],
};

const forWorking: typeof forServing = { imports: [], controllers: [], providers: [] };

@Module({})
class SokoniModule {}

/** The routes, and what they ask for by name. */
export const sokoniModule = (running: Running, { askNumbers, flows, people, secure }: Serving): DynamicModule => {
  const { imports, controllers, providers } = servesPages(running.config) ? forServing : forWorking;
  const provided: [symbol, unknown][] = [
    [token.DATABASE, running.db],
    [token.SEARCH, running.search],
    [token.READ_API, running.readApi],
    [token.COMMANDS, publishedCommands],
    [token.COMMAND_CONTEXT, running],
    [token.API_TOKEN, running.config.API_TOKEN],
    [token.PUBLIC_ORIGIN, publicOrigin(running.config) ?? null],
    [token.STATISTICS, running.statistics],
    [token.LIMITS, running.limits],
    [token.LEADS, askNumbers],
    [token.SHOWN_NUMBERS, shownNumbers(running.config.API_TOKEN)],
    [token.ACCOUNT_FLOWS, flows],
    [token.HUMANS, people],
    [token.MEDIA, running.media],
    [token.UPLOADS, running.uploads],
    [token.FACEBOOK_PICTURES, facebookPictures(running.config.FACEBOOK_PICTURES_URL)],
    [token.RESUMABLE_UPLOADS, running.resumable],
    [token.DOCUMENTS, running.documents],
    [token.OWN_FILES, running.ownFiles],
    [token.LIVE, answerLive(running.live)],
    [token.HEALTH, running.health],
    [token.METRICS, running.metrics],
    [
      token.OPENAPI,
      openApi({
        commands: publishedCommands,
        routes: declaredRoutes(),
        sessionCookie: sessionCookie(secure),
      }),
    ],
  ];
  return {
    module: SokoniModule,
    global: true,
    imports,
    controllers: [HealthController, ...controllers],
    providers: [...providers, ...provided.map(([provide, useValue]) => ({ provide, useValue }))],
    exports: provided.map(([provide]) => provide),
  };
};
