import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedReference } from '#commands/place/seed-reference.ts';
import { ProblemFilter } from '#infra/http/problem.filter.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { categories } from '#projections/category/categories.ts';
import { places } from '#projections/place/places.ts';
import { CategoryReadModule } from '#read-api/category/category.module.ts';
import { PlaceReadModule } from '#read-api/place/place.module.ts';
import { emptyGazetteer, type Gazetteer } from './gazetteer.ts';

@Module({})
class LookUps {
  static of({ db }: Gazetteer) {
    const provided = { provide: DATABASE, useValue: db };
    return {
      module: LookUps,
      global: true,
      imports: [PlaceReadModule, CategoryReadModule],
      providers: [provided],
      exports: [DATABASE],
    };
  }
}

let africa: Gazetteer;
let app: NestFastifyApplication;
beforeAll(async () => {
  africa = await emptyGazetteer();
  await seedReference(africa);
  await africa.project(places, categories);
  app = await NestFactory.create<NestFastifyApplication>(LookUps.of(africa), new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new ProblemFilter(pino({ level: 'silent' })));
  await app.init();
});
afterAll(async () => {
  await app.close();
  await africa[Symbol.asyncDispose]();
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: answered } = await app.inject({ url, headers });
  return { status: statusCode, type: answered['content-type'], body: JSON.parse(body) };
};

describe('the look-ups over HTTP', () => {
  test('answer cities by id and name, with the number of pages', async () => {
    const { status, body } = await get('/ajax/city-choice?q=abidj&page=1&country=CI');
    expect(status).toBe(200);
    expect(body).toEqual({ results: [{ id: 2293538, name: 'Abidjan' }], nbPages: 1 });
  });

  test('answer sub-cities and districts by name', async () => {
    const { body } = await get('/ajax/subcity-choice?q=coc&city=2293538&country=CI');
    expect(body).toEqual({ results: [{ name: 'Cocody' }] });
    const { body: districts } = await get('/ajax/district-choice?q=gigi&subcity=Westlands&city=Nairobi&country=KE');
    expect(districts).toEqual({ results: [{ name: 'Gigiri' }] });
  });

  test('answer all sub-cities and districts, or the page of twenty that is asked for', async () => {
    const { body: all } = await get('/ajax/district-choice?country=KE&context=company');
    expect(all.results.length).toBeGreaterThan(100);
    expect(all.nbPages).toBeUndefined();
    const { body: second } = await get('/ajax/district-choice?country=KE&page=2');
    expect(second).toEqual({ results: all.results.slice(20, 40), nbPages: Math.ceil(all.results.length / 20) });
  });

  test('begin with what begins with the letters typed', async () => {
    const first = async (url: string) => (await get(url)).body.results[0].name;
    expect(await first('/ajax/category-choice?q=gar&lang=fr')).toBe('Garage automobile');
    expect(await first('/ajax/category-choice?q=gar&lang=en')).toMatch(/^Gar/);
    expect(await first('/ajax/city-choice?q=abid')).toBe('Abidjan');
  });

  test('answer categories in the language asked for', async () => {
    const url = '/ajax/category-choice?q=hairdress&page=1&context=company';
    expect((await get(`${url}&lang=en`)).body.results[0]).toEqual({ id: 'beauty-hairdresser', name: 'Hairdresser' });
    const { body } = await get(url, { 'accept-language': 'fr-CI' });
    expect(body.results[0]).toEqual({ id: 'beauty-hairdresser', name: 'Salon de coiffure' });
    const { body: tree } = await get('/ajax/categories-tree?lang=en');
    expect(tree.results.find(({ id }: { id: string }) => id === 'health').children).toContainEqual({
      id: 'health-pharmacy',
      name: 'Pharmacy',
    });
  });

  test.each([
    '/ajax/city-choice?page=0',
    `/ajax/city-choice?q=${'a'.repeat(1_000_000)}`,
    '/ajax/city-choice?country=Kenya',
    '/ajax/category-choice?q=a&q=b',
    `/ajax/district-choice?subcity=${'a'.repeat(201)}`,
  ])('refuse what is not a question, with a problem', async (url) => {
    const { status, type, body } = await get(url);
    expect(status).toBe(422);
    expect(type).toContain('application/problem+json');
    expect(body.code).toBe('request.invalid');
  });
});
