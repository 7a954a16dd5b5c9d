import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { stoppedAt, tellStoppedTables } from './stopped-tables';

const office = 'http://localhost:8080/app/admin-whizz/investigations';

/** What is said while the projectors answer this, look by look; nothing is answered where it is undefined. */
async function saidAt(...looks: readonly (readonly string[] | undefined)[]): Promise<string[]> {
  const life = new AbortController();
  const said: string[] = [];
  let look = 0;
  const stopped = () => {
    const now = looks[look];
    look += 1;
    if (look > looks.length) life.abort();
    return now ? Promise.resolve(now) : Promise.reject(new Error('away'));
  };
  await tellStoppedTables({ stopped, office, between: 0, say: (line) => said.push(line) }, life.signal);
  return said;
}

describe('the read tables that have stopped', () => {
  it('are named in a sentence that tells where to read why, each once', async () => {
    const scores = `The read table practice_topic_scores has stopped: see ${office}`;
    const flags = `The read table practice_flags has stopped: see ${office}`;
    expect(await saidAt([], ['practice_topic_scores'], ['practice_topic_scores', 'practice_flags'])).toEqual([
      scores,
      flags,
    ]);
  });

  it('are named again when they have run in between, and not because the projectors were away', async () => {
    expect(await saidAt(['a'], undefined, ['a'])).toHaveLength(1);
    expect(await saidAt(['a'], [], ['a'])).toHaveLength(2);
  });
});

it('asks the projectors whether they are ready', async () => {
  const answers = [
    { status: 200, body: { status: 'ready', stopped: [{ projection: 'practice_flags', fault: 'x' }] } },
    { status: 503, body: { status: 'not ready' } },
  ];
  const server = createServer((_, reply) => {
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = stoppedAt(`http://127.0.0.1:${port}/readyz`, new AbortController().signal);
  try {
    expect(await ask()).toEqual(['practice_flags']);
    await expect(ask()).rejects.toThrow('does not tell');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
