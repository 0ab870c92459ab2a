import { Command } from 'commander';
import { forgetAgain } from '#commands/privacy/forget-again.ts';
import { type Forgotten, keepForgottenList } from '#commands/privacy/forgotten-list.ts';
import { rebuild } from '#projections/rebuild.ts';
import { openAccess } from '../access/access.ts';
import { ownFiles } from '../documents/own-files.ts';
import { projections } from './all-projections.ts';
import { compareModels } from './backup/compare-models.ts';
import { forgottenSince } from './backup/forgotten-since.ts';
import type { Tell } from './backup/progress.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { openBackup, type Source } from './backup/source.ts';
import { type Asked, logOf, say, summary, working } from './backup-command.ts';
import { explained, jsonOption } from './help.ts';
import type { Sokoni } from './open.ts';
import { projectedByNow } from './projecting.ts';
import { terminalText } from './terminal-text.ts';

/** Builds what is made of the log, compares it with what it was, and erases again who was erased since. */
const settle = async (sokoni: Sokoni, { manifest }: Source, forgotten: Forgotten, tell: Tell) => {
  const { pool, media, documents, folders } = sokoni;
  const of = Number(await sokoni.store.head());
  await rebuild(sokoni, projections, {
    onProgress: ({ position }) => tell({ doing: 'events', done: Number(position), of }),
  });
  const compared = await compareModels(pool, manifest.models, projections);
  const { secret } = await openAccess(pool);
  const erasing = { ...sokoni, ownFiles: ownFiles(media, documents, secret, folders) };
  const again = await forgetAgain({ ...erasing, projected: projectedByNow(sokoni) }, forgotten, new Date());
  await keepForgottenList(pool, sokoni.forgottenList);
  return { compared, again };
};

/** `sokoni restore <path>`. Ends with 1 when a read model is not as it was, with 2 when nothing was restored. */
export const restoreCommand = (open: () => Promise<Sokoni>): Command =>
  explained(new Command('restore'), 'cli.restore', 'restore sokoni.tar --forgotten forgotten.txt')
    .argument('<path>', terminalText('cli.restore.path'))
    .option('--forgotten <file>', terminalText('cli.restore.forgotten'))
    .option('--keys <file>', terminalText('cli.restore.keys'))
    .option(...jsonOption)
    .action(async (path: string, { forgotten: list, keys, ...asked }: Asked & { forgotten?: string; keys?: string }) =>
      working(asked, async (tell) => {
        const source = await openBackup(path, keys);
        const sokoni = await open();
        try {
          const started = performance.now();
          const since = await forgottenSince(list, sokoni.forgottenList, source.manifest.at);
          await restoreBackup({ ...sokoni, logIn: logOf(sokoni) }, source, since, tell);
          const { compared, again } = await settle(sokoni, source, since, tell);
          const different = compared.filter(({ is }) => is === 'different').map(({ schema }) => schema);
          const counts = {
            ...{ models: compared.length, same: compared.filter(({ is }) => is === 'same').length, again },
            ...{ ...summary(source.manifest), path, seconds: (performance.now() - started) / 1000 },
          };
          if (asked.json) console.log(JSON.stringify({ ...counts, compared }));
          else {
            console.log(say('restored', counts));
            if (again > 0) console.log(say('forgotten-again', counts));
          }
          // without the keys of those who were forgotten since, less is to be read
          if (different.length > 0 && since.size === 0) {
            console.error(say('models-differ', { models: different.join(', ') }));
            process.exitCode = 1;
          }
        } finally {
          await sokoni.close();
        }
      }),
    );
