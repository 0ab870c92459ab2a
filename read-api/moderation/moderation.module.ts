import { Module } from '@nestjs/common';
import { ProblemPictureController } from './problem-picture.controller.ts';

@Module({ controllers: [ProblemPictureController] })
export class ModerationReadModule {}
