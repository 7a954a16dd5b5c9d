import { expect, it } from '@jest/globals';
import { openMetrics } from './metrics';

it('counts appends, lags and requests by pattern', async () => {
  const metrics = openMetrics('command-service');
  metrics.appended(0.004, 3);
  metrics.projectionStands('accounts', { running: true, seconds: 1.5 });
  metrics.requestServed({ method: 'POST', route: '/auth/validateUser', status: 200, seconds: 0.03 });
  const text = await metrics.metricsText();
  expect(text).toContain('event_append_duration_seconds_bucket{le="0.005",service="command-service"} 1');
  expect(text).toContain('events_appended_total{service="command-service"} 3');
  expect(text).toContain('projection_running{projection="accounts",service="command-service"} 1');
  expect(text).toContain('projection_lag_seconds{projection="accounts",service="command-service"} 1.5');
  expect(text).toMatch(
    /http_request_duration_seconds_count\{.*method="POST",route="\/auth\/validateUser",status="200"\} 1/,
  );
  expect(text).toMatch(/process_resident_memory_bytes\{service="command-service"\} \d{7,}/);
});

it('asks the queues at each scrape, and survives their silence', async () => {
  const metrics = openMetrics('workers');
  let waiting = 4;
  metrics.watchQueues(() =>
    waiting < 0 ? Promise.reject(new Error('down')) : Promise.resolve({ 'accounts.welcome-mail': { waiting } }),
  );
  expect(await metrics.metricsText()).toContain(
    'queue_jobs{queue="accounts.welcome-mail",state="waiting",service="workers"} 4',
  );
  waiting = -1;
  const text = await metrics.metricsText();
  expect(text).toContain('queue_jobs{queue="accounts.welcome-mail",state="waiting",service="workers"} 4');
  expect(text).toContain('queue_depth_failures_total{service="workers"} 1');
});

it('tells at each scrape which processes stand still, and what was known last while nobody can say', async () => {
  const metrics = openMetrics('workers');
  let answer = () => Promise.resolve([{ process: 'greet', running: true }]);
  metrics.watchProcesses(() => answer());
  expect(await metrics.metricsText()).toContain('event_process_running{event_process="greet",service="workers"} 1');
  answer = () => Promise.resolve([{ process: 'greet', running: false }]);
  expect(await metrics.metricsText()).toContain('event_process_running{event_process="greet",service="workers"} 0');
  answer = () => Promise.reject(new Error('down'));
  expect(await metrics.metricsText()).toContain('event_process_running{event_process="greet",service="workers"} 0');
});

it('keeps the services of one process apart', async () => {
  const [one, other] = [openMetrics('one'), openMetrics('other')];
  one.appended(0.1, 1);
  expect(await other.metricsText()).toContain('events_appended_total{service="other"} 0');
});
