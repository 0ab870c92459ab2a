import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: '[name].js',
  ssr: true,
  // one file for all of them, which browsers keep, instead of a request before each change of page
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
