import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { markOf, markRuleVersion } from './marking.rules';
import { worksheet, type WorksheetCommand } from './worksheet.decider';

const given = stories(worksheet);
const worksheetId = 'w-1';
const learnerId = 'amara';
const at = '2026-11-21T14:05:00.000Z';

const seven = issuedQuestion();
const greater = issuedQuestion({ number: 2, key: 'B', options: ['<', '>', '='] });

type Issued = Extract<WorksheetEvent, { type: 'WorksheetIssued' }>;
const issuedWith = (more: Partial<Issued['data']>): Issued => ({
  type: 'WorksheetIssued',
  data: {
    worksheetId,
    learnerId,
    subject: 'maths',
    topic: 'money-problems',
    purpose: 'practice',
    questionTypes: ['change-one'],
    questions: [seven, greater],
    ...more,
  },
});
const issued = issuedWith({ checksEach: true });
const submit = (answer: string, more: object = {}): WorksheetCommand => ({
  type: 'SubmitAnswer',
  data: { at, learnerId, number: 1, answer, ...more },
});
const submitted = (answer: string, more: object = {}): WorksheetEvent => ({
  type: 'AnswerSubmitted',
  data: { worksheetId, learnerId, number: 1, answer, ...more },
});
const check = (answer: string, nth: number, more: object = {}): WorksheetCommand => ({
  type: 'CheckAnswer',
  data: { learnerId, number: 1, answer, try: nth, ...more },
});
const checked = (answer: string, nth: number, secondsSpent?: number): WorksheetEvent => ({
  type: 'AnswerChecked',
  data: {
    worksheetId,
    learnerId,
    number: 1,
    try: nth,
    answer,
    mark: markOf(seven, { answer, secondsSpent }),
    markRuleVersion,
  },
});
const showSteps = (more: object = {}): WorksheetCommand => ({
  type: 'ShowSteps',
  data: { learnerId, number: 1, ...more },
});
const stepsShown: WorksheetEvent = { type: 'StepsShown', data: { worksheetId, learnerId, number: 1 } };
const complete: WorksheetCommand = { type: 'CompleteWorksheet', data: { at, learnerId, answers: [] } };
const completed = given(issued).when(complete).events();
const wrongFirst = given(issued, submitted('6'), checked('6', 1));

describe('the check of a first try', () => {
  it('marks the answer that was kept, with the time it took', () => {
    given(issued, submitted('7', { secondsSpent: 12 }))
      .when(check('7', 1))
      .then(checked('7', 1, 12));
    given(issued, submitted('6'), submitted('8')).when(check('8', 1)).then(checked('8', 1));
  });
  it('is made once, and told again to whoever repeats it, even after the marking', () => {
    wrongFirst.when(check('6', 1)).thenNothing();
    given(issued, submitted('6'), checked('6', 1), ...completed)
      .when(check('6', 1))
      .thenNothing();
  });
  it('is not made for another answer once one was checked, as in a second tab', () => {
    wrongFirst.when(check('7', 1)).thenRefused('AnswerChecked');
  });
  it('needs that very answer to be kept', () => {
    given(issued).when(check('7', 1)).thenRefused('AnswerNotKept');
    given(issued, submitted('6')).when(check('7', 1)).thenRefused('AnswerNotKept');
  });
  it.each(['', ' ', '\u00a0\t'])('needs something to check: not %j', (blank) => {
    given(issued, submitted(blank)).when(check(blank, 1)).thenRefused('NothingToCheck');
  });
  it('is refused after the marking', () =>
    given(issued, submitted('6'), ...completed)
      .when(check('6', 1))
      .thenRefused('WorksheetComplete'));
  it('is refused for a question that is not there, another child, and no worksheet', () => {
    given(issued)
      .when(check('7', 1, { number: 3 }))
      .thenRefused('QuestionNotFound');
    given(issued, submitted('7'))
      .when(check('7', 1, { learnerId: 'finn' }))
      .thenRefused('WorksheetNotFound');
    given().when(check('7', 1)).thenRefused('WorksheetNotFound');
  });
});

describe('the check of a second try', () => {
  it('comes after a first that was not right, and marks what it is given', () => {
    wrongFirst.when(check('7', 2)).then(checked('7', 2));
    wrongFirst.when(check('6', 2)).then(checked('6', 2));
  });
  it('is the last one', () => {
    const both = given(issued, submitted('6'), checked('6', 1), checked('5', 2));
    both.when(check('5', 2)).thenNothing();
    both.when(check('7', 2)).thenRefused('AnswerChecked');
  });
  it('is not there before a first, after one that was right, for a blank, and after the marking', () => {
    given(issued, submitted('6')).when(check('7', 2)).thenRefused('TryNotOpen');
    given(issued, submitted('7'), checked('7', 1)).when(check('6', 2)).thenRefused('TryNotOpen');
    wrongFirst.when(check(' ', 2)).thenRefused('NothingToCheck');
    given(issued, submitted('6'), checked('6', 1), ...completed)
      .when(check('7', 2))
      .thenRefused('WorksheetComplete');
  });
});

