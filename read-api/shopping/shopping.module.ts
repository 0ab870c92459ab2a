import { Module } from '@nestjs/common';
import { ShoppingController } from './shopping.controller.ts';

@Module({ controllers: [ShoppingController] })
export class ShoppingReadModule {}
