const { default: Sequencer } = require('@jest/test-sequencer');

/** Two files of the browser's tests run beside each other: what takes longest is begun first. */
const first = ['screens/every-screen', 'exam/exam-session', 'exam/reports', 'public/landing-page', 'families/buying'];
/** Puts notes on reports, which must not be on their way meanwhile. */
const last = ['exam/incidents'];

const isOne = ({ path }, name) => path.endsWith(`/deploy/e2e/${name}.e2e.test.ts`);
const place = (test) => {
  const at = first.findIndex((name) => isOne(test, name));
  if (at >= 0) return at;
  return first.length + Number(last.some((name) => isOne(test, name)));
};

/** The order of the journeys through the running system. */
class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => place(one) - place(other) || one.path.localeCompare(other.path));
  }
}

module.exports = LongestFirst;
