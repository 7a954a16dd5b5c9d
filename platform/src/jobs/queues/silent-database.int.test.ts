import { expect, it } from '@jest/globals';
import { openLog } from '../../logging/logging';
import { roleNames } from '../../migrations/migrations';
import { testDatabase } from '../../testing/database';
import { until } from '../../testing/eventually';
import { TcpProxy } from '../../testing/tcp-proxy';
import { migrateQueues } from '../jobs';
import { postgresBacking } from './backings';
import { bullmqBackend } from './bullmq-backend';

it('is let go by the queues on it, which go on as soon as there is one that answers', async () => {
  const database = await testDatabase();
  await migrateQueues(database.url, roleNames.worker);
  const url = new URL(database.as('worker'));
  const proxy = await TcpProxy.start({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const queues = bullmqBackend(postgresBacking(url.href, 300), openLog({ service: 'test', level: 'silent' }));
  const letter = (once: string) => ({ task: 'tests.silent', once, jobId: `${once}.tests`, dueInMs: 0 });
  // By all the connections that there are.
  await Promise.all(['ada', 'bob', 'cy', 'dot'].map((once) => queues.add([letter(once)])));

  proxy.forsake();
  const added = () =>
    queues.add([letter('eve')]).then(
      () => true,
      () => false,
    );
  await until(added, 'one more is added');
  expect(await queues.depth('tests.silent')).toMatchObject({ waiting: 5 });

  // Whoever begins to listen on what is silent waits for nothing that never comes.
  const done = new Set<string>();
  queues.consume('tests.silent', (once) => {
    done.add(once);
    return Promise.resolve({ kind: 'over' });
  });
  await until(() => done.size === 5, 'all jobs are done');

  await queues.close();
  await proxy.close();
  await database.drop();
});
