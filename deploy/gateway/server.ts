import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';

/** In milliseconds. A visitor who sends a byte now and then must not hold a connection. */
export const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

interface Tls {
  readonly tlsCertificateFile?: string;
  readonly tlsKeyFile?: string;
}

/** An HTTP server, or an HTTPS one where certificate and key are given, that lets nobody dawdle. */
export function openServer(listener: RequestListener, tls: Tls, patience = limits): Server {
  const { tlsCertificateFile, tlsKeyFile } = tls;
  const server =
    tlsCertificateFile === undefined || tlsKeyFile === undefined
      ? createServer(patience, listener)
      : createTlsServer(
          { ...patience, cert: readFileSync(tlsCertificateFile), key: readFileSync(tlsKeyFile), minVersion: 'TLSv1.2' },
          listener,
        );
  server.maxHeadersCount = 100;
  server.maxConnections = 4_000;
  return server;
}
