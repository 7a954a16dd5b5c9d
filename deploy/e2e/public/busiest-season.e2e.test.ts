import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openLog } from 'platform/logging';
import { openMetrics } from 'platform/metrics';
import { until } from 'platform/testing/eventually';
import { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { openingPrices } from 'schemas/payments/prices/price-list';
import { getPrices } from 'schemas/payments/prices/prices.contract';
import { gatewayApp } from '../../gateway/app';
import { newPage, openBrowser } from '../browser/browser';
import { MOST_KIB, weightOf } from './weight';

/** Where forms are, the heaviest of the public pages. */
const PATHS = ['/11plus-mock-exams', '/free-11plus-resources', '/'];

const YEAR = 2_100;
const sessions = Array.from({ length: 12 }, (_, nth) => ({
  mockexamSessionId: `0198a5c4-7c1e-7f3a-9b7d-${String(nth).padStart(12, '0')}`,
  mockExamDate: `${YEAR}-${String(nth + 1).padStart(2, '0')}-0${(nth % 7) + 1}`,
  mockExamTime: nth % 2 === 0 ? '10:00:00' : '14:30:00',
  isFreeSession: nth % 3 === 0,
  isFull: nth % 5 === 0,
}));
const prices = {
  ...openingPrices,
  version: 1,
  promotion: 'Every mock exam of the autumn for a fifth less, for whoever books before the holidays are over!',
  promotionEndsAt: `${YEAR}-01-01T00:00:00.000Z`,
};
const said: Readonly<Record<string, unknown>> = {
  [getPrices.path]: prices,
  [getAllUpcomingMockExamSessions.path]: sessions,
};

let browser: Browser;
let services: Server;
let gateway: Server;
beforeAll(async () => {
  browser = await openBrowser();
  services = await listening(
    createServer(({ url = '' }, response) => {
      const reply = said[url];
      response.writeHead(reply === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply ?? {}));
    }),
  );
  gateway = await listening(createServer(gatewayApp(gatewayParts())));
});
afterAll(async () => {
  await browser.close();
  for (const server of [gateway, services]) {
    server.closeAllConnections();
    await new Promise<unknown>((resolve) => void server.close(resolve));
  }
});

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  return server;
}

function gatewayParts() {
  const service = addressOf(services);
  const config = {
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://127.0.0.1:8080',
    behindProxy: false,
    embedded: false,
    logLevel: 'error' as const,
    clientDir: join(__dirname, '../../../frontend/dist'),
    consultationUrl: 'https://consultations.example/book-a-conversation-with-us',
    commandUrl: service,
    queryUrl: service,
    workersUrl: service,
    projectorsUrl: service,
  };
  const log = openLog({ service: 'gateway', level: 'silent' });
  const contracts = [getPrices, getAllUpcomingMockExamSessions];
  return { config, contracts, log, metrics: openMetrics('gateway') };
}

it('keeps each page with a form in its weight, with twelve mock exams to come and a promotion', async () => {
  const address = addressOf(gateway);
  const isTold = async () => {
    const html = await (await fetch(`${address}${PATHS[0]}`)).text();
    return html.includes('"@type":"Event"') && html.includes('autumn');
  };
  await until(isTold, 'the page tells of mock exams and of the promotion');
  for (const path of PATHS) {
    const { page } = await newPage(browser);
    const kib = await weightOf(page, `${address}${path}`, ['Document', 'Script', 'Stylesheet']);
    await page.getByRole('complementary', { name: 'Promotion' }).waitFor();
    expect({ path, kib, fits: kib <= MOST_KIB }).toEqual({ path, kib, fits: true });
    await page.context().close();
  }
}, 60_000);
