import { Module } from '@nestjs/common';
import { CvController } from './cv.controller.ts';
import { ProfileController } from './profile.controller.ts';

@Module({ controllers: [ProfileController, CvController] })
export class ProfileReadModule {}
