import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Asks a program of ours to end and waits until it has. */
export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
};

/** Ends a detached program of ours with all that it started, at once: none of them has anything to keep. */
export const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {} // it has ended already
};

/** An X screen without a monitor, under a number that nobody else has. */
export const openScreen = async (): Promise<{ readonly display: string; close(): Promise<void> }> => {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, close: () => end(server) };
};
