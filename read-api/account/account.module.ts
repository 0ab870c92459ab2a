import { Module } from '@nestjs/common';
import { ClaimDocumentController } from './claim-document.controller.ts';
import { SelectUserController } from './select-user.controller.ts';

@Module({ controllers: [ClaimDocumentController, SelectUserController] })
export class AccountReadModule {}
