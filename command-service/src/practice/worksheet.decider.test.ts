import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { markRuleVersion } from './marking.rules';
import { worksheet, type WorksheetCommand } from './worksheet.decider';

const given = stories(worksheet);
const worksheetId = 'w-1';
const learnerId = 'amara';
const at = '2026-11-21T14:05:00.000Z';

const questions = [
  issuedQuestion({ key: '£3.50', unit: { text: '£', side: 'before' } }),
  issuedQuestion({ number: 2, key: 'B', options: ['<', '>', '='] }),
  issuedQuestion({ number: 3 }),
];
const sheet = {
  worksheetId,
  learnerId,
  subject: 'maths',
  topic: 'money-problems',
  purpose: 'practice',
  questionTypes: ['change-one'],
  questions,
} as const;
const issued: Extract<WorksheetEvent, { type: 'WorksheetIssued' }> = {
  type: 'WorksheetIssued',
  data: { ...sheet, questionTypes: ['change-one'], questions },
};
const submit = (number: number, answer: string): WorksheetCommand => ({
  type: 'SubmitAnswer',
  data: { at, learnerId, number, answer },
});
const submitted = (number: number, answer: string): WorksheetEvent => ({
  type: 'AnswerSubmitted',
  data: { worksheetId, learnerId, number, answer },
});
const complete = (answers: string[] = [], clientClaim?: number): WorksheetCommand => ({
  type: 'CompleteWorksheet',
  data: { at, learnerId, answers, ...(clientClaim !== undefined && { clientClaim }) },
});
type Mark = Extract<WorksheetEvent, { type: 'WorksheetCompleted' }>['data']['marks'][number];
const mark = (number: number, answer: string, verdict: Pick<Mark, 'correct' | 'why'>): Mark => ({
  number,
  blank: answer === '',
  subject: 'maths',
  topic: 'money-problems',
  questionType: 'change-one',
  level: 1,
  targetSeconds: 30,
  isChoice: number === 2,
  ...verdict,
});
const completed: WorksheetEvent = {
  type: 'WorksheetCompleted',
  data: {
    worksheetId,
    learnerId,
    subject: 'maths',
    topic: 'money-problems',
    purpose: 'practice',
    asked: 3,
    correct: 2,
    markRuleVersion,
    marks: [
      mark(1, '3.50', { correct: true, why: 'the unit stands beside the box' }),
      mark(2, 'b', { correct: true, why: 'every part agrees' }),
      mark(3, '', { correct: false, why: 'blank' }),
    ],
  },
};

describe('a worksheet', () => {
  it('is issued once', () => given().when({ type: 'IssueWorksheet', data: issued.data }).then(issued));
  it('ignores being issued again', () =>
    given(issued).when({ type: 'IssueWorksheet', data: issued.data }).thenNothing());
});

describe('an answer', () => {
  it('is kept', () => given(issued).when(submit(1, '3.50')).then(submitted(1, '3.50')));
  it('may be changed', () => given(issued, submitted(1, '3.5')).when(submit(1, '4')).then(submitted(1, '4')));
  it('is kept once when it is sent twice', () => given(issued, submitted(1, '4')).when(submit(1, '4')).thenNothing());
  it('that arrives after a newer one of the same tab changes nothing', () => {
    const written = (answer: string, count: number, tab = 'kitchen') =>
      ({ learnerId, number: 1, answer, writing: { tab, count } }) as const;
    const event = (answer: string, count: number): WorksheetEvent => ({
      type: 'AnswerSubmitted',
      data: { worksheetId, ...written(answer, count) },
    });
    const before = given(issued, event('4', 7));
    before.when({ type: 'SubmitAnswer', data: { at, ...written('3', 6) } }).thenNothing();
    before.when({ type: 'SubmitAnswer', data: { at, ...written('5', 8) } }).then(event('5', 8));
    const elsewhere = written('6', 1, 'car');
    before
      .when({ type: 'SubmitAnswer', data: { at, ...elsewhere } })
      .then({ type: 'AnswerSubmitted', data: { worksheetId, ...elsewhere } });
  });
  it('is not taken for a worksheet on paper', () =>
    given({ ...issued, data: { ...issued.data, purpose: 'paper' } })
      .when(submit(1, '1'))
      .thenRefused('WorksheetIsOnPaper'));
  it('of a worksheet on paper is typed in with all the others, marked alike, and never late', () => {
    const onPaper = {
      ...issued.data,
      purpose: 'paper' as const,
      timeLimitSeconds: 1,
      issuedAt: '2026-11-01T00:00:00.000Z',
    };
    const typed = given({ ...issued, data: onPaper }).when(complete(['3.50', 'b', '']));
    typed.then(submitted(1, '3.50'), submitted(2, 'b'), {
      ...completed,
      data: { ...completed.data, purpose: 'paper' },
    });
  });
  it('is refused after the marking', () =>
    given(issued, completed).when(submit(1, '9')).thenRefused('WorksheetComplete'));
  it('that was kept before may be sent again after the marking', () =>
    given(issued, submitted(1, '3.50'), completed).when(submit(1, '3.50')).thenNothing());
  it('is refused for a question that is not there', () =>
    given(issued).when(submit(4, '1')).thenRefused('QuestionNotFound'));
  it('is refused without a worksheet', () => given().when(submit(1, '1')).thenRefused('WorksheetNotFound'));
  it('of another child is refused as if there were no worksheet', () =>
    given(issued)
      .when({ type: 'SubmitAnswer', data: { at, learnerId: 'finn', number: 1, answer: '1' } })
      .thenRefused('WorksheetNotFound'));
});

