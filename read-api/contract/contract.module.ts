import { Module } from '@nestjs/common';
import { ContractController } from './contract.controller.ts';

@Module({ controllers: [ContractController] })
export class ContractReadModule {}
