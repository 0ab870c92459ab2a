import { createServer as createHttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { createServer, DevEnvironment, type HotChannel, type Plugin } from 'vite';
import { startEmbeddedPostgres } from '../../database/embedded-postgres.ts';
import { untilAsked } from '../until-asked.ts';
import { proxyTo } from './proxy.ts';
import { changeOf } from './source-change.ts';
import { superviseServer } from './supervise-server.ts';

/**
 * `npm run dev`: Vite and the embedded database stay, the server is a process of its own that is started anew when one
 * of its files is saved. A saved page is rendered anew by the running server, and the browser changes only what differs.
 */
const started = performance.now();
// the server checks every setting; these few are of this process
const { DATABASE_URL, DATA_DIR = '.sokoni', HOST = '127.0.0.1', PORT = '3000', PUBLIC_URL } = process.env;
const database = DATABASE_URL ? undefined : await startEmbeddedPostgres(resolve(DATA_DIR));
const packages = dirname(dirname(createRequire(import.meta.url).resolve('vite/package.json')));
const address = `http://${HOST}:${PORT}`;

/** The server asks for its modules over its own channel: what Vite tells its runners goes nowhere. */
const silent: HotChannel = { skipFsCheck: true, send: () => {}, on: () => {}, off: () => {} };

const server = superviseServer({
  environment: {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: DATABASE_URL ?? database?.url,
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: PUBLIC_URL ?? address,
  },
  fetchModule: (payload) => vite.environments.ssr.hot.handleInvoke(payload),
});

/** Tells the browser and the server what a saved file means for them. */
const onSave: Plugin = {
  name: 'sokoni:on-save',
  async hotUpdate({ file, modules }) {
    if (this.environment.name !== 'ssr') return;
    const change = changeOf(this.environment.moduleGraph, file, modules);
    if (change.kind === 'server') {
      const since = performance.now();
      console.log(`${file.slice(vite.config.root.length + 1)}: starting the server again`);
      const answers = await server.restart();
      if (answers) console.log(`  answers after ${Math.round(performance.now() - since)} ms`);
      else console.error('  it ended by the fault above; it starts again with the next file that is saved');
    }
    if (change.kind === 'page') await server.forget(change.modules);
    if (change.kind !== 'none' || file.endsWith('.css'))
      vite.environments.client.hot.send({ type: 'custom', event: 'sokoni:page' });
    return [];
  },
};

const http = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => proxyTo(server.url, request, response));
});

const vite = await createServer({
  appType: 'custom',
  plugins: [onSave],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    fs: { allow: ['.', packages] },
    watch: { ignored: [`${process.cwd()}/build/**`, `${resolve(DATA_DIR)}/**`] },
  },
  // found before the first page asks for them, else that page is loaded twice
  optimizeDeps: { include: ['idiomorph', 'xstate', 'zod', 'react-intl'] },
  environments: {
    ssr: {
      dev: {
        createEnvironment: (name, resolved) => new DevEnvironment(name, resolved, { hot: true, transport: silent }),
      },
    },
  },
});

untilAsked(async () => {
  await server.stop();
  await database?.stop();
});

if (!(await server.restart())) process.exit(1);
await new Promise<void>((listening) => http.listen(Number(PORT), HOST, listening));
console.log(
  `${address} answers ${Math.round(performance.now() - started)} ms after the start; saved files are shown at once`,
);
