import { expect, it, jest } from '@jest/globals';
import { cohortOf } from 'schemas/mock-exams/marks/cohort.rules';
import { markedSitting } from 'schemas/mock-exams/marks/marking.rules';
import { basisWith, reportedPaper, satWith, times, type Answers } from '../testing/bases';
import { pagesOf } from 'platform/testing/pdf-text';
import { hashOfBytes } from 'platform/blobs';
import type { OverallContent } from 'schemas/mock-exams/reports/overall-content';
import { overallContent } from './overall-content';
import { OVERALL_TEMPLATE, renderOverall } from './render-overall';

const papers = [reportedPaper(0, [{ name: 'Number work', subject: 'MATHS', topics: [['fractions', 12]] }])];

/** Of children who each did so. */
function overall(answers: readonly Answers[]) {
  const marked = answers.map((one, n) => markedSitting(satWith(`child-${n}`, papers, [one]), papers));
  const { exam, made } = basisWith({ papers, answers, made: { template: 1 } });
  return overallContent({
    exam,
    made,
    users: 60,
    sat: marked.length,
    cohort: cohortOf(marked, papers),
    marked,
    papers,
  });
}
/** The first question has another letter right than its key says. */
const withWrongKey = (right: number): Answers => (right > 5 ? 'B' : 'A') + times('A', right) + times('B', 11 - right);

it('says of few children nothing of how many keys look wrong', () => {
  const { sentence, isIndicative } = overall([8, 7, 3, 2, 9].map(withWrongKey));
  expect(isIndicative).toBe(true);
  expect(sentence).toBe(
    'Half of 5 children had 7 of 12 or more; figures of fewer than 30 children say little of a key.',
  );
});

it('says of many that a key is worth checking', () => {
  const { sentence, questions } = overall(Array.from({ length: 44 }, (_, n) => withWrongKey(n % 12)));
  expect(sentence).toMatch(/ worth checking\.$/);
  expect(questions[0]).toMatchObject({ number: 1, isGrave: true });
});

it('tells quartiles as a report does', () => {
  const { parts } = overall(
    Array.from({ length: 40 }, (_, n) => times('A', n < 30 ? 6 : 7) + times('B', n < 30 ? 6 : 5)),
  );
  expect(parts[0]?.quartiles).toBe('6 · 6 · 6.25');
});

const many = () => overall(Array.from({ length: 44 }, (_, n) => withWrongKey(n % 12)));
const printed = (content: OverallContent) => renderOverall({ overall: content, template: OVERALL_TEMPLATE });

it('is the same to the byte whenever it is set, read from the log or not', async () => {
  const content = many();
  const one = hashOfBytes(await printed(content));
  jest.useFakeTimers({
    now: new Date('2031-07-01T12:00:00.000Z'),
    doNotFake: ['setImmediate', 'nextTick', 'setTimeout'],
  });
  const other = hashOfBytes(await printed(JSON.parse(JSON.stringify(content)) as OverallContent));
  jest.useRealTimers();
  expect(other).toBe(one);
  // A template that a report was issued with does not change: whoever wants it otherwise adds the next number.
  expect(one).toBe('8160e2fa23b2c3fe49d5ec743c17763d199e150759142f9cc039e4ed5fbba0f9');
  const [booked = '', told = ''] = content.facts;
  const asFirst = await renderOverall({ overall: { ...content, facts: [booked, told] }, template: 1 });
  expect(hashOfBytes(asFirst)).toBe('a2c869281a3e53806346bae192c22cedf4d719e267eeebbf1d7a3be67abda1f6');
});

it('says on paper which version of each key it was marked with', async () => {
  const pages = pagesOf(await printed(many())).join(' ');
  expect(pages).toContain('Marked with key version 1 of Paper 1. Where a key is put right later');
});

it('says on paper what it says', async () => {
  const content = many();
  const pages = pagesOf(await printed(content)).join(' ');
  expect(pages).toContain(content.sentence);
  expect(pages).toContain(content.madeFrom);
  await expect(renderOverall({ overall: content, template: 9 })).rejects.toThrow('no template 9');
});
