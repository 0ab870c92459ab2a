import { afterAll, beforeAll } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import type { FreshDatabase } from '#tests/postgres.ts';
import { type StartedDemo, startedDemo } from '#tests/started.ts';
import { type Desk, openDesk } from './desk.ts';
import { type Ear, openEar } from './ear.ts';

export type Heard = {
  readonly url: string;
  readonly db: FreshDatabase;
  readonly ear: Ear;
  /** From now on the browser is signed in as that account of the demo. */
  signIn(name: string): Promise<void>;
};

/** The demo in a browser that is heard, for the tests of a file. */
export const demoHeard = (): Heard => {
  let demo: StartedDemo;
  let desk: Desk;
  let ear: Ear;
  beforeAll(async () => {
    demo = await startedDemo();
    desk = await openDesk();
    ear = await openEar(desk, '1280,880');
  }, 300_000);
  afterAll(async () => {
    await ear?.close();
    await desk?.close();
    await demo?.stop();
  });
  return {
    get url() {
      return demo.server.url;
    },
    get db() {
      return demo.db;
    },
    get ear() {
      return ear;
    },
    signIn: async (name) => {
      const { url } = demo.server;
      await ear.page.context().addCookies([{ name: 'session', value: await demoSession(url, name), url }]);
    },
  };
};
