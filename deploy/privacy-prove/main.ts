import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { roleNames } from 'platform/migrations';
import { openDecidingGround } from 'platform/service';
import { getErasureCertificate } from 'schemas/privacy/erasure.contract';
import { eventTypes } from 'schemas/events';
import type { Secrets } from '../local/secrets';
import { isValid, prove, toldOf } from './prove';

const usage = `npm run privacy:prove -- <subject> [--value <text> …]
npm run privacy:prove -- --certificate <reference>

Looks for somebody, by the id of an account, a child or a sign-up, in everything that a running system keeps, and ends with 1
where something is found. Of somebody who has been erased nobody knows the name any more: --value looks for it as well.
With --certificate it says whether a certificate is word for word the one that was given.
  DATABASE_URL, MASTER_KEYS  of the command service; without them those of DATA_DIR (.data), which must be running
  REDIS_URL                  where the system has its queues in Redis
  PORT or PUBLIC_URL         where the system answers, for a certificate (http://localhost:8080)`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { value: { type: 'string', multiple: true, default: [] }, certificate: { type: 'string' } },
  });
  const [subject] = positionals;
  if (values.certificate !== undefined) return checked(values.certificate);
  if (subject === undefined) {
    console.error(usage);
    return 2;
  }
  const { databaseUrl, eventStoreUrl, masterKeys } = keysIn(process.env);
  const config = { host: '', port: 0, logLevel: 'error' as const, databaseUrl, eventStoreUrl, masterKeys };
  const ground = openDecidingGround('privacy-prove', config, eventTypes);
  try {
    const redisUrl = process.env['REDIS_URL'];
    const proof = await prove({ databaseUrl, redisUrl, log: ground.log }, { subject, values: values.value });
    for (const line of toldOf(proof)) console.log(line);
    return proof.places.length === 0 ? 0 : 1;
  } finally {
    await ground.close();
  }
}

function keysIn(environment: NodeJS.ProcessEnv) {
  const { DATABASE_URL, EVENT_STORE_URL: eventStoreUrl, MASTER_KEYS, DATA_DIR = '.data' } = environment;
  if (DATABASE_URL !== undefined && MASTER_KEYS !== undefined)
    return { databaseUrl: DATABASE_URL, eventStoreUrl, masterKeys: MASTER_KEYS };
  const { masterKeys, rolePasswords } = JSON.parse(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8')) as Secrets;
  // PostgreSQL writes there where it listens; the fourth line is its port.
  const [, , , port] = readFileSync(join(DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const databaseUrl = `postgres://${roleNames.command}:${rolePasswords.command}@127.0.0.1:${port}/fieldfare`;
  return { databaseUrl, eventStoreUrl, masterKeys };
}

async function checked(reference: string): Promise<number> {
  const { PORT = '8080', PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
  const reply = await fetch(`${PUBLIC_URL}${getErasureCertificate.path}`, {
    method: getErasureCertificate.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference }),
  });
  if (!reply.ok) throw new Error(`${getErasureCertificate.path} answered ${reply.status}`);
  const { certificate, hash } = (await reply.json()) as { certificate: unknown; hash: string | null };
  const good = hash !== null && isValid(certificate, hash);
  console.log(good ? `Valid: ${hash}` : 'There is no such certificate, or it is not the one that was given.');
  return good ? 0 : 1;
}

run()
  .then((code) => (process.exitCode = code))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
