import { readFileSync } from 'node:fs';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

// Fastify under Nest that sends the bytes it is given and does nothing else; run by Node itself, which knows no decorators
class Bare {}
Module({})(Bare);

/** Path → brotli in base64, in the file that the first argument names. */
const pages = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Readonly<Record<string, string>>;

const adapter = new FastifyAdapter();
const app = await NestFactory.create<NestFastifyApplication>(Bare, adapter, { logger: false });
await app.init();
const bytesOf = new Map(Object.entries(pages).map(([path, text]) => [path, Buffer.from(text, 'base64')]));
adapter.getInstance().get('/*', (request, reply) => {
  reply.header('Content-Type', 'text/html; charset=utf-8').header('Content-Encoding', 'br');
  return reply.send(bytesOf.get(request.url));
});
await app.listen(0, '127.0.0.1');
console.log(await app.getUrl());
