import { Command } from 'commander';
import { checkpoints, createCheckpoints } from '#projections/checkpoints.ts';
import { park } from '#projections/park.ts';
import { type Projection, schemaOf } from '#projections/projection.ts';
import { prune } from '#projections/prune.ts';
import { type BuildOptions, rebuild } from '#projections/rebuild.ts';
import { switchBack } from '#projections/swap.ts';
import { verify } from '#projections/verify.ts';
import type { Position } from '../event-store/event-store.ts';
import { projections as every } from './all-projections.ts';
import { explained, jsonOption } from './help.ts';
import type { Sokoni } from './open.ts';
import { terminalText } from './terminal-text.ts';
import { workBar } from './work-bar.ts';

type Asked = { readonly all?: boolean; readonly json?: boolean };

/** The projections of these names, or all. Throws for a name that none has, and when neither names nor --all are given. */
const chosen = (names: readonly string[], everyOne: boolean | undefined): readonly Projection[] => {
  if (everyOne) return every;
  const unknown = names.filter((name) => !every.some((projection) => projection.name === name));
  const all = every.map(({ name }) => name).join(', ');
  if (unknown.length > 0) throw new Error(terminalText('cli.projections.unknown', { names: unknown.join(', '), all }));
  if (names.length === 0) throw new Error(terminalText('cli.projections.unnamed', { all }));
  return every.filter(({ name }) => names.includes(name));
};

/** How far a build is. Positions count events. */
const progressBar = (label: string, end: Position, json: boolean | undefined) => {
  const of = Number(end);
  const bar = workBar((doing) => `${label}, ${terminalText(`cli.projections.doing.${doing}`)}`, json ?? false);
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
  const command = explained(new Command('projections'), 'cli.projections');
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

  explained(command.command('status'), 'cli.projections.status', 'projections status')
    .option(...jsonOption)
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
          ...missing.map(
            (projection) => `${schemaOf(projection).padEnd(28)} ${terminalText('cli.projections.missing')}`,
          ),
        ]);
        if (all.some(({ state }) => state === 'failed')) process.exitCode = 1;
      }),
    );

  explained(command.command('rebuild'), 'cli.projections.rebuild', 'projections rebuild --all')
    .argument('[names...]')
    .option('--all', terminalText('cli.projections.all'))
    .option(...jsonOption)
    .action(
      act(async ({ pool, store, codec }, names: string[], { all, json }: Asked) => {
        const projections = chosen(names, all);
        const started = performance.now();
        const bar = progressBar(projections.map(schemaOf).join(', '), await store.head(), json);
        const position = await rebuild({ pool, store, codec }, projections, bar).finally(bar.stop);
        const seconds = (performance.now() - started) / 1000;
        tell(json, { rebuilt: projections.map(schemaOf), position, seconds }, [
          terminalText('cli.projections.rebuilt', {
            models: projections.map(schemaOf).join(', '),
            position: String(position),
            seconds,
          }),
        ]);
      }),
    );

  explained(command.command('verify'), 'cli.projections.verify', 'projections verify --all')
    .argument('[names...]')
    .option('--all', terminalText('cli.projections.all'))
    .option(...jsonOption)
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
          terminalText(differences.length === 0 ? 'cli.projections.same' : 'cli.projections.different', {
            model: projection,
            rows,
            position: String(position),
          }),
          ...differences.flatMap(({ table, rows, examples }) => [
            `  ${terminalText('cli.projections.table', { table, rows })}`,
            ...examples.map(
              ({ key, is }) => `    ${terminalText(`cli.projections.row.${is}`, { key: JSON.stringify(key) })}`,
            ),
          ]),
        ]);
        tell(json, outcome, lines);
        if (outcome.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
      }),
    );

  explained(command.command('prune'), 'cli.projections.prune', 'projections prune --dry-run')
    .option('--dry-run', terminalText('cli.dryRun'))
    .option(...jsonOption)
    .action(
      act(async ({ pool }, { dryRun, json }: Asked & { readonly dryRun?: boolean }) => {
        const pruned = await prune(pool, every, { dry: dryRun ?? false });
        tell(json, pruned, [
          pruned.removed.length > 0
            ? terminalText('cli.projections.dropped', { schemas: pruned.removed.join(', ') })
            : terminalText('cli.projections.nothing'),
          ...pruned.kept.map(({ schema, because }) =>
            terminalText(because === 'in use' ? 'cli.projections.kept.used' : 'cli.projections.kept.alone', { schema }),
          ),
        ]);
      }),
    );

  explained(command.command('back'), 'cli.projections.back', 'projections back accounts')
    .argument('<name>')
    .action(
      act(async ({ pool }, name: string) => {
        for (const projection of chosen([name], false)) {
          if (!(await switchBack(pool, projection)))
            throw new Error(terminalText('cli.projections.noEarlier', { model: schemaOf(projection) }));
          console.log(terminalText('cli.projections.isBack', { model: schemaOf(projection) }));
        }
      }),
    );

  explained(command.command('park'), 'cli.projections.park', 'projections park accounts 1234')
    .argument('<name>')
    .argument('<position>')
    .action(
      act(async ({ pool }, name: string, position: string) => {
        for (const projection of chosen([name], false)) await park(pool, projection, position);
        console.log(terminalText('cli.projections.parked', { model: name, position }));
      }),
    );
  return command;
};
