import { Module } from '@nestjs/common';
import { CompanyReviewsController } from './review.controller.ts';

@Module({ controllers: [CompanyReviewsController] })
export class ReviewReadModule {}
