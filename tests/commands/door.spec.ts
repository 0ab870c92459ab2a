import type { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Command, command } from '#commands/command.ts';
import type { Execute } from '#commands/command-bus.ts';
import { CommandsController } from '#commands/commands.controller.ts';
import { execute } from '#commands/execute.ts';
import { anyone } from '#domain/access.ts';
import { type Actor, visitor } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { NamedLimit } from '#infra/limits/limit.ts';
import { ownCommands, publishedCommands } from '#infra/main/published-commands.ts';
import { contextWith } from '#tests/command-context.ts';

const context = contextWith({ store: {} as never, codec: {} as never, pool: {} as never, db: {} as never });

const openStall = command({
  context: 'market',
  name: 'open-stall',
  schema: z.object({}),
  allowed: anyone,
  handle: async () => ({ id: 7, position: '12', token: 'a secret' }),
});

const envelopeOf = (actor: Actor): Envelope => ({
  ...{ commandId: 'c', actor, now: new Date(), subscriber: '192.0.2.1', correlationId: 'c' },
});

const controllerOf = (commands: readonly Command[]) => {
  const bus = { execute: ({ command, data, envelope }: Execute) => execute(context, command, data, envelope) };
  return new CommandsController(commands, undefined, bus as unknown as CommandBus);
};

const request = { headers: {}, query: {}, ip: '192.0.2.1', id: 'r', viewer: null } as unknown as FastifyRequest;
const reply = { status: () => reply } as unknown as FastifyReply;

test('what a command answers reaches who executes it, and the API sends its id and its position alone', async () => {
  expect((await execute(context, openStall, {}, envelopeOf(visitor))).token).toBe('a secret');
  expect(await controllerOf([openStall]).execute('market', 'open-stall', {}, request, reply)).toEqual({
    id: 7,
    position: '12',
  });
});

test('no command of our own pages and command line is published', async () => {
  const controller = controllerOf(publishedCommands);
  for (const { context, name } of ownCommands)
    await expect(controller.execute(context, name, {}, request, reply), name).rejects.toThrow('Not Found');
});

test('whoever acts as somebody may send of them what visitors may, and nothing else', () => {
  const passed = ownCommands.filter(({ whileActing }) => whileActing).map(({ name }) => name);
  const forVisitors = ownCommands.filter(({ allowed }) => allowed(visitor)).map(({ name }) => name);
  expect(passed).toEqual(forVisitors);
});

test('a limit with a name is one for all commands that name it, and staff have it too', async () => {
  const taken: string[] = [];
  const demand = async ({ name }: NamedLimit, key: string) => void taken.push(`${name} ${key}`);
  const limited = { ...context, limits: { ...context.limits, demand } };
  const named = { ...openStall, limit: { name: 'market/stall', burst: 1, perMinute: 1 } };
  const send = (sent: typeof openStall, actor: Actor) => execute(limited, sent, {}, envelopeOf(actor));
  await send(named, { id: 'ada', role: 'admin' });
  await send({ ...named, name: 'close-stall' }, visitor);
  await send({ ...openStall, limit: null }, visitor);
  await send(openStall, { id: 'ada', role: 'admin' });
  await send(openStall, visitor);
  expect(taken).toEqual(['market/stall ada', 'market/stall 192.0.2.1', 'command/market/open-stall 192.0.2.1']);
});
