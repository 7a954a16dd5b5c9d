import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { sayProblem } from './problems';

const compressions = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;
type Compression = (typeof compressions)[number];

/** Serves the built client: what is there, compressed at build time where the browser takes it. */
export function clientFiles(folder: string): RequestHandler {
  const files = new Map(filesOf(folder).map((file) => [`/${file}`, compressionsOf(folder, file)]));
  return (request, response, next) => {
    const { path } = request;
    const compressed = files.get(path);
    if (compressed && isRead(request)) send({ folder, path, compressed }, request, response);
    else next();
  };
}

/** Any other address that is opened in a browser is a screen: the client finds it, or says that there is none. */
export function screens(folder: string): RequestHandler {
  const compressed = compressionsOf(folder, 'index.html');
  return (request, response, next) => {
    if (isRead(request) && isForPeople(request)) send({ folder, path: '/index.html', compressed }, request, response);
    else next();
  };
}

interface File {
  readonly folder: string;
  readonly path: string;
  readonly compressed: readonly Compression[];
}

function send({ folder, path, compressed }: File, request: Request, response: Response): void {
  // The smallest that the browser takes: in its own order gzip stands before Brotli.
  const chosen = compressed.find(({ encoding }) => request.acceptsEncodings(encoding) === encoding);
  if (chosen) response.set('Content-Encoding', chosen.encoding);
  const isAsset = notPages.test(path);
  if (isAsset) for (const name of forDocuments) response.removeHeader(name);
  // Named after the file as it was: of a .br the type would be unknown.
  response.type(extname(path)).vary('Accept-Encoding').set('Cache-Control', cachingOf(path));
  // An asset never changes under its name: nobody asks whether it has, and two dozen of a page are each as light as can be.
  const isAskedAgain = !isAsset;
  const options = { root: folder, cacheControl: false, lastModified: isAskedAgain, etag: isAskedAgain };
  response.sendFile(`${path}${chosen?.ending ?? ''}`, { ...options, acceptRanges: isAskedAgain }, (error?: Error) => {
    if (error && !response.headersSent) sayProblem(response, 'NotFound');
  });
}

/** Scripts, styles and fonts: nobody opens them as a page, and each of a dozen files would carry a kilobyte for pages. */
const notPages = /^\/assets\/.*\.(js|css|woff2)$/;
const forDocuments = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Request-Id',
  'X-XSS-Protection',
];

// The build names assets after their content; the page that names them must be asked for each time.
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/index.html' ? 'no-cache' : 'public, max-age=3600';
}

// A program that takes anything (`*/*`) is told that there is nothing, rather than given a page.
export const isForPeople = (request: Request) => /\btext\/html\b/.test(request.get('Accept') ?? '');

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Copies and maps of files, and what is finished only with the site's address (`finished-pages.ts`). */
const notFiles = /\.(br|gz|map)$|^finished[\\/]/;

function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => !notFiles.test(name) && statSync(join(folder, name)).isFile());
}

const compressionsOf = (folder: string, file: string) =>
  compressions.filter(({ ending }) => existsSync(join(folder, `${file}${ending}`)));
