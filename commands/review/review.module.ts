import { Module } from '@nestjs/common';
import type { Config } from '#infra/config.ts';
import { COMMAND_CONTEXT, PUBLIC_ORIGIN } from '#infra/http/tokens.ts';
import { ReviewController } from './review.controller.ts';

@Module({
  controllers: [ReviewController],
  providers: [
    {
      provide: PUBLIC_ORIGIN,
      useFactory: ({ config }: { readonly config: Config }) => config.PUBLIC_URL ?? null,
      inject: [COMMAND_CONTEXT],
    },
  ],
})
export class ReviewModule {}
