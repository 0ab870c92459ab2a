import { Module } from '@nestjs/common';
import { SuggestController } from './suggest.controller.ts';

@Module({ controllers: [SuggestController] })
export class SuggestReadModule {}
