import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { droppedLines } from '../logging/logging';

/** How far a projection stands behind the log. */
export interface Lag {
  /** How long ago the last event that it has applied happened, while there are later ones; else 0. */
  readonly seconds: number;
  /** False while it stands still after a fault. */
  readonly running: boolean;
}

export interface ServedRequest {
  readonly method: string;
  /** The pattern, `/getSomeQuestions/{count}`, never the path: that would be personal data, and a series per value. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** How many jobs of a queue stand in each state. */
export type QueueDepths = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Whether a process reads the log, or stands still after a fault. */
export interface ProcessStanding {
  readonly process: string;
  readonly running: boolean;
}

/** What one service counts and measures; names and units after the Prometheus conventions. */
export interface Metrics {
  appended(seconds: number, events: number): void;
  projectionStands(projection: string, lag: Lag): void;
  requestServed(request: ServedRequest): void;
  /** Asked at every scrape, once. A depth that cannot be learnt leaves the last one standing. */
  watchQueues(depths: () => Promise<QueueDepths>): void;
  /** Asked at every scrape, as the queues are. */
  watchProcesses(standings: () => Promise<readonly ProcessStanding[]>): void;
  /** What `/metrics` replies, in the Prometheus text format, memory and event loop of the process included. */
  metricsText(): Promise<string>;
  readonly contentType: string;
}

/** Opens the registry of a service; each line carries `service`. `dropped` is of its log: default that of the process. */
export function openMetrics(service: string, dropped: () => number = droppedLines): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  countDroppedLines(registry, dropped);
  const append = appendMetrics(registry);
  const lag = lagMetrics(registry);
  const requests = requestMetrics(registry);
  const queues = queueMetrics(registry);
  const processes = processMetrics(registry);

  return {
    appended: (seconds, events) => {
      append.duration.observe(seconds);
      append.events.inc(events);
    },
    projectionStands: (projection, { seconds, running }) => {
      lag.seconds.set({ projection }, seconds);
      lag.running.set({ projection }, running ? 1 : 0);
    },
    requestServed: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    watchQueues: queues.watch,
    watchProcesses: processes.watch,
    metricsText: async () => {
      await Promise.all([queues.refresh(), processes.refresh()]);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

// A request is slow from 150 ms on and bad from 400 ms (docs: answers); an append is a tenth of that.
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.4, 0.8, 1.5, 3, 10];
const appendBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

const appendMetrics = (registry: Registry) => ({
  duration: new Histogram({
    name: 'event_append_duration_seconds',
    help: 'From asking for an append to its being durable',
    buckets: appendBuckets,
    registers: [registry],
  }),
  events: new Counter({ name: 'events_appended_total', help: 'Events appended to the log', registers: [registry] }),
});

const countDroppedLines = (registry: Registry, dropped: () => number) =>
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines that could not be written to the log, as on a full disk',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(dropped());
    },
  });

const lagMetrics = (registry: Registry) => ({
  seconds: new Gauge({
    name: 'projection_lag_seconds',
    help: 'How long ago the last event that a projection has applied happened, while there are later ones; else 0',
    labelNames: ['projection'],
    registers: [registry],
  }),
  running: new Gauge({
    name: 'projection_running',
    help: '1 while a projection is kept, 0 while it stands still after a fault',
    labelNames: ['projection'],
    registers: [registry],
  }),
});

const requestMetrics = (registry: Registry) =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: [registry],
  });

function queueMetrics(registry: Registry) {
  let ask: (() => Promise<QueueDepths>) | undefined;
  const depth = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs of a queue by state',
    labelNames: ['queue', 'state'],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'queue_depth_failures_total',
    help: 'Scrapes at which the queues did not answer',
    registers: [registry],
  });
  return {
    watch: (depths: () => Promise<QueueDepths>) => {
      ask = depths;
    },
    refresh: async () => {
      if (ask === undefined) return;
      try {
        for (const [queue, states] of Object.entries(await ask())) {
          for (const [state, jobs] of Object.entries(states)) depth.set({ queue, state }, jobs);
        }
      } catch {
        failures.inc();
      }
    },
  };
}

function processMetrics(registry: Registry) {
  let ask: (() => Promise<readonly ProcessStanding[]>) | undefined;
  const standing = new Gauge({
    name: 'event_process_running',
    help: '1 while a process answers the events of the log, 0 while it stands still after a fault',
    labelNames: ['event_process'],
    registers: [registry],
  });
  return {
    watch: (standings: () => Promise<readonly ProcessStanding[]>) => {
      ask = standings;
    },
    refresh: async () => {
      const standings = (await ask?.().catch(() => undefined)) ?? [];
      for (const { process, running } of standings) standing.set({ event_process: process }, running ? 1 : 0);
    },
  };
}
