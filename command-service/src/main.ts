import { join } from 'node:path';
import { readConfig } from 'platform/config';
import { passwordHasher } from 'platform/passwords';
import { openDatabase } from 'platform/database';
import { redisEntriesOf } from 'platform/finding';
import { openDecidingGround, serve, firmFooting } from 'platform/service';
import { staffSecondFactorIn } from 'schemas/accounts/roles';
import { eventTypes } from 'schemas/events';
import { commandApp } from './app';
import { shownChangesOf, tokensOf } from './tokens';
import { config } from './config';
import { outagesKept } from './mock-exams/incidents/outages-kept';
import { noteStarts } from './mock-exams/sessions/note-starts';
import { tillOf } from './payments/stripe/till-of';
import { finderOver } from './privacy/finder';
import { releaseCatalogue } from './questions/catalogue-release';

void start();

async function start(): Promise<void> {
  const settings = readConfig(config, process.env);
  const ground = openDecidingGround('command-service', settings, eventTypes);
  // It stands beside this program.
  const passwords = passwordHasher({ start: { program: join(__dirname, 'password-hasher.cjs') } });
  // It reads whole tables, one after the other: without the deadline of those whom somebody waits for.
  const searched = openDatabase({ url: settings.databaseUrl, name: 'command-service search', max: 1 });
  const redis = settings.redisUrl === undefined ? undefined : redisEntriesOf(settings.redisUrl);
  const finder = finderOver({ db: searched, log: ground.log, redis });
  await firmFooting(ground);
  const { clock } = ground;
  const startedAt = clock.now().toISOString();
  await releaseCatalogue(ground.log, startedAt);
  await noteStarts(ground.log, startedAt);
  const stopKeeping = outagesKept({ ground, publicUrl: settings.publicUrl });
  await serve({
    app: commandApp({
      ground,
      clock,
      passwords,
      settings: { ...settings, staffSecondFactor: staffSecondFactorIn(settings) },
      finder,
      till: tillOf(settings),
      tokens: tokensOf(settings, clock),
      shownChanges: shownChangesOf(settings, clock),
    }),
    config: settings,
    logger: ground.logger,
    stop: async () => {
      await stopKeeping();
      await passwords.close();
      await searched.close();
      await ground.close();
    },
  });
}
