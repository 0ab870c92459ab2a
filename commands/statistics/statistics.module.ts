import { Module } from '@nestjs/common';
import { ToldController } from './analytics.controller.ts';
import { CompanyPhonesController } from './company-phones.controller.ts';
import { IncrementVisitController } from './increment-visit.controller.ts';

@Module({ controllers: [CompanyPhonesController, IncrementVisitController, ToldController] })
export class StatisticsModule {}
