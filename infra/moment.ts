/** The points of the program at which tests kill the process, to prove that nothing is lost or doubled. */
export type Moment =
  | 'append.before'
  | 'append.after'
  | 'projection.before'
  | 'projection.inside'
  | 'projection.after'
  | 'rebuild.filling'
  | 'rebuild.switching'
  | 'reaction.before'
  | 'reaction.inside'
  | 'reaction.after'
  | 'effect.before'
  | 'effect.after'
  | 'announcement.before'
  | 'announcement.inside'
  | 'announcement.after'
  | 'upload.image'
  | 'upload.document'
  | 'photo.removed'
  | 'backup.log'
  | 'backup.files'
  | 'backup.before-rename'
  | 'restore.log'
  | 'restore.before-commit';

const [dieAt, times = '1'] = (process.env.SOKONI_DIE_AT ?? '').split(':');
let left = Number(times);

/** Marks a moment. Fault tests name one in `SOKONI_DIE_AT` (`append.after:3`): the process is killed the third time there. */
export const moment = (name: Moment): void => {
  if (name === dieAt && --left === 0) process.kill(process.pid, 'SIGKILL');
};
