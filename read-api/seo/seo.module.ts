import { Module } from '@nestjs/common';
import { ShareController } from './share.controller.ts';
import { SitemapController } from './sitemap.controller.ts';

/** Sitemaps for crawlers, and cards, QR codes and contacts for sharing a company. */
@Module({ controllers: [SitemapController, ShareController] })
export class SeoModule {}
