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

/** Half of them: each is one process, and beside servers, which wait half of their time, there is room for both. */
const unit = (part) => tests(`unit and client tests ${part}`, 'test:unit', { options: [`--shard=${part}`] });

/** Everything that `npm test` asks, in the order in which it is begun. */
export const checks = [
  check('build', 'build'),
  check('types', 'types'),
  tests('integration tests', 'test:int', { after: ['build'] }),
  unit('1/2'),
  check('lint', 'lint'),
  unit('2/2'),
  check('format', 'format:check'),
  check('dependency rules', 'rules'),
  check('dead code', 'dead-code'),
  proofs('1/2'),
  // A journey through the whole system needs a machine that answers: beside it there is half of the proofs, which takes one core.
  tests('browser tests', 'test:browser', {
    after: ['build', 'integration tests', 'unit and client tests 1/2', 'unit and client tests 2/2'],
    within: withRunningSystem,
    lanes: 2,
  }),
  proofs('2/2', { after: ['integration tests'] }),
];
