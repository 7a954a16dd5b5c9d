import { bankFingerprint } from './bank-fingerprint.mjs';
import { withRunningSystem } from './running-system.mjs';

/** In minutes: longer than a check takes on a slow machine, so that one that hangs does not hang them all. */
const LONGEST = 40;

const check = (name, script, more = {}) => ({ name, script, minutes: LONGEST, ...more });
/** Counts its own tests. */
const tests = (name, script, more = {}) => check(name, script, { ...more, countsTests: true });

/** A part of the proofs of the question bank. */
const proofs = (part, more) =>
  tests(`proofs of the question bank ${part}`, 'test:bank', {
    options: [`--shard=${part}`],
    fingerprint: bankFingerprint,
    ...more,
  });

const types = check('types', 'types');
const lint = check('lint', 'lint');
const format = check('format', 'format:check');
const rules = check('dependency rules', 'rules');
const client = tests('client tests', 'test:client');
const unit = tests('unit tests', 'test:unit');

/** Nothing else runs for long beside it: jest by itself leaves one core free. */
const onAllCores = { remembers: 'tests', options: ['--maxWorkers=100%'] };

/** What `npm run check` asks: the tests, and of lint the files, that see what has changed. */
export const quickChecks = [
  { ...unit, ...onAllCores },
  { ...client, ...onAllCores },
  { ...lint, remembers: 'files' },
  types,
  rules,
  format,
];

/** Everything that `npm test` asks, in the order in which it is begun. */
export const checks = [
  check('build', 'build'),
  types,
  tests('integration tests', 'test:int', { after: ['build'] }),
  client,
  lint,
  format,
  rules,
  check('dead code', 'dead-code'),
  // Both while servers are started: each of those tests waits half of its time, and the last of them wait alone otherwise.
  proofs('1/2'),
  proofs('2/2', { givesWay: true }),
  // A journey through the whole system needs a machine that answers, and leaves nearly half of it alone.
  tests('browser tests', 'test:browser', {
    after: ['build', 'integration tests', 'client tests'],
    within: withRunningSystem,
    lanes: 2,
  }),
  { ...unit, after: ['integration tests'], givesWay: true },
];
