import { Command } from 'commander';
import { projections as every } from '#projections/all.ts';
import { checkpoints, createCheckpoints } from '#projections/checkpoints.ts';
import { park } from '#projections/park.ts';
import { type Projection, schemaOf } from '#projections/projection.ts';
import { prune } from '#projections/prune.ts';
import { type BuildOptions, rebuild } from '#projections/rebuild.ts';
import { switchBack } from '#projections/swap.ts';
import { verify } from '#projections/verify.ts';
import type { Position } from '../event-store/event-store.ts';
import type { Sokoni } from './open.ts';
import { workBar } from './work-bar.ts';

type Asked = { readonly all?: boolean; readonly json?: boolean };

/** The projections of these names, or all. Throws for a name that none has, and when neither names nor --all are given. */
const chosen = (names: readonly string[], all: boolean | undefined): readonly Projection[] => {
  if (all) return every;
  const unknown = names.filter((name) => !every.some((projection) => projection.name === name));
  const there = every.map(({ name }) => name).join(', ');
  if (unknown.length > 0) throw new Error(`There is no projection ${unknown.join(', ')}; there are ${there}`);
  if (names.length === 0) throw new Error(`Name projections, or say --all; there are ${there}`);
  return every.filter(({ name }) => names.includes(name));
};

/** How far a build is. Positions count events. */
const progressBar = (label: string, end: Position, json: boolean | undefined) => {
  const of = Number(end);
  const bar = workBar((doing) => `${label}, ${doing}`, json ?? false);
  const onProgress: BuildOptions['onProgress'] = ({ position, doing }) =>
    bar.show({ doing, done: Math.min(Number(position), of), of });
  return { onProgress, stop: bar.stop };
};

const tell = (json: boolean | undefined, outcome: unknown, lines: readonly string[]): void => {
  if (json) console.log(JSON.stringify(outcome));
  else for (const line of lines) console.log(line);
};

/** `sokoni projections …`. Ends with 1 when something is not as it should be. */
export const projectionsCommand = (open: () => Promise<Sokoni>): Command => {
  const command = new Command('projections').description('See to the read models');
  const act =
    <A extends unknown[]>(work: (sokoni: Sokoni, ...args: A) => Promise<void>) =>
    async (...args: A): Promise<void> => {
      const sokoni = await open();
      try {
        await createCheckpoints(sokoni.pool);
        await work(sokoni, ...args);
      } finally {
        await sokoni.close();
      }
    };

  command
    .command('status')
    .description('Where each read model stands; ends with 1 when one has failed')
    .option('--json', 'as one JSON object')
    .action(
      act(async ({ pool, store }, { json }: Asked) => {
        const head = await store.head();
        const all = await checkpoints(pool);
        const missing = every.filter((projection) => !all.some(({ schema }) => schema === schemaOf(projection)));
        tell(json, { head, projections: all, missing: missing.map(schemaOf) }, [
          ...all.map(
            ({ schema, state, position, updatedAt, error }) =>
              `${schema.padEnd(28)} ${state.padEnd(9)} ${position}/${head}  ${updatedAt.toISOString()}${error ? `  ${error}` : ''}`,
          ),
          ...missing.map((projection) => `${schemaOf(projection).padEnd(28)} not built; a start builds it`),
        ]);
        if (all.some(({ state }) => state === 'failed')) process.exitCode = 1;
      }),
    );

  command
    .command('rebuild')
    .description('Build read models anew from the log, beside the ones that serve, and switch')
    .argument('[names...]')
    .option('--all', 'every read model')
    .option('--json', 'as one JSON object')
    .action(
      act(async ({ pool, store, codec }, names: string[], { all, json }: Asked) => {
        const projections = chosen(names, all);
        const started = performance.now();
        const bar = progressBar('rebuilding', await store.head(), json);
        const position = await rebuild({ pool, store, codec }, projections, bar).finally(bar.stop);
        const seconds = (performance.now() - started) / 1000;
        tell(json, { rebuilt: projections.map(schemaOf), position, seconds }, [
          `${projections.map(schemaOf).join(', ')} rebuilt up to ${position} in ${seconds.toFixed(1)} s`,
        ]);
      }),
    );

  command
    .command('verify')
    .description('Build read models aside and compare them row by row with what serves; ends with 1 when they differ')
    .argument('[names...]')
    .option('--all', 'every read model')
    .option('--json', 'as one JSON object')
    .action(
      act(async ({ pool, store, codec }, names: string[], { all, json }: Asked) => {
        const head = await store.head();
        const outcome = [];
        for (const projection of chosen(names, all)) {
          const bar = progressBar(schemaOf(projection), head, json);
          const verified = await verify({ pool, store, codec }, projection, bar).finally(bar.stop);
          outcome.push({ projection: schemaOf(projection), ...verified });
        }
        const lines = outcome.flatMap(({ projection, rows, position, differences }) => [
          `${projection}: ${rows} rows at ${position}, ${differences.length === 0 ? 'as the log says' : 'DIFFERENT'}`,
          ...differences.flatMap(({ table, rows, examples }) => [
            `  ${table}: ${rows} rows differ`,
            ...examples.map(({ key, is }) => `    ${JSON.stringify(key)} is ${is}`),
          ]),
        ]);
        tell(json, outcome, lines);
        if (outcome.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
      }),
    );

  command
    .command('prune')
    .description('Drop what rebuilds and earlier versions left')
    .option('--dry-run', 'only say what would go')
    .option('--json', 'as one JSON object')
    .action(
      act(async ({ pool }, { dryRun, json }: Asked & { readonly dryRun?: boolean }) => {
        const pruned = await prune(pool, every, { dry: dryRun ?? false });
        tell(json, pruned, [
          pruned.removed.length > 0 ? `Dropped: ${pruned.removed.join(', ')}` : 'There was nothing to drop',
          ...pruned.kept.map(({ schema, because }) => `Kept ${schema}: ${because}`),
        ]);
      }),
    );

  command
    .command('back')
    .description('Put the read model of before the last rebuild back in place')
    .argument('<name>')
    .action(
      act(async ({ pool }, name: string) => {
        for (const projection of chosen([name], false)) {
          if (!(await switchBack(pool, projection)))
            throw new Error(`Nothing is kept of an earlier ${schemaOf(projection)}`);
          console.log(
            `${schemaOf(projection)} is as it was before; the next start or the running one brings it up to date`,
          );
        }
      }),
    );

  command
    .command('park')
    .description('Have a stopped read model pass over the event at a position, for good')
    .argument('<name>')
    .argument('<position>')
    .action(
      act(async ({ pool }, name: string, position: string) => {
        for (const projection of chosen([name], false)) await park(pool, projection, position);
        console.log(`${name} passes over the event at ${position}`);
      }),
    );
  return command;
};
