import { Module } from '@nestjs/common';
import type { Config } from '../../config.ts';
import { COMMAND_CONTEXT, PUBLIC_ORIGIN } from '../tokens.ts';
import { ShareController } from './share.controller.ts';
import { SitemapController } from './sitemap.controller.ts';

/** Addresses for crawlers and for people who pass a company on. */
@Module({
  controllers: [SitemapController, ShareController],
  providers: [
    {
      provide: PUBLIC_ORIGIN,
      useFactory: ({ config }: { readonly config: Config }) => config.PUBLIC_URL ?? null,
      inject: [COMMAND_CONTEXT],
    },
  ],
})
export class SeoModule {}
