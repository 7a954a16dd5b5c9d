import { startDatabase } from './postgres/database';
import { demoWorldIn, type DemoAccount, type DemoWorld } from './demo-world';
import { keptAlive } from './programs/kept-alive';
import type { LaunchOptions } from './launch-options';
import { whenOrphaned } from './orphaned';
import { onceLetGo } from './programs/let-go';
import { openRegister } from './programs/process-register';
import { programsOf } from './programs/programs';
import { secretsIn } from './secrets';
import { begin, type Program } from './programs/program';
import { stoppedAt, tellStoppedTables } from './stopped-tables';

/** Runs the whole system on this machine until it is told to stop: the database first, the gateway last, and back. */
export async function launch(options: LaunchOptions): Promise<void> {
  const life = lifeOf(options);
  const ends: End[] = [];
  try {
    const { world, readTables } = await startAll(options, { signal: life, onStop: (end) => ends.push(end) });
    options.say(welcome(options, world));
    await tellStoppedTables(
      { stopped: stoppedAt(readTables, life), office: officeOf(options), say: options.say },
      life,
    );
  } catch (error) {
    if (!life.aborted) throw error;
  } finally {
    if (life.aborted) options.say('\nStopping …');
    for (const end of ends.reverse()) await end();
  }
}

type End = () => unknown;
interface Life {
  readonly signal: AbortSignal;
  onStop: (end: End) => void;
}

interface Started {
  readonly world: DemoWorld;
  /** Where the keeper of the read tables tells how they stand. */
  readonly readTables: string;
}

async function startAll(options: LaunchOptions, { signal, onStop }: Life): Promise<Started> {
  const { dataDir, say, step } = options;
  const register = await openRegister(dataDir);
  onStop(register.close);
  const requirePort = () => options.requirePort(options);
  await (register.tookOver ? onceLetGo(requirePort) : requirePort());
  const secrets = secretsIn(dataDir);

  // The client of EventStoreDB takes longer to load than all the rest here; what is refused before needs none of it.
  const { reachEventStore, requireOwnLogOf } = await import('./event-store');
  const eventStoreUrl = options.environment['EVENT_STORE_URL'] || undefined;
  if (eventStoreUrl !== undefined) await reachEventStore(eventStoreUrl, step);
  const database = await step('Starting the database', () =>
    startDatabase({ dataDir, passwords: secrets.rolePasswords, say }),
  );
  onStop(database.stop);
  await requireOwnLogOf({ dataDir, eventStoreUrl, databaseUrl: database.urlFor('query') });

  const { behind, gateway, demoWorld, readTables } = await programsOf({ options, database, secrets });
  const run = async (program: Program) => {
    const beginning = { register, say, watches: options.endsWhatStandsStill };
    const watched = { name: program.name, say, begin: () => begin(program, beginning, signal) };
    const kept = await keptAlive(watched);
    onStop(kept.stop);
    options.onProgram?.(program.name, kept);
  };
  await step('Starting the services', () => allOrNone(behind.map(run)));
  await step('Starting the gateway', () => run(gateway));
  if (options.environment['DEMO_WORLD'] === 'false') return { world: { accounts: [] }, readTables };
  const world = await step('Looking after the demo world', () => demoWorldIn(dataDir, demoWorld, signal));
  return { world, readTables };
}

// Waits for those that do start: whatever has been started must be known, so that it can be stopped.
async function allOrNone(beginnings: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(beginnings);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Ends at the first Ctrl-C; npm passes on the one that we have had from the terminal, so that a second means nothing. Ends
 * with npm, too, where npm began it.
 */
function lifeOf({ environment }: LaunchOptions): AbortSignal {
  const life = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      life.abort();
    });
  if (environment['npm_lifecycle_event'] !== undefined)
    void whenOrphaned(life.signal).then(() => {
      life.abort();
    });
  // Of a terminal that has been closed.
  process.stdout.on('error', () => undefined);
  return life.signal;
}

const officeOf = ({ port }: LaunchOptions) => `http://localhost:${port}/app/admin-whizz/investigations`;

function welcome({ port, dataDir, environment }: LaunchOptions, { accounts, mockExam }: DemoWorld): string {
  const address = `http://localhost:${port}`;
  const widest = (field: keyof DemoAccount) => Math.max(...accounts.map((account) => account[field].length)) + 2;
  const lines = accounts.map(
    ({ role, email, password }) => `    ${role.padEnd(widest('role'))}${email.padEnd(widest('email'))}${password}`,
  );
  return [
    '',
    'Fieldfare is running.',
    '',
    `  The product   ${address}`,
    `  Its mail      ${address}/mail`,
    `  Its calls     ${address}/api-docs`,
    `  Its data      ${dataDir} (logs in ${dataDir}/logs)`,
    // Served where the client stands in its sources: by `npm run dev`.
    ...(environment['CLIENT_URL'] === undefined ? [] : [`  Its parts     ${address}/gallery/`]),
    ...(lines.length > 0 ? ['', '  Demo accounts', ...lines] : []),
    ...mockExamLines(mockExam),
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}

/** Nothing of one that has begun: whoever starts the system once more has missed it. */
function mockExamLines(mockExam: DemoWorld['mockExam']): string[] {
  if (mockExam === undefined || Date.parse(mockExam.startsAt) <= Date.now()) return [];
  const { startsAt, who } = mockExam;
  const time = new Date(startsAt).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });
  return ['', `  A mock exam begins at ${time} (London) for ${who.join(', ')}`];
}
