/**
 * Flags of Node for a process that lives as long as a run of the tests: it collects garbage less often, and not before its
 * heap has `megabytes`. A twentieth of what tests without a browser cost (2026-11).
 */
export const collectedSeldom = (megabytes: number): string[] => [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  `--initial-heap-size=${megabytes}`,
];
