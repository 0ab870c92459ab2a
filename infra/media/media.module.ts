import { Module } from '@nestjs/common';
import { MediaController } from './media.controller.ts';
import { MediaUploadController } from './media-upload.controller.ts';

@Module({ controllers: [MediaController, MediaUploadController] })
export class MediaModule {}
