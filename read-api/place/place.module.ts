import { Module } from '@nestjs/common';
import { PlaceController } from './place.controller.ts';

@Module({ controllers: [PlaceController] })
export class PlaceReadModule {}
