import { readConfig } from 'platform/config';
import { isPress, runPress } from 'platform/typesetting/press-thread';
import { openStreams } from 'platform/http';
import { firmFooting, openGround, serve, STATEMENT_MS } from 'platform/service';
import { staffSecondFactorIn } from 'schemas/accounts/roles';
import { openRooms, queryApp } from './app';
import { config } from './config';
import { pressed } from './press-order';

async function start(): Promise<void> {
  const settings = readConfig(config, process.env);
  const ground = openGround('query-service', { ...settings, statementMs: STATEMENT_MS });
  const stopping = new AbortController();
  // Beside the requests, which have answers of their own while the database is away; what a person must mend ends the process.
  const standing = firmFooting(ground, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  const [rooms, streams] = [openRooms(ground), openStreams()];
  const told = { ...settings, program: process.argv[1] ?? '', staffSecondFactor: staffSecondFactorIn(settings) };
  await serve({
    app: queryApp(ground, told, { ...rooms, streams }),
    // Whoever listens goes to another instance, and holds nobody up.
    leave: () => streams.endAll(),
    config: settings,
    logger: ground.logger,
    stop: async () => {
      stopping.abort();
      await standing;
      await rooms.close();
      await ground.close();
    },
  });
}

if (isPress(process.argv)) runPress(pressed);
else void start();
