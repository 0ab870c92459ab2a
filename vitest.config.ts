import { defineConfig } from 'vitest/config';

const report = process.env.SOKONI_TEST_REPORT;

export default defineConfig({
  test: {
    include: ['tests/**/*.spec.{ts,tsx}'],
    globalSetup: ['tests/postgres.global.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } }, // a busy machine is slow, not wrong
    maxWorkers: 2,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
