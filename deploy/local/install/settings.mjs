import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { StartFault } from './sentence.mjs';

/** PostgreSQL's first files and its log of changes take about a third of this; in bytes. */
const SPACE_NEEDED = 300 * 1024 * 1024;

/** What the person chose, checked before anything is done that takes time. */
export function readSettings(root, { PORT = '8080', HOST = '127.0.0.1', DATA_DIR = join(root, '.data') }) {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535) {
    throw new StartFault(`PORT must be a whole number from 1 to 65535; it is "${PORT}".`);
  }
  const dataDir = resolve(DATA_DIR);
  openDataDir(dataDir);
  return { port, host: HOST, dataDir };
}

function openDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw sentences[error.code]?.(dataDir) ?? Object.assign(error, { path: dataDir });
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < SPACE_NEEDED) {
    const free = Math.floor((bavail * bsize) / 1024 / 1024);
    throw new StartFault(`The disk is full: ${dataDir} has ${free} MB left, and the database needs 300 MB.`);
  }
}

const inTheWay = (dataDir) =>
  new StartFault(
    `The data cannot be kept in ${dataDir}: a file of that name, or of a folder above it, is in the way. Move the file, or choose another folder: DATA_DIR=… npm start`,
  );
const sentences = {
  EEXIST: inTheWay,
  ENOTDIR: inTheWay,
  // What Node says of folders that are missing on a disk that is read-only.
  ENOENT: (dataDir) =>
    new StartFault(
      `The folder ${dataDir} cannot be made: its disk is read-only, or gone. Choose another: DATA_DIR=… npm start`,
    ),
};

/** Says so where the port cannot be had. */
export function requirePort({ port, host }) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', ({ code }) =>
      fail(new StartFault(portSentences[code]?.(port) ?? `Port ${port} cannot be used: ${code}.`)),
    );
    probe.listen({ port, host }, () => probe.close(done));
  });
}

const portSentences = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`,
  EACCES: (port) => `You have not the right to use port ${port}. Choose another: PORT=8080 npm start`,
};
