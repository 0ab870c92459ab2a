import { Module } from '@nestjs/common';
import { CompanyPhonesController } from './company-phones.controller.ts';
import { IncrementVisitController } from './increment-visit.controller.ts';
import { ToldController } from './told.controller.ts';

@Module({ controllers: [CompanyPhonesController, IncrementVisitController, ToldController] })
export class StatisticsModule {}
