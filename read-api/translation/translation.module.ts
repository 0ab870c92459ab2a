import { Module } from '@nestjs/common';
import { TranslationController } from './translation.controller.ts';

@Module({ controllers: [TranslationController] })
export class TranslationReadModule {}
