import { Module } from '@nestjs/common';
import { LiveController } from './live.controller.ts';

@Module({ controllers: [LiveController] })
export class LiveModule {}
