import { Module } from '@nestjs/common';
import { ClientFilesController } from './client-files.controller.ts';

@Module({ controllers: [ClientFilesController] })
export class ClientFilesModule {}
