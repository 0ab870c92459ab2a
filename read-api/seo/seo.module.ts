import { Module } from '@nestjs/common';
import { ShareController } from './share.controller.ts';
import { SitemapController } from './sitemap.controller.ts';

/** Addresses for crawlers and for people who pass a company on. */
@Module({ controllers: [SitemapController, ShareController] })
export class SeoModule {}
