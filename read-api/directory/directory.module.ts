import { Module } from '@nestjs/common';
import { DirectoryController } from './directory.controller.ts';

@Module({ controllers: [DirectoryController] })
export class DirectoryReadModule {}
