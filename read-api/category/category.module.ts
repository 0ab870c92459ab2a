import { Module } from '@nestjs/common';
import { CategoryController } from './category.controller.ts';

@Module({ controllers: [CategoryController] })
export class CategoryReadModule {}
