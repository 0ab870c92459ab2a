import { describe } from 'vitest';
import { hubContract } from './hub.contract.ts';

describe('a live hub without Redis', () => hubContract(() => ({})));
