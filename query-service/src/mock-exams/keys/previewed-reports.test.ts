import { expect, it } from '@jest/globals';
import type { ChangedSitting } from 'schemas/mock-exams/keys/key-preview.contract';
import { withReason } from 'schemas/mock-exams/keys/key-reason.rules';
import { randomChange } from 'schemas/mock-exams/keys/testing/random-changes';
import { randomSats } from 'schemas/mock-exams/marks/testing/random-cohort';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { dice } from 'schemas/rights/testing/random-grants';
import { differenceOf } from './prints';
import { nameOf } from './sat-papers';
import { IssuedWorld, published, type Decision } from './testing/issued-world';

const CASES = 20;
/** One decision after another, so that some reports were left alone by the one before. */
const DECISIONS = 3;
const OPTIONS = 5;

const nameOfRow = ({ mockExamSessionId: sessionId, mockExamUserId: learnerId }: ChangedSitting) =>
  nameOf({ sessionId, learnerId });
const printed = (content: ReportContent) => ({ sentence: content.head.sentence, corrected: null, content });
const isOtherwise = (one: ReportContent, other: ReportContent): boolean =>
  differenceOf(printed(one), printed(other)) === 'differs';

/** What was shown of each report beside what it says once it is decided: as it was issued, and as it is issued again. */
async function decided(world: IssuedWorld, decision: Decision): Promise<string[]> {
  const { rows } = await world.preview(decision);
  world.decide(decision);
  const now = world.madeNow(decision.reason);
  const shown = new Map(rows.map((row) => [nameOfRow(row), row]));
  for (const [name, { content: before }] of world.last) {
    const [row, after] = [shown.get(name), now.get(name)];
    if (!after) throw new Error(`there is no report of ${name}`);
    // Figures of all children may have moved with a decision of before: they stay as they were issued.
    expect([name, row?.report === 'differs']).toEqual([name, isOtherwise(before, after)]);
    if (row) expect(row.sentence).toEqual({ before: before.head.sentence, after: after.head.sentence });
    if (row?.report !== 'differs') continue;
    expect(withReason(row.corrected ?? '', decision.reason)).toBe(after.head.corrected);
    world.issue(name, after);
  }
  return rows.map(({ report }) => report);
}

it('issues those reports again that the preview named, and no others, with the sentences that it showed', async () => {
  const seen: string[] = [];
  const read: string[] = [];
  for (let seed = 1; seed <= CASES; seed += 1) {
    const roll = dice(seed * 7_919);
    // Of fewer than five nothing of the others is told.
    const world = new IssuedWorld(randomSats(published, 1 + roll(seed % 4 === 0 ? 4 : 40), roll));
    for (let count = 1; count <= DECISIONS; count += 1) {
      const paperHash = published[roll(published.length)]?.paperHash ?? '';
      const change = randomChange(world.keysOf(paperHash), OPTIONS, roll);
      seen.push(
        ...(await decided(world, {
          paperHash,
          change,
          reason: `Reason ${count} of a decision${count % 2 === 0 ? '.' : ''}`,
        })),
      );
      read.push(...[...world.last.values()].map(({ content }) => content.head.corrected ?? ''));
    }
  }
  expect(read.join()).toMatch(/: the mark stays \d+ of \d+, and the percentile was \d+ and is \d+ now\. /);
  expect(read.join()).toMatch(/: the mark stays \d+ of \d+, .*and the standardised score was \d+ and is \d+ now\. /);
  expect([...new Set(seen)].toSorted()).toEqual(['differs', 'others differ', 'same']);
}, 60_000);
