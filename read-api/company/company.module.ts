import { Module } from '@nestjs/common';
import { CompanyController } from './company.controller.ts';
import { SelectCompanyController } from './select-company.controller.ts';
import { ShoppingController } from './shopping.controller.ts';

@Module({ controllers: [CompanyController, SelectCompanyController, ShoppingController] })
export class CompanyReadModule {}
