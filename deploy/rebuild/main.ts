import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from 'platform/clock';
import { tokenSigner } from 'platform/crypto';
import { serviceClaims, tokenRules, type TokenClaims } from 'schemas/accounts/token';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { getProjections, requestProjectionRebuild } from 'schemas/investigations/investigations.contract';
import type { Secrets } from '../local/secrets';
import { watchRebuilds } from './watch-rebuilds';

const usage = `npm run rebuild -- <read table> [<read table> …]
npm run rebuild -- all

Makes read tables of a running system anew from the log, by the same command as the admins' page. The one in use serves
until the new one takes its place.
  PORT or PUBLIC_URL  where the system is (http://localhost:8080)
  DATA_DIR            whose secrets it has (.data), unless SIGNING_KEY is set to the operator's`;

async function run(names: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const call = callerOf(environment);
  const { projections } = await call(getProjections, {});
  const known = projections.map(({ projection }) => projection);
  const wanted = names.includes('all') ? known : names;
  const strange = wanted.filter((name) => !known.includes(name));
  if (wanted.length === 0 || strange.length > 0) {
    console.error(
      strange.length > 0 ? `There is no read table ${strange.join(', ')}. There are: ${known.join(', ')}` : usage,
    );
    process.exitCode = 2;
    return;
  }
  const asked = new Map<string, string>();
  for (const projection of wanted)
    asked.set(projection, (await call(requestProjectionRebuild, { projection })).position);
  const look = async () => (await call(getProjections, {})).projections;
  const done = await watchRebuilds(asked, { look, say: console.log, pause: () => wait(300), now: Date.now });
  if (!done) process.exitCode = 1;
}

type Call = <K extends Contract>(contract: K, request: RequestOf<K>) => Promise<ReplyOf<K>>;

function callerOf(environment: NodeJS.ProcessEnv): Call {
  const { PORT = '8080', PUBLIC_URL = `http://localhost:${PORT}`, DATA_DIR = '.data' } = environment;
  const signingKey = environment['SIGNING_KEY'] ?? operatorsKeyIn(DATA_DIR);
  const tokens = tokenSigner<typeof TokenClaims>({ signingKey, issuer: tokenRules.issuer, clock: systemClock });
  return async (contract, request) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens.sign(serviceClaims('operator'))}`,
    };
    const reply = await fetch(`${PUBLIC_URL}${contract.path}`, {
      method: contract.method,
      headers,
      body: JSON.stringify(request),
    });
    if (!reply.ok) throw new Error(`${contract.path} answered ${reply.status}`);
    return (await reply.json()) as ReplyOf<typeof contract>;
  };
}

function operatorsKeyIn(dataDir: string): string {
  const { signingKeys } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Partial<Secrets>;
  if (signingKeys?.operator === undefined) throw new Error(`${dataDir} has no key of its operator: start it once`);
  return signingKeys.operator;
}

run(process.argv.slice(2), process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
