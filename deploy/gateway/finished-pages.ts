import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Router, type Request, type Response } from 'express';
import { BASE_ADDRESS } from '../../frontend/src/look/base-address';
import { isForPeople } from './client-files';
import type { GatewayConfig } from './config';
import { escaped, operatorOf, withOperator, type Named } from './operator';
import type { ArticleCode } from './site/article-code';
import { EXAMS_PAGE } from './site/exam-events';
import type { Promotion } from './site/promotion';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const packers = {
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
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
  const addressed = (file: string, path?: string) => withSite(join(folder, file), headOf(path, site), site);
  for (const [path, file] of Object.entries(table)) {
    const page = addressed(file, path);
    router.get(path, (request, response) => send(page, request, response));
  }
  const notFound = addressed('not-found.html');
  const { isScreen, isStray } = screensOf(clientDir);
  router.get('/{*rest}', (request, response, next) => {
    if (!isForPeople(request)) next();
    else if (isStray(request.path)) response.redirect('/auth/login');
    else if (isScreen(request.path)) next();
    else return send(notFound, request, response.status(404));
    return undefined;
  });
  return router;
}

export interface Site extends Named, Pick<GatewayConfig, 'publicUrl' | 'consultationUrl'> {
  /** What is on offer just now, as far as is known. */
  readonly promotion: () => Promotion | undefined;
  /** The discount code that articles name, while it is good. */
  readonly articleCode: () => ArticleCode | undefined;
  /** The mock exams to come, for the head of their page. */
  readonly exams: () => string;
}

/** What a page says in its head just now: of the site, and on the page of mock exams of those that come. */
const headOf = (path: string | undefined, site: Site) => () =>
  `${metaOf(site)}${path === EXAMS_PAGE ? site.exams().replaceAll(BASE_ADDRESS, originOf(site)) : ''}`;

const originOf = ({ publicUrl }: Site): string => new URL(publicUrl).origin;

/** For the client's `parts/site.ts`. */
function metaOf({ consultationUrl, operatorEmail: contactEmail, ...now }: Site): string {
  const told = JSON.stringify({
    consultationUrl,
    contactEmail,
    promotion: now.promotion(),
    discount: now.articleCode(),
  });
  if (told === '{}') return '';
  return `<meta name="site" content="${escaped(told)}">`;
}

interface Page {
  readonly type: string;
  readonly packed: (encoding: Encoding) => Promise<Buffer>;
}

/** A file with the site's address in it, and what the site says of itself; packed when somebody first asks for what it says now. */
function withSite(file: string, head: () => string, site: Site): Page {
  const built = readFileSync(file, 'utf8').replaceAll(BASE_ADDRESS, originOf(site));
  const addressed = withOperator(built, operatorOf(site));
  let said: string | undefined;
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    type: extname(file),
    packed: (encoding) => {
      const now = head();
      if (now !== said) kept.clear();
      said = now;
      const packed =
        kept.get(encoding) ?? packers[encoding](Buffer.from(addressed.replace('</head>', () => `${now}</head>`)));
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

/** What the client has a screen for, by the table of routes that was built with it. */
function screensOf(clientDir: string) {
  const paths = JSON.parse(readFileSync(join(clientDir, 'routes.json'), 'utf8')) as readonly string[];
  const isAmong = (among: readonly string[]) => {
    const patterns = among.map(
      (path) => new RegExp(`^${path.replace(/[.+?]/g, '\\$&').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}/?$`, 'i'),
    );
    return (path: string) => patterns.some((pattern) => pattern.test(path));
  };
  const isNamed = isAmong(paths.filter((path) => path !== STRAY));
  const isCaught = isAmong(paths.filter((path) => path === STRAY));
  return {
    isScreen: (path: string) => path === '/index.html' || isNamed(path),
    /** No door of the log-in is there: the client leads from it to the one that is. */
    isStray: (path: string) => isCaught(path) && !isNamed(path),
  };
}

/** What the client's routes send to the log-in. */
const STRAY = '/auth/*';
