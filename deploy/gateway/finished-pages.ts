import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Router, type Request, type Response } from 'express';
import { BASE_ADDRESS } from '../../frontend/src/look/base-address';
import { isForPeople } from './client-files';
import type { GatewayConfig } from './config';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const packers = {
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: Buffer) => gz(text, { level: 9 }),
  identity: (text: Buffer) => Promise.resolve(text),
} as const;
type Encoding = keyof typeof packers;

/**
 * Serves what the build has finished: the public pages, `sitemap.xml`, `robots.txt`, and, with 404, the page for an
 * address that no screen has. Each names this site by its address, which was not known when it was built.
 */
export function finishedPages(clientDir: string, site: Site): Router {
  const router = Router();
  const folder = join(clientDir, 'finished');
  if (!existsSync(join(folder, 'pages.json'))) return router;
  const table = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as Record<string, string>;
  const addressed = (file: string) => withSite(join(folder, file), site);
  for (const [path, file] of Object.entries(table)) {
    const page = addressed(file);
    router.get(path, (request, response) => send(page, request, response));
  }
  const notFound = addressed('not-found.html');
  const isScreen = screensOf(clientDir);
  router.get('/{*rest}', (request, response, next) => {
    if (isScreen(request.path) || !isForPeople(request)) next();
    else return send(notFound, request, response.status(404));
    return undefined;
  });
  return router;
}

type Site = Pick<GatewayConfig, 'publicUrl' | 'consultationUrl' | 'promotionWords' | 'promotionEndsAt'>;

/** For the client's `rooms/desk/site.ts`. */
function metaOf({ consultationUrl, promotionWords: words, promotionEndsAt: endsAt }: Site): string {
  if (consultationUrl === undefined && words === undefined) return '';
  const told = JSON.stringify({ consultationUrl, promotion: words === undefined ? undefined : { words, endsAt } });
  return `<meta name="site" content="${told.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}">`;
}

interface Page {
  readonly type: string;
  readonly packed: (encoding: Encoding) => Promise<Buffer>;
}

/** A file with the site's address in it, and what the site says of itself; packed when somebody first asks for it so. */
function withSite(file: string, site: Site): Page {
  const addressed = readFileSync(file, 'utf8').replaceAll(BASE_ADDRESS, new URL(site.publicUrl).origin);
  const text = Buffer.from(addressed.replace('</head>', () => `${metaOf(site)}</head>`));
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    type: extname(file),
    packed: (encoding) => {
      const packed = kept.get(encoding) ?? packers[encoding](text);
      kept.set(encoding, packed);
      return packed;
    },
  };
}

async function send({ type, packed }: Page, request: Request, response: Response): Promise<void> {
  const encoding = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one) === one) ?? 'identity';
  const body = await packed(encoding);
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.type(type).vary('Accept-Encoding').set('Cache-Control', 'no-cache').send(body);
}

/** Whether the client has a screen at an address, by the table of routes that was built with it. */
function screensOf(clientDir: string): (path: string) => boolean {
  const paths = JSON.parse(readFileSync(join(clientDir, 'routes.json'), 'utf8')) as readonly string[];
  const patterns = paths.map(
    (path) => new RegExp(`^${path.replace(/[.+?]/g, '\\$&').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}/?$`, 'i'),
  );
  return (path) => path === '/index.html' || patterns.some((pattern) => pattern.test(path));
}
