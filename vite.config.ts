import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** One build for everything: the browser's files, and the `sokoni` program with the server-rendered web inside it. */
export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022' },
  environments: {
    ssr: {
      build: { target: 'node24', sourcemap: true, rolldownOptions: { input: { sokoni: 'infra/main/sokoni.ts' } } },
    },
  },
});
