import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { person } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();

const ask = async (method: string, path: string, accept = '*/*') => {
  const answer = await person(at.url).ask(path, { method, headers: { Accept: accept } });
  return { status: answer.status, allow: answer.headers.get('allow'), type: answer.headers.get('content-type') };
};

test.each([
  ['DELETE', '/api/search', 'GET, HEAD'],
  ['POST', '/api/companies/1', 'GET, HEAD'],
  ['PATCH', '/api/company/1/incrementVisit', 'GET, HEAD, PUT'],
  ['GET', '/api/company/register-company', 'POST'],
  ['PUT', '/api/login', 'POST'],
  ['OPTIONS', '/ajax/city-choice', 'GET, HEAD'],
  ['POST', '/robots.txt', 'GET, HEAD'],
  ['DELETE', '/health/live', 'GET, HEAD'],
  ['PUT', '/en/contact', 'GET, HEAD, POST'],
])('%s %s is answered 405 with what is allowed: %s', async (method, path, allow) => {
  expect(await ask(method, path)).toEqual({ status: 405, allow, type: 'application/problem+json; charset=utf-8' });
});

test('TRACE is taken nowhere', async () => {
  for (const path of ['/api/search', '/api/company/register-company', '/health/live', '/robots.txt']) {
    const sent = request(at.url + path, { method: 'TRACE' }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([path, answer.statusCode, answer.headers.allow]).toEqual([path, 405, expect.any(String)]);
    answer.resume();
  }
});

test('a page without a form says so too', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ a: '1' }), headers: { Accept: 'text/html' } };
  const answer = await person(at.url).ask('/en/about', form);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('an address that is none is not found, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    for (const path of ['/api/nothing/at-all', '/api/nothing', '/ajax/nothing'])
      expect([method, path, (await ask(method, path)).status]).toEqual([method, path, 404]);
});
