import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getParentReport } from 'schemas/practice/progress/progress.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue } from '../../../testing/practice/catalogue';
import { FakeServer, refused } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { forgetAnswers } from '../../client/kept';
import { titlesOf } from '../../parts/catalogue';
import { slipTitles } from 'schemas/questions/slips';
import { errorWords } from '../../parts/rule-words';
import type { Report, TopicReport } from './api';
import { leadOf, masteryWords, timeWords, trendWords } from './report-words';

const fractions: TopicReport = {
  topic: 'fractions',
  subject: 'maths',
  correct: 45,
  asked: 50,
  blank: 2,
  mastery: 0.86,
  step: 5,
  isEarlyEstimate: false,
  isSecure: true,
  trend: 0.12,
  secondsPerQuestion: 48,
  targetSeconds: 60,
  dueReviews: 1,
  lastPractisedAt: '2026-11-20T10:00:00.000Z',
};
const length: TopicReport = {
  ...fractions,
  topic: 'length',
  correct: 4,
  asked: 12,
  blank: 0,
  mastery: 0.41,
  dueReviews: 0,
  step: 2,
  isEarlyEstimate: true,
  isSecure: false,
  trend: null,
  secondsPerQuestion: null,
  targetSeconds: null,
};
const report: Report = {
  questionsCount: 62,
  correctCount: 49,
  blankCount: 2,
  daysPractised: 8,
  dueReviews: 1,
  topics: [fractions, length],
  errors: [
    { errorTag: 'ie-ei', subject: 'english', topic: 'spelling', count: 5, example: 'After c it is ei: receive.' },
    { errorTag: 'new-sort-of-slip', subject: 'maths', topic: 'fractions', count: 3, example: null },
  ],
  plan: [{ questionType: 'map-scale', count: 5, topic: 'length', subject: 'maths', reason: 'most-to-gain' }],
};
const wrongNumber = { errorTag: 'number', subject: 'maths' as const, topic: 'length', count: 41, example: null };
const { topic: titleOf } = titlesOf(catalogue.topics);

function serving(answer: Report) {
  signInSomebody('ROLE_USER');
  return new FakeServer()
    .on(getQuestionCatalogue)
    .answers(() => catalogue)
    .on(getParentReport)
    .answers(() => answer);
}

function showReport(answer: Report) {
  serving(answer);
  return showAt('/app/parents');
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the words of the report', () => {
  it.each([
    [
      report,
      'Amara has worked through 62 questions on 8 days: 79% right. Fractions goes best. Length needs practice most.',
    ],
    [
      { ...report, topics: [fractions, { ...length, asked: 9 }] },
      'Amara has worked through 62 questions on 8 days: 79% right.',
    ],
    [
      {
        ...report,
        topics: [
          fractions,
          { ...length, correct: 30, asked: 50, step: 4 },
          { ...length, topic: 'comprehension', subject: 'english' as const, correct: 35, asked: 50, step: 3 },
        ],
      },
      'Amara has worked through 62 questions on 8 days: 79% right. Fractions goes best. Comprehension needs practice most.',
    ],
    [{ ...report, topics: [fractions] }, 'Amara has worked through 62 questions on 8 days: 79% right.'],
    [
      { ...report, questionsCount: 12, correctCount: 1, daysPractised: 1 },
      'Amara has worked through 12 questions on 1 day, 1 of them right. That is too few to say much yet: with 20 the figures begin to mean something.',
    ],
  ])('lead with a sentence', (given, words) => {
    expect(plain(leadOf(given, 'Amara', titleOf))).toBe(words);
  });

  it.each([
    [{ ...fractions, mastery: null, asked: 3 }, 'Too few answers yet: 3 of 5'],
    [length, '41%, early estimate'],
    [fractions, '86%'],
  ])('say how sure the mastery is', (given, words) => {
    expect(masteryWords(given)).toBe(words);
  });

  it.each([
    [null, 'Too few answers yet'],
    [0.12, 'Up 12 points'],
    [-0.05, 'Down 5 points'],
    [0.02, 'Steady'],
  ])('say of a trend of %d: %s', (trend, words) => {
    expect(plain(trendWords(trend))).toBe(words);
  });

  it('set the time beside what it is aimed at', () => {
    expect(plain(timeWords(fractions))).toBe('48 s, aim 60 s');
    expect(plain(timeWords({ ...fractions, targetSeconds: null }))).toBe('48 s');
    expect(timeWords(length)).toBe('Not timed');
  });

  it('tell the number of a sum from the number of a verb', () => {
    expect(errorWords('number', 'length')).toBeUndefined();
    expect(errorWords('word', 'coding')).toBeUndefined();
    expect(errorWords('number', 'shuffled-sentences')).toBe('One or many, as “was” and “were”');
    expect(errorWords('new-sort-of-slip', 'length')).toBe('New sort of slip');
  });
});

