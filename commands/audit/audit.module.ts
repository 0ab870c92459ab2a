import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { ClientEmailsController } from './client-emails.controller.ts';
import { ContractLogFileController } from './contract-log.controller.ts';
import { ContractsFileController } from './contracts-file.controller.ts';
import { SalesExportController } from './sales-export.controller.ts';

@Module({
  controllers: [
    AuditController,
    SalesExportController,
    ClientEmailsController,
    ContractsFileController,
    ContractLogFileController,
  ],
})
export class AuditModule {}
