import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { FromServer, ToServer } from './messages.ts';

/** The server under `npm run dev`: its modules come from Vite, in the process that started this one. */
const asking = new Map<number, (answer: never) => void>();
let asked = 0;

const tell = (message: FromServer): void => void process.send?.(message);

const runner = new ModuleRunner(
  {
    hmr: false,
    transport: {
      invoke: (payload) =>
        new Promise((resolve) => {
          const id = ++asked;
          asking.set(id, resolve);
          tell({ kind: 'module', id, payload });
        }),
    },
  },
  new ESModulesEvaluator(),
);

process.on('message', (message: ToServer) => {
  if (message.kind === 'module') {
    asking.get(message.id)?.(message.answer as never);
    asking.delete(message.id);
  } else
    for (const id of message.modules) {
      const known = runner.evaluatedModules.getModuleById(id);
      if (known) runner.evaluatedModules.invalidateModule(known);
    }
});
process.on('disconnect', () => process.exit(0));

const [{ startHere }, { unstable_setDevServerHooks: setDevServerHooks }] = await Promise.all([
  runner.import<typeof import('./start-here.ts')>('/infra/main/dev/start-here.ts'),
  runner.import<typeof import('react-router')>('react-router'),
]);
// the styles that routes import; the client reads them again by the same address
setDevServerHooks({
  getCriticalCss: async (pathname: string) =>
    ({ rel: 'stylesheet', href: `/@react-router/critical.css?pathname=${encodeURIComponent(pathname)}` }) as never,
});
const { url } = await startHere(process.env);
tell({ kind: 'listening', url });