describe('answers without end', () => {
  const writings = (number: number, count: number) =>
    Array.from({ length: count }, (_, n) => submitted(number, `${number}/${n}`));
  it('are refused after fifty to one question; those to another are taken', () => {
    const fortyNine = given(issued, ...writings(1, 49));
    fortyNine.when(submit(1, 'the last')).then(submitted(1, 'the last'));
    const fifty = given(issued, ...writings(1, 50));
    fifty.when(submit(1, 'one more')).thenRefused('AnswerChangedTooOften');
    fifty.when(submit(1, '1/49')).thenNothing();
    fifty.when(submit(2, 'B')).then(submitted(2, 'B'));
  });
  it('are refused after a thousand of a worksheet, which can be marked all the same', () => {
    const many = Array.from({ length: 40 }, (_, n) => issuedQuestion({ number: n + 1 }));
    const long: typeof issued = { type: 'WorksheetIssued', data: { ...issued.data, questions: many } };
    const thousand = given(long, ...many.slice(0, 25).flatMap(({ number }) => writings(number, 40)));
    thousand.when(submit(40, '7')).thenRefused('AnswerChangedTooOften');
    expect(thousand.when(complete()).events().at(-1)).toMatchObject({
      type: 'WorksheetCompleted',
      data: { asked: 40 },
    });
  });
});

describe('the clock of a worksheet', () => {
  const issuedAt = '2026-11-21T14:00:00.000Z';
  const timed: typeof issued = { type: 'WorksheetIssued', data: { ...issued.data, issuedAt, timeLimitSeconds: 120 } };
  const after = (seconds: number) => new Date(Date.parse(issuedAt) + seconds * 1_000).toISOString();
  const answerAt = (seconds: number, secondsSpent?: number): WorksheetCommand => ({
    type: 'SubmitAnswer',
    data: {
      at: after(seconds),
      learnerId,
      number: 1,
      answer: '3.50',
      ...(secondsSpent !== undefined && { secondsSpent }),
    },
  });
  const submittedFor = (secondsSpent: number): WorksheetEvent => ({
    type: 'AnswerSubmitted',
    data: { worksheetId, learnerId, number: 1, answer: '3.50', secondsSpent },
  });
  const dataOf = (command: WorksheetCommand, sheet = timed) => given(sheet).when(command).events()[0]?.data;

  it.each([
    [119, undefined],
    [121, undefined],
    [134, undefined],
    [136, true],
    [100_000, true],
  ])('keeps an answer that comes after %d s of 120, and says when it is late', (seconds, late) => {
    expect(dataOf(answerAt(seconds))).toMatchObject({ number: 1, answer: '3.50' });
    expect(dataOf(answerAt(seconds))?.['late' as never]).toBe(late);
  });
  it('knows no late answer without a limit, nor in a worksheet of old', () => {
    const untimed: typeof issued = { type: 'WorksheetIssued', data: { ...issued.data, issuedAt } };
    const old: typeof issued = { type: 'WorksheetIssued', data: { ...issued.data, timeLimitSeconds: 120 } };
    for (const sheet of [untimed, old]) expect(dataOf(answerAt(100_000), sheet)).not.toHaveProperty('late');
  });
  it('counts a late answer, and marks it as late', () => {
    const late: WorksheetEvent = {
      type: 'AnswerSubmitted',
      data: { worksheetId, learnerId, number: 1, answer: '3.50', late: true },
    };
    const [event] = given(timed, late, submitted(2, 'B')).when(complete()).events();
    expect(event?.data).toMatchObject({ correct: 2, marks: [{ number: 1, correct: true, late: true }, {}, {}] });
    expect(JSON.stringify(event)).not.toContain('3.50');
  });
  it('marks as late what only the completing client holds, where that comes late', () => {
    const atLast = { type: 'CompleteWorksheet', data: { at: after(500), learnerId, answers: ['', 'B'] } } as const;
    const [answer, completed] = given(timed).when(atLast).events();
    expect(answer?.data).toMatchObject({ number: 2, late: true });
    expect(completed?.data).toMatchObject({ marks: [{ blank: true }, { late: true }, { blank: true }] });
  });
  it.each([
    [30, 20, 20],
    [30, 999_999, 30],
    [-60, 5, 0],
  ])('lets nobody have spent longer than the worksheet is old: %d s, told %d', (age, told, kept) => {
    expect(dataOf(answerAt(age, told))).toMatchObject({ secondsSpent: kept });
  });
  it('keeps the longer time that somebody has looked at an answer already kept', () => {
    const typed = given(timed, submittedFor(4));
    typed.when(answerAt(70, 66)).then(submittedFor(66));
    typed.when(answerAt(70, 4)).thenNothing();
    typed.when(answerAt(70, 0)).thenNothing();
    typed.when(answerAt(70)).thenNothing();
  });
  it('counts no longer time once it is up, the worksheet is marked, or the answer was written too often', () => {
    given(timed, submittedFor(4)).when(answerAt(500, 400)).thenNothing();
    given(timed, submittedFor(4), completed).when(answerAt(70, 66)).thenNothing();
    given(timed, ...Array.from({ length: 50 }, () => submittedFor(4)))
      .when(answerAt(70, 66))
      .thenNothing();
  });
});