describe('the report', () => {
  it('leads with the sentence, and gives each topic its band, counts and certainty', async () => {
    showReport(report);
    expect(await screen.findByText(/Length needs practice most\./)).toBeInTheDocument();
    const maths = within((await screen.findByRole('heading', { name: 'Maths' })).closest('section') ?? document.body);
    expect(maths.getAllByRole('row').map((row) => plain(row.textContent))).toEqual([
      'TopicStandingRightMasteryTrendTime per questionBlankDue again',
      'Length■ Weaknesses4 of 1241%, early estimate2 of 5, getting goingToo few answers yetNot timed00',
      'Fractions● Strengths45 of 5086%5 of 5, secureUp 12 points48 s, aim 60 s21',
    ]);
  });

  it('waits for the names of the topics', async () => {
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    forgetAnswers();
    const server = serving(report);
    const { fetch } = globalThis;
    globalThis.fetch = async (address, init) => {
      if ((address as string).startsWith(getQuestionCatalogue.path)) await held;
      return fetch(address, init);
    };
    showAt('/app/parents');
    await waitFor(() => expect(server.of(getParentReport)).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(screen.queryByText(/needs practice most/)).toBeNull();
    come();
    expect(await screen.findByText(/Length needs practice most\./)).toBeInTheDocument();
  });

  it('says in words what keeps going wrong', async () => {
    showReport(report);
    const errors = (await screen.findByRole('heading', { name: 'What keeps going wrong' })).closest('section');
    expect(
      within(errors ?? document.body)
        .getAllByRole('listitem')
        .map((item) => plain(item.textContent)),
    ).toEqual([
      'ie or ei, as in “receive”: 5 times in Spelling, EnglishFor example: After c it is ei: receive.What helps: Five such words a week on a card by the door do more than a long list. 5 questions of Spelling',
      'New sort of slip: 3 times in Fractions, Maths',
    ]);
    expect(screen.getByRole('link', { name: /^5.questions of Spelling$/ })).toHaveAttribute(
      'href',
      '/app/english/questions?plan=practice&parts=spelling~5~',
    );
  });

  it('names a misconception, with what the child made of it the last time', async () => {
    const example = '@@1/2 + @@1/3 = @@2/5';
    const added = { errorTag: 'adds-denominators', subject: 'maths', topic: 'fractions', count: 4, example } as const;
    showReport({ ...report, errors: [added] });
    const item = await screen.findByText(slipTitles['adds-denominators']);
    const told = plain(item.closest('li')?.textContent ?? '');
    expect(told).toContain(': 4 times in Fractions, Maths');
    expect(told).toContain('For example: ');
    expect(told).toContain('What helps: Draw both fractions as bars');
    expect(item.closest('li')?.querySelectorAll('.fraction')).toHaveLength(3);
  });

  it.each([
    ['nothing does', []],
    ['all that is known is that a number was another one', [wrongNumber]],
  ])('says so when %s', async (_, errors) => {
    showReport({ ...report, errors });
    expect(await screen.findByText(/No mistake that we could name has come up three times/)).toBeInTheDocument();
  });

  it('suggests what to do next, and starts it', async () => {
    showReport(report);
    expect(await screen.findByRole('heading', { name: /Next: 5.questions/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start this worksheet' })).toHaveAttribute(
      'href',
      '/app/math/questions?plan=try-next&parts=map-scale~5~',
    );
  });

  it('is printed', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const { user } = showReport(report);
    await user.click(await screen.findByRole('button', { name: 'Print this report' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('says what will be there before the first worksheet', async () => {
    showReport({
      questionsCount: 0,
      correctCount: 0,
      blankCount: 0,
      daysPractised: 0,
      dueReviews: 0,
      topics: [],
      errors: [],
      plan: [],
    });
    expect(await screen.findByRole('heading', { name: 'Nothing to report yet' })).toBeInTheDocument();
    expect(screen.getByText(/Once a worksheet is finished/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print this report' })).toBeNull();
  });

  it('says why it was refused, as no fault of ours', async () => {
    signInSomebody('ROLE_USER');
    new FakeServer().on(getParentReport).answers(() => refused(403, 'NotAllowed', 'You may not do this.'));
    showAt('/app/parents');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You may not do this\.$/);
  });
});
