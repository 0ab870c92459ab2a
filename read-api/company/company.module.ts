import { Module } from '@nestjs/common';
import { CompanyController } from './company.controller.ts';

@Module({ controllers: [CompanyController] })
export class CompanyReadModule {}