describe('completing', () => {
  it('marks every question, a blank as wrong', () =>
    given(issued, submitted(1, '3.50'), submitted(2, 'b')).when(complete()).then(completed));
  it('takes what only the completing client holds', () =>
    given(issued, submitted(1, '3.50'))
      .when(complete(['', 'b']))
      .then(submitted(2, 'b'), completed));
  it('lets an answer that was kept stand against what the client says at the end', () =>
    given(issued, submitted(1, '3.50'), submitted(2, 'b'))
      .when(complete(['999', 'C', '']))
      .then(completed));
  it('keeps the reckoning of a client that is wrong', () => {
    const [event] = given(issued, submitted(1, '3.50'), submitted(2, 'b')).when(complete([], 3)).events();
    expect(event?.data).toMatchObject({ correct: 2, clientClaim: 3 });
  });
  it('happens once', () => given(issued, completed).when(complete()).thenNothing());
  it('is refused to another child', () =>
    given(issued)
      .when({ type: 'CompleteWorksheet', data: { at, learnerId: 'finn', answers: [] } })
      .thenRefused('WorksheetNotFound'));
});

describe('a flag', () => {
  const data = {
    learnerId,
    number: 2,
    isTypo: true,
    isMarkingIssue: false,
    isTooHard: false,
    comment: 'two answers are right',
  };
  const flagged: WorksheetEvent = {
    type: 'QuestionFlagged',
    data: { worksheetId, ...data, questionId: 'change-one.1.1.1' },
  };
  it('is kept, before and after the marking', () => {
    given(issued).when({ type: 'FlagQuestion', data }).then(flagged);
    given(issued, completed).when({ type: 'FlagQuestion', data }).then(flagged);
  });
  const ofItem = (genVersion: number) => ({
    ...issued,
    data: { ...issued.data, questions: [issuedQuestion({ number: 2, itemId: 'spelling-12', genVersion })] },
  });
  it('names a written item by its own id and its version, whatever it was drawn as: rewritten it is another question', () => {
    for (const version of [3, 4])
      given(ofItem(version))
        .when({ type: 'FlagQuestion', data })
        .then({ type: 'QuestionFlagged', data: { worksheetId, ...data, questionId: `spelling-12.${version}` } });
  });
  it('raised again, stays with the question that it was raised of before items had versions', () => {
    const before: WorksheetEvent = {
      type: 'QuestionFlagged',
      data: { worksheetId, ...data, questionId: 'spelling-12' },
    };
    given(ofItem(3), before).when({ type: 'FlagQuestion', data }).then(before);
  });
  it('needs a question', () =>
    given(issued)
      .when({ type: 'FlagQuestion', data: { ...data, number: 9 } })
      .thenRefused('QuestionNotFound'));
});

describe('discarding', () => {
  const discard: WorksheetCommand = { type: 'DiscardWorksheet', data: { learnerId } };
  const discarded: WorksheetEvent = { type: 'WorksheetDiscarded', data: { worksheetId, learnerId } };
  it('happens, and what was answered stays', () => given(issued, submitted(1, '7')).when(discard).then(discarded));
  it('is refused once it is marked', () => given(issued, completed).when(discard).thenRefused('WorksheetComplete'));
  it('is refused of another learner’s', () =>
    given(issued)
      .when({ type: 'DiscardWorksheet', data: { learnerId: 'mallory' } })
      .thenRefused('WorksheetNotFound'));
  it('changes nothing when it is repeated', () => given(issued, discarded).when(discard).thenNothing());
  it('ends answering and marking', () => {
    given(issued, discarded).when(submit(1, '7')).thenRefused('WorksheetIsDiscarded');
    given(issued, discarded).when(complete()).thenRefused('WorksheetIsDiscarded');
    const check: WorksheetCommand = { type: 'CheckAnswer', data: { learnerId, number: 1, answer: '7', try: 1 } };
    given(issued, submitted(1, '7'), discarded).when(check).thenRefused('WorksheetIsDiscarded');
  });
});
