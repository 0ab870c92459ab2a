import { Module } from '@nestjs/common';
import { ArchiveController } from './archive.controller.ts';

@Module({ controllers: [ArchiveController] })
export class PrivacyModule {}
