import express, { type Express } from 'express';
import type { Logger } from 'platform/logging';
import type { Metrics } from 'platform/metrics';
import type { Contract } from 'schemas/describe/contract';
import { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { getPrices } from 'schemas/payments/prices/prices.contract';
import { apiDocs } from './api/api-docs';
import { arrivals } from './arrivals';
import { clientFiles, screens } from './client-files';
import type { GatewayConfig } from './config';
import { finishedPages, type Site } from './finished-pages';
import { forwarding, otherMethods, proxyTo } from './forwarding/forwarding';
import { health } from './health';
import { knownHosts } from './known-hosts';
import { faults, sayProblem } from './problems';
import { operator } from './operator';
import { publishedCalls } from './api/published-calls';
import { askedBehind, saidBy } from './site/asked-behind';
import { articleCodeIn } from './site/article-code';
import { examEventsIn } from './site/exam-events';
import { promotionIn } from './site/promotion';
import { securityHeaders } from './security-headers';
import { forThisMachine } from './this-machine';
import { timing } from './timing';

interface GatewayParts {
  readonly config: Omit<GatewayConfig, 'healthPort' | 'healthHost'>;
  readonly contracts: readonly Contract[];
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** One origin for the client and for every call. */
export function gatewayApp({ config, contracts, log, metrics }: GatewayParts): Express {
  const { commandUrl: command, queryUrl: query, workersUrl: workers, projectorsUrl: projectors } = config;
  const calls = publishedCalls(contracts);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.behindProxy ? 1 : false);
  app.use(arrivals(config), timing(metrics), knownHosts(namesOf(config)));
  // The inbox shows mail in frames of its own, so that it sets its own policy.
  if (config.mailCatcherUrl !== undefined) {
    app.get(['/mail', '/mail/*rest'], forThisMachine('ThisMachineOnly'), proxyTo(config.mailCatcherUrl, log));
  }
  // Whoever can open these pages pays nothing; they are for whoever runs this on a machine of their own.
  if (config.stripeStandInUrl !== undefined) {
    app.all(['/stripe', '/stripe/*rest'], forThisMachine('ThisMachineOnly'), proxyTo(config.stripeStandInUrl, log));
  }
  // What is served while somebody works on it holds scripts of the workshop's own.
  if (config.clientUrl === undefined)
    app.use(securityHeaders({ tls: config.tlsKeyFile !== undefined || config.behindProxy }));
  app.use(health({ command, query, workers, projectors }, metrics));
  app.use(apiDocs(calls), operator(config));
  app.use(forwarding(calls, { command, query }, log));
  if (config.clientUrl === undefined) {
    const { clientDir } = config;
    const pages = finishedPages(clientDir, { ...config, ...saidOfTheSite(query) });
    app.use(clientFiles(clientDir), pages, screens(clientDir));
  }
  if (config.clientUrl !== undefined) app.get('/{*rest}', proxyTo(config.clientUrl, log));
  app.use(otherMethods(calls));
  app.use((_, response) => sayProblem(response, 'NotFound'));
  app.use(faults(log));
  return app;
}

/** What the public pages are told of what is on offer. */
function saidOfTheSite(query: string): Pick<Site, 'promotion' | 'articleCode' | 'exams'> {
  const prices = askedBehind(saidBy(query, getPrices));
  const sessions = askedBehind(saidBy(query, getAllUpcomingMockExamSessions));
  return {
    promotion: () => promotionIn(prices()),
    articleCode: () => articleCodeIn(prices()),
    exams: () => examEventsIn({ sessions: sessions(), prices: prices() }, new Date()),
  };
}

/** The names under which visitors come. */
const namesOf = ({ publicUrl, otherHosts }: Pick<GatewayConfig, 'publicUrl' | 'otherHosts'>): string[] => [
  new URL(publicUrl).hostname,
  ...(otherHosts?.split(',').map((name) => name.trim()) ?? []),
];
