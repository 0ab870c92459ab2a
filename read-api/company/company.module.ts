import { Module } from '@nestjs/common';
import { CompanyController } from './company.controller.ts';
import { SelectCompanyController } from './select-company.controller.ts';

@Module({ controllers: [CompanyController, SelectCompanyController] })
export class CompanyReadModule {}
