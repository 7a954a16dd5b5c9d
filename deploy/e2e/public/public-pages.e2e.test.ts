import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { until } from 'platform/testing/eventually';
import type { ReplyOf } from 'schemas/describe/contract';
import { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { newPage, onPage, openBrowser, systemUrl } from '../browser/browser';
import { faultsOn } from '../screens/faults';

interface Page {
  readonly path: string;
  readonly html: string;
}

let pages: readonly Page[];
const forPeople = { headers: { Accept: 'text/html' } };
const read = async (path: string) => (await fetch(`${systemUrl()}${path}`, forPeople)).text();

beforeAll(async () => {
  const sitemap = await read('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  pages = await Promise.all(paths.map(async (path) => ({ path, html: await read(path) })));
});

/** For each page, what is wrong with it; nothing where all is well. */
const faulty = (look: (page: Page) => unknown): unknown[] =>
  pages.flatMap((page) => {
    const found = look(page);
    return found === undefined || found === false || (Array.isArray(found) && found.length === 0)
      ? []
      : [{ [page.path]: found }];
  });

const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value ?? '');
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
const textOf = (html: string) => bodyOf(html).replace(/<(svg|script)[\s\S]*?<\/\1>|<[^>]*>/g, ' ');

/** What visitors come to that is nobody's to find by searching: log-ins, forms, links out of mails and reports, what follows a payment. */
const doors =
  /^\/auth(\/(login|individual-login|school-login|teacher-login|11plus-mock-exam-login|register(\/.*)?|forgot-password|change-password|confirm|confirm-email|join-family|accept-invitation|leave-list(\/.*)?|free-mock|success|mock-exam-payment-success|failure|\*))?$|^\/erasure-certificate$|^\/go\/:name$/;

/** The rooms of those who are logged in. */
const behindTheLogIn = /^\/(app|mock-exams)(\/|$)/;

const asksToBeLeftOut = /<meta name="robots" content="noindex"/;

describe('every public page', () => {
  it('is in the sitemap, or is a door', async () => {
    const routes = JSON.parse(await read('/routes.json')) as string[];
    const listed = new Set([...pages.map(({ path }) => path), '/landing']);
    expect(routes.filter((path) => !behindTheLogIn.test(path) && !listed.has(path) && !doors.test(path))).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(10);
    expect(await read('/robots.txt')).toContain(`\nSitemap: ${new URL('/sitemap.xml', canonicalOf('/')).href}\n`);
  });

  it('is finished: its heading and its words stand in the HTML', () => {
    expect(faulty(({ html }) => attributes(html, /<h1[^>]*>(.+?)<\/h1>/g).length !== 1)).toEqual([]);
    expect(faulty(({ html }) => textOf(html).split(/\s+/).length < 150 || /<noscript/.test(html))).toEqual([]);
    expect(faulty(({ html }) => html.includes('__BASE') || html.includes('undefined'))).toEqual([]);
  });

  it('asks to be found, and no door does', async () => {
    expect(faulty(({ html }) => asksToBeLeftOut.test(html))).toEqual([]);
    for (const door of ['/auth', '/auth/individual-login', '/auth/register/1', '/auth/confirm', '/app/dashboard'])
      expect([door, await read(door)]).toEqual([door, expect.stringMatching(asksToBeLeftOut)]);
  });

  it('has its headings in order', () => {
    const jumps = ({ html }: Page) => {
      const depths = attributes(bodyOf(html), /<h([1-6])/g).map(Number);
      return depths[0] !== 1 || depths.some((depth, at) => at > 0 && depth - (depths[at - 1] ?? 0) > 1);
    };
    expect(faulty(jumps)).toEqual([]);
  });

  it('tells a title, a description, its one address and what to show where it is shared', () => {
    const missing = ({ path, html }: Page) =>
      [
        /<title>[^<]{8,90}<\/title>/,
        /<meta name="description" content="[^"]{50,240}"/,
        new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`),
        ...['type', 'title', 'description', 'url', 'image', 'site_name'].map(
          (name) => new RegExp(`<meta property="og:${name}" content="[^"]+"`),
        ),
      ]
        .filter((wanted) => !wanted.test(html))
        .map(String);
    expect(faulty(missing)).toEqual([]);
    for (const part of [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/]) {
      const told = pages.map(({ html }) => part.exec(html)?.[1]);
      expect(new Set(told).size).toBe(pages.length);
    }
  });

  it('describes itself in the words of schema.org, with every field that is required', () => {
    const wrong = ({ path, html }: Page) => {
      const data = structuredOf(html);
      const types = data.map((one) => one['@type']);
      const lacking = kindsOn(path).filter((type) => !types.includes(type));
      return data.length === 0 ? ['none'] : [...lacking, ...data.flatMap(lackingIn)];
    };
    expect(faulty(wrong)).toEqual([]);
  });

  it('tells of the next mock exams where they are told of, each with its day, and of none elsewhere', async () => {
    const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    const daysToCome = async () => {
      const reply = await fetch(`${systemUrl()}${getAllUpcomingMockExamSessions.path}`, asked);
      const toCome = (await reply.json()) as ReplyOf<typeof getAllUpcomingMockExamSessions>;
      return toCome.slice(0, 5).map(({ mockExamDate, mockExamTime }) => `${mockExamDate}T${mockExamTime}`);
    };
    const eventsOn = async (path: string) => structuredOf(await read(path)).filter((one) => one['@type'] === 'Event');
    const daysOf = (events: readonly Data[]) => events.map((one) => String(one['startDate']).slice(0, 19));
    // The services are asked behind the page, twice a minute, and one of them may begin meanwhile.
    await until(async () => {
      const days = await daysToCome();
      return days.length > 0 && days.join() === daysOf(await eventsOn('/11plus-mock-exams')).join();
    }, 'the mock exams to come are told of');
    const events = await eventsOn('/11plus-mock-exams');
    expect(events.flatMap(lackingIn)).toEqual([]);
    expect(await eventsOn('/')).toEqual([]);
  });

  it('answers in its structured data what it answers on the page', () => {
    const hidden = ({ html }: Page) => {
      const shown = squeezed(textOf(html));
      const faq = structuredOf(html).find((one) => one['@type'] === 'FAQPage');
      const asked = (faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
      return asked
        .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
        .filter((words) => !shown.includes(squeezed(words)));
    };
    expect(faulty(hidden)).toEqual([]);
  });

  it('leads nowhere that is not there, places on a page included', async () => {
    const own = (to: string) => to.startsWith('/') || to.startsWith('#');
    const links = pages.flatMap(({ path, html }) =>
      attributes(bodyOf(html), /<a[^>]*\shref="([^"]*)"/g)
        .filter(own)
        .map((to) => new URL(to.replaceAll('&amp;', '&'), `http://here${path}`)),
    );
    const broken: string[] = [];
    const seen = new Map<string, Promise<Response>>();
    for (const { pathname, hash, search } of links) {
      const asked = seen.get(pathname) ?? fetch(`${systemUrl()}${pathname}`, forPeople);
      seen.set(pathname, asked);
      const target = pages.find(({ path }) => path === pathname);
      if ((await asked).status !== 200) broken.push(pathname + search);
      if (hash !== '' && target !== undefined && !target.html.includes(`id="${hash.slice(1)}"`))
        broken.push(pathname + hash);
    }
    expect(broken).toEqual([]);
    expect(links.length).toBeGreaterThan(100);
  });

  it('waits for no script before it is shown, and keeps the place of each picture', () => {
    const blocking = ({ html }: Page) =>
      attributes(html, /(<script[^>]*\ssrc=[^>]*>)/g).filter((tag) => !/type="module"|\s(?:async|defer)\b/.test(tag));
    expect(faulty(blocking)).toEqual([]);
    const growing = ({ html }: Page) =>
      attributes(html, /(<img[^>]*>)/g).filter((tag) => !/\swidth="\d/.test(tag) || !/\sheight="\d/.test(tag));
    expect(faulty(growing)).toEqual([]);
  });
});

