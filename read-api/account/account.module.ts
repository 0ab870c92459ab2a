import { Module } from '@nestjs/common';
import { SelectUserController } from './select-user.controller.ts';

@Module({ controllers: [SelectUserController] })
export class AccountReadModule {}