describe('all steps of a question', () => {
  const opened = given(issued, submitted('6'), checked('6', 1), stepsShown);
  it('are opened after a first try that was not right, and end its second', () => {
    wrongFirst.when(showSteps()).then(stepsShown);
    opened.when(check('7', 2)).thenRefused('TryNotOpen');
  });
  it('change nothing where they are asked for again, or no try is left anyway', () => {
    opened.when(showSteps()).thenNothing();
    given(issued, submitted('7'), checked('7', 1)).when(showSteps()).thenNothing();
    given(issued, submitted('6'), checked('6', 1), checked('5', 2)).when(showSteps()).thenNothing();
    given(issued, submitted('6'), ...completed)
      .when(showSteps())
      .thenNothing();
  });
  it('are not told before an answer was checked, nor of what is not there, to another child, or where nothing is checked', () => {
    given(issued, submitted('6')).when(showSteps()).thenRefused('StepsNotOpen');
    wrongFirst.when(showSteps({ number: 9 })).thenRefused('QuestionNotFound');
    wrongFirst.when(showSteps({ learnerId: 'finn' })).thenRefused('WorksheetNotFound');
    given(issuedWith({}), submitted('6')).when(showSteps()).thenRefused('CheckingNotOffered');
    given(issued, submitted('6'), checked('6', 1), { type: 'WorksheetDiscarded', data: { worksheetId, learnerId } })
      .when(showSteps())
      .thenRefused('WorksheetIsDiscarded');
  });
  it('leave the check of the first try repeatable, and its mark the one that counts', () => {
    opened.when(check('6', 1)).thenNothing();
    const [event] = opened.when(complete).events();
    expect(event?.data).toMatchObject({ correct: 0, marks: [{ number: 1, correct: false }, { blank: true }] });
  });
});

describe('a blank that stayed closed when its worksheet was marked', () => {
  const closedBlank: WorksheetCommand = {
    type: 'CompleteWorksheet',
    data: { at, learnerId, answers: [], closed: [2] },
  };
  const answered = [issued, submitted('6')];
  const marked = [
    ...answered,
    ...given(...answered)
      .when(closedBlank)
      .events(),
  ];
  it('has no steps and no try, while those of what its marks show are told', () => {
    const [first, second] = [showSteps(), showSteps({ number: 2 })];
    given(...marked)
      .when(second)
      .thenRefused('StepsNotOpen');
    for (const nth of [1, 2])
      given(...marked)
        .when(check('B', nth, { number: 2 }))
        .thenRefused('WorksheetComplete');
    given(...marked)
      .when(first)
      .thenNothing();
  });
  it('has them once it was opened', () => {
    const opened: WorksheetEvent = { type: 'AnswersOpened', data: { worksheetId, learnerId, numbers: [2] } };
    given(...marked, opened)
      .when(showSteps({ number: 2 }))
      .thenNothing();
  });
});

describe('a worksheet that is not checked question by question', () => {
  const others: readonly (readonly [string, Partial<Issued['data']>])[] = [
    ['as it was not chosen', {}],
    ['with a clock', { checksEach: true, timeLimitSeconds: 60 }],
    ['a practice test', { checksEach: true, purpose: 'practice-test' }],
    ['on paper', { checksEach: true, purpose: 'paper' }],
  ];
  it.each(others)('tells no key before it is marked: %s', (_, more) => {
    for (const nth of [1, 2])
      given(issuedWith(more), submitted('7')).when(check('7', nth)).thenRefused('CheckingNotOffered');
  });
  it.each(others)('shows no steps here, marked or not: %s', (_, more) => {
    const dealt = issuedWith(more);
    given(dealt).when(showSteps()).thenRefused('CheckingNotOffered');
    const marked = [dealt, ...given(dealt).when(complete).events()];
    for (const number of [1, 2])
      given(...marked)
        .when(showSteps({ number }))
        .thenRefused('CheckingNotOffered');
  });
});

describe('an answer that was checked', () => {
  it('is changed no more', () => {
    wrongFirst.when(submit('7')).thenRefused('AnswerChecked');
    given(issued, submitted('6'), checked('6', 1), checked('7', 2)).when(submit('7')).thenRefused('AnswerChecked');
  });
  it('may be sent again, as may a copy of an older one that was under way', () => {
    wrongFirst.when(submit('6')).thenNothing();
    wrongFirst.when(submit('6', { secondsSpent: 99 })).thenNothing();
    given(issued, submitted('6', { writing: { tab: 'kitchen', count: 2 } }), checked('6', 1))
      .when(submit('5', { writing: { tab: 'kitchen', count: 1 } }))
      .thenNothing();
  });
  it('lets the others be answered', () =>
    wrongFirst
      .when(submit('B', { number: 2 }))
      .then({ type: 'AnswerSubmitted', data: { worksheetId, learnerId, number: 2, answer: 'B' } }));
});

describe('the marks of the worksheet', () => {
  it('count the first try only', () => {
    const [event] = given(issued, submitted('6'), checked('6', 1), checked('7', 2)).when(complete).events();
    expect(event?.data).toMatchObject({
      correct: 0,
      asked: 2,
      marks: [{ number: 1, correct: false }, { blank: true }],
    });
    expect(JSON.stringify(event)).not.toMatch(/"(6|7)"/);
  });
  it('stand as they were told, whatever the rule says by then', () => {
    const told = checked('7', 1, 5);
    if (told.type !== 'AnswerChecked') throw new Error('it is one');
    const generous = { ...told.data, answer: '6', mark: { ...told.data.mark, why: 'an older rule' } };
    const [event] = given(issued, submitted('6'), { type: 'AnswerChecked', data: generous }).when(complete).events();
    expect(event?.data).toMatchObject({ correct: 1, marks: [{ correct: true, why: 'an older rule' }, {}] });
  });
});