it('an address that is none is told so, with a page', async () => {
  const reply = await fetch(`${systemUrl()}/nothing-here`, forPeople);
  expect(reply.status).toBe(404);
  const html = await reply.text();
  expect(html).toContain('There is no page here');
  expect(html).toMatch(asksToBeLeftOut);
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('the page for no address is accessible, and leads home', async () => {
    const { page } = await newPage(browser, 390);
    await page.goto(`${systemUrl()}/nothing-here`);
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await page.getByRole('heading', { level: 1, name: /one good question/ }).waitFor();
  });

  it('an article is read, and leads on, without a script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${systemUrl()}/auth/the-gl-exams`);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'Parents tips' }).first().click();
    await page.getByRole('heading', { level: 1, name: /playbook/ }).waitFor();
    // It stands far below the heading, and comes after it.
    await page.getByRole('img', { name: /^A week: Monday/ }).waitFor();
    const offer = page.getByRole('complementary', { name: 'Practise with us' });
    const leadsTo = (name: string) => offer.getByRole('link', { name }).getAttribute('href');
    expect(await leadsTo('Start free')).toBe('/free-11plus-resources?source=parents-eleven-plus-playbook');
    expect(await leadsTo('Or take the standard plan')).toBe('/auth/register/1?source=parents-eleven-plus-playbook');
  });

  it('is taken over by the client as it stands: nothing is drawn anew, and nothing complains', async () => {
    for (const path of ['/', '/auth/the-gl-exams', '/free-11plus-resources']) {
      const { page, complaints } = await newPage(browser);
      // Whoever draws the page anew takes this mark away with what it stood on.
      await page.addInitScript(
        `document.addEventListener('DOMContentLoaded', () => { document.querySelector('h1').stood = true; });`,
      );
      await page.goto(`${systemUrl()}${path}`);
      await page.getByRole('button', { name: 'Reading comfort' }).click();
      await page.getByText('Wider', { exact: true }).click();
      await onPage(page, `document.documentElement.dataset.spacing === 'wide'`);
      expect(await page.evaluate(`document.querySelector('h1').stood`)).toBe(true);
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });
});

