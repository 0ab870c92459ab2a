import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featureMessages, { type SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import {
  type handleUnaryCall,
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type ServerWritableStream,
  type sendUnaryData,
} from '@grpc/grpc-js';
import { append } from './appending.ts';
import { Log } from './log.ts';
import { read } from './reading.ts';

type EventStoreDbServer = {
  readonly connectionString: string;
  /** Cuts every connection, as a network does: nobody is told. */
  dropConnections(): void;
  /** Appends wait on their way in until the function that this returns is called. */
  holdAppends(): () => void;
  close(): Promise<void>;
};

const supportedMethods: handleUnaryCall<unknown, SupportedMethods> = (_, reply) => {
  const methods = new featureMessages.SupportedMethods();
  methods.setEventStoreServerVersion('23.10.0');
  for (const name of ['read', 'append']) {
    const method = new featureMessages.SupportedMethod();
    method.setServiceName('event_store.client.streams.streams');
    method.setMethodName(name);
    methods.addMethods(method);
  }
  reply(null, methods);
};

/** Between the clients and the server, so that connections can be cut. */
const cuttable = async (port: number) => {
  const sockets = new Set<Socket>();
  const gate = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => gate.listen(0, '127.0.0.1', listening));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    cut();
    return new Promise<void>((closed) => gate.close(() => closed()));
  };
  return { port: (gate.address() as AddressInfo).port, cut, close };
};

/**
 * As much of EventStoreDB as the client needs, over real sockets, from the service definitions that the client ships. A
 * stand-in for the wire and its traps, no proof of the real server: the same suite runs on that with `EVENTSTOREDB_URL`.
 */
export const startEventStoreDbServer = async (): Promise<EventStoreDbServer> => {
  const log = new Log();
  let held = Promise.resolve();
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  server.addService(features.ServerFeaturesService, { getSupportedMethods: supportedMethods });
  server.addService(streams.StreamsService, {
    read: (call: ServerWritableStream<ReadReq, ReadResp>) => {
      read(log, call).catch((error: Error) => call.destroy(error));
    },
    append: (call: ServerReadableStream<AppendReq, AppendResp>, reply: sendUnaryData<AppendResp>) => {
      append(log, call, () => held).then((response) => reply(null, response), reply);
    },
  });
  const port = await new Promise<number>((bound, failed) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, at) =>
      error ? failed(error) : bound(at),
    ),
  );
  const gate = await cuttable(port);
  return {
    connectionString: `esdb://127.0.0.1:${gate.port}?tls=false`,
    dropConnections: gate.cut,
    holdAppends() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async close() {
      await gate.close();
      server.forceShutdown();
    },
  };
};
