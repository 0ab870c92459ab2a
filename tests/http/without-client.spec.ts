import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pages } from '#infra/main/pages.ts';

const found = { company: { name: 'Garage Adjamé' }, nearby: ['Garage Cocody'] };

/** A page that says, instead of HTML, what React is told and what is packed for the browser. */
const buildOf = (id: string): ServerBuild => ({
  entry: {
    module: {
      default: async (_request, status, headers, { staticHandlerContext, serverHandoffStream }) => {
        const packed = serverHandoffStream && (await text(serverHandoffStream));
        return Response.json({ told: staticHandlerContext.loaderData[id], packed }, { status, headers });
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null, loader: () => null } },
    [id]: { id, parentId: 'root', path: '/page', module: { default: () => null, loader: () => found } },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  ...{ publicPath: '/', assetsBuildDirectory: '', future: {} as ServerBuild['future'], ssr: true, isSpaMode: false },
  ...{ prerender: [], routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' } },
});

const answerOf = async (routeId: string, url: string): Promise<string> => {
  const { serve } = pages({
    build: buildOf(routeId),
    context: () => new RouterContextProvider(),
    position: () => '1',
    observeRender: () => {},
  });
  await using app = fastify();
  app.decorateRequest('publicOrigin', 'http://sokoni.test');
  app.get('*', (request, reply) => serve(request, reply));
  return (await app.inject(url)).body;
};

test('of a page that sends no application, React is told what was found, and nothing of it is packed for the browser', async () => {
  const { told, packed } = JSON.parse(await answerOf('company.fr', '/page'));
  expect(told).toEqual(found);
  expect(packed).toContain('company.fr');
  expect(packed).not.toContain('Garage');
});

test('a page that lives in the browser has it packed', async () => {
  const { told, packed } = JSON.parse(await answerOf('notifications.fr', '/page'));
  expect(told).toEqual(found);
  for (const name of ['Garage Adjamé', 'Garage Cocody']) expect(packed).toContain(name);
});

test.each(['company.fr', 'notifications.fr'])('whoever asks for the data of %s alone gets them', async (routeId) => {
  const answer = await answerOf(routeId, '/page.data');
  for (const name of ['Garage Adjamé', 'Garage Cocody']) expect(answer).toContain(name);
});