type Data = Readonly<Record<string, unknown>>;

const structuredOf = (html: string): Data[] =>
  attributes(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
    (text) => JSON.parse(text) as Data,
  );

const kindsOn = (path: string): readonly string[] => {
  if (path.startsWith('/auth/')) return ['Article', 'FAQPage'];
  return path === '/free-11plus-resources' ? ['Course'] : [];
};

/** As Google's documentation of each kind requires or recommends them. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  ImageObject: ['url'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseSchedule'],
  Schedule: ['repeatFrequency', 'repeatCount'],
  Event: ['name', 'startDate', 'eventAttendanceMode', 'eventStatus', 'location', 'organizer', 'offers', 'image'],
  VirtualLocation: ['url'],
  Offer: ['price', 'priceCurrency', 'url'],
};

function lackingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(lackingIn);
  if (typeof value !== 'object' || value === null) return [];
  const data = value as Data;
  const type = String(data['@type']);
  const fields = required[type] ?? ['a kind that we know'];
  const missing = fields
    .filter((field) => data[field] === undefined || data[field] === '')
    .map((field) => `${type}.${field}`);
  return [...missing, ...Object.values(data).flatMap(lackingIn)];
}

const squeezed = (words: string) =>
  words
    .replace(
      /&(#x27|#39|quot|amp);/g,
      (_, name: string) => ({ '#x27': "'", '#39': "'", quot: '"', amp: '&' })[name] ?? '',
    )
    .replace(/[\s\u00a0]+/g, '');

const canonicalOf = (path: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(pages.find((page) => page.path === path)?.html ?? '')?.[1] ?? '';
