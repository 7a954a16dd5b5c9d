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

/** One process each, of about the same length: beside servers, which wait half of their time, there is room for both. */
const without = (other) => ({ options: ['--ignoreProjects', other] });

/** Everything that `npm test` asks, in the order in which it is begun. */
export const checks = [
  check('build', 'build'),
  check('types', 'types'),
  tests('integration tests', 'test:int', { after: ['build'] }),
  tests('client tests', 'test:unit', without('unit')),
  check('lint', 'lint'),
  tests('unit tests', 'test:unit', without('client')),
  check('format', 'format:check'),
  check('dependency rules', 'rules'),
  check('dead code', 'dead-code'),
  // Both while servers are started: each of those tests waits half of its time, and the last of them wait alone otherwise.
  proofs('1/2'),
  proofs('2/2', { givesWay: true }),
  // A journey through the whole system needs a machine that answers.
  tests('browser tests', 'test:browser', {
    after: ['build', 'integration tests', 'client tests', 'unit tests'],
    within: withRunningSystem,
    lanes: 2,
  }),
];
