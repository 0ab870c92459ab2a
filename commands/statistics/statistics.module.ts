import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller.ts';
import { CompanyPhonesController } from './company-phones.controller.ts';
import { IncrementVisitController } from './increment-visit.controller.ts';

@Module({ controllers: [CompanyPhonesController, IncrementVisitController, AnalyticsController] })
export class StatisticsModule {}
