import 'reflect-metadata';
import { Controller, Get, Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { createRequestListener } from '@react-router/node';

@Controller('health')
class Health {
  constructor(@Inject('x') private readonly x: number) {}
  @Get('live') live() {
    return { x: this.x };
  }
}
@Module({ controllers: [Health], providers: [{ provide: 'x', useValue: 3 }] })
class App {}
const app = await NestFactory.create(App, new FastifyAdapter());
const build = await import('virtual:react-router/server-build');
const listener = createRequestListener({ build });
await app.init();
const fastify = app.getHttpAdapter().getInstance();
fastify.all('/*', (req: any, reply: any) => {
  reply.hijack();
  listener(req.raw, reply.raw);
});
await app.listen(3456, '127.0.0.1');
console.log('up');
