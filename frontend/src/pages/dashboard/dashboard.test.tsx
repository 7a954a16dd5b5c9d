import { describe, expect, it } from '@jest/globals';
import { act, renderHook, screen, within } from '@testing-library/react';
import type { ReplyOf } from 'schemas/describe/contract';
import { subjectTitles } from 'schemas/questions/question';
import { saveWorksheet } from 'schemas/practice/worksheets/answering.contract';
import { getUnfinishedWorksheets, getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { getMyEffort, getPracticePlan, getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue } from '../../../testing/practice/catalogue';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { FakeServer, refused, Said } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { useCommand } from '../../client/contract';
import type { Topic } from '../../parts/catalogue';
import { placed, rolling, spanOf } from '../../parts/chart/over-time';
import type { Reason } from '../../parts/plan/plan';
import type { ListedWorksheet } from './api';
import { findingOf, progressionOf } from './progression';

/** Worksheets of ten, newest first as the server lists them. */
function worksheets(corrects: readonly number[], subject: ListedWorksheet['subject'] = 'maths'): ListedWorksheet[] {
  return corrects
    .map((numberQuestionsCorrectlyAnswered, index) => ({
      worksheetId: `${subject}-${index}`,
      date: new Date(Date.UTC(2026, 9, 3 + index, 10)).toISOString(),
      subject,
      topic: 'fractions',
      purpose: 'practice' as const,
      questionTypes: ['fraction-of', 'find-whole'],
      levels: [1, 2],
      numberOfQuestionsInTheWorksheet: 10,
      numberQuestionsCorrectlyAnswered,
    }))
    .reverse();
}

const analytics = {
  correctAnswersCount: 1_131,
  questionsCount: 1_400,
  worksheetsCount: 12,
  topics: [
    {
      topic: 'fractions',
      subject: 'maths' as const,
      correct: 90,
      asked: 100,
      step: 5,
      lastPractisedAt: '2026-11-20T10:00:00.000Z',
    },
    {
      topic: 'length',
      subject: 'maths' as const,
      correct: 1,
      asked: 3,
      step: null,
      lastPractisedAt: '2026-11-12T10:00:00.000Z',
    },
  ],
};

function inMaths(topic: string, reason: Reason) {
  return { topic, subject: 'maths' as const, reason };
}

const plan: ReplyOf<typeof getPracticePlan> = {
  parts: [
    { questionType: 'fraction-of', level: 2, count: 3, ...inMaths('fractions', 'most-to-gain') },
    { questionType: 'find-whole', level: 2, count: 2, ...inMaths('fractions', 'most-to-gain') },
    { questionType: 'map-scale', level: 3, count: 1, ...inMaths('length', 'due-for-review') },
    { questionType: 'largest', level: 1, count: 1, ...inMaths('fractions', 'not-tried-yet') },
  ],
};

const effort = { answered: 140, stars: 14, starsThisWeek: 3, streakDays: 4, mistakesSolved: 6 };

const serving = (listed: ListedWorksheet[]) =>
  new FakeServer()
    .on(getPracticePlan)
    .answers(() => plan)
    .on(getMyEffort)
    .answers(() => effort)
    .on(getQuestionCatalogue)
    .answers(() => catalogue)
    .on(getUnfinishedWorksheets)
    .answers(() => [])
    .on(getUserAnalyticsData)
    .answers(() => analytics)
    .on(getUserWorksheets)
    .answers(() => (listed.length > 0 ? listed : new Said(204)));

describe('what the chart says', () => {
  it.each([
    ['what has grown', [5, 5, 5, 5, 5, 6, 7, 8, 9], 'Maths has grown since 3 Oct: 50% to 70%'],
    ['what is steady', [7, 7, 7, 7, 7, 7, 7, 7], 'Maths is steady, near 70%'],
    ['how what has become less stands', [9, 9, 9, 9, 9, 5, 5, 5], 'Your last five worksheets in Maths: 66% right'],
    ['nothing of too few', [2, 9, 9, 9, 9, 9, 9], 'Your scores so far'],
  ])('is %s', (_, corrects, finding) => {
    expect(findingOf(progressionOf(worksheets(corrects)))).toBe(finding);
  });

  it('is of what has grown most, and never that anything has dipped', () => {
    const falling = worksheets([9, 9, 9, 9, 9, 5, 5, 5]);
    const rising = worksheets([3, 3, 3, 3, 3, 8, 8, 8], 'english');
    expect(findingOf(progressionOf([...falling, ...rising]))).toBe('English has grown since 3 Oct: 30% to 60%');
  });

  it('has a drawing for each subject, of its latest forty', () => {
    const many = Array.from({ length: 60 }, () => 5);
    const series = progressionOf([...worksheets(many), ...worksheets([4, 4], 'verbal-reasoning')]);
    expect(series.map(({ name, points }) => [name, points.length])).toEqual([
      ['Maths', 40],
      ['Verbal Reasoning', 2],
    ]);
  });
});

describe('the drawing', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day)).toISOString();
  const points = (days: readonly number[]) => days.map((day) => ({ at: at(day), value: 0.5 }));

  it('puts 0% at the foot, 100% at the top, and worksheets at their true times', () => {
    const three = [0, 0.5, 1].map((value, index) => ({ at: at([1, 2, 11][index] ?? 0), value }));
    expect(placed(three, spanOf([{ name: 'Maths', colour: '#000', points: three }]))).toEqual([
      { x: 0, y: 100 },
      { x: 10, y: 50 },
      { x: 100, y: 0 },
    ]);
  });

  it('has the same days under every subject', () => {
    const [maths, english] = [points([1, 3]), points([11])];
    const span = spanOf([
      { name: 'Maths', colour: '#000', points: maths },
      { name: 'English', colour: '#000', points: english },
    ]);
    expect(placed([...maths, ...english], span).map(({ x }) => x)).toEqual([0, 20, 100]);
  });

  it('draws one worksheet alone', () => {
    const one = points([1]);
    expect(placed(one, spanOf([{ name: 'Maths', colour: '#000', points: one }]))).toEqual([{ x: 50, y: 50 }]);
  });

  it('draws a line of the averages of five, and none of fewer', () => {
    const values = [0, 0.5, 0.5, 0.5, 1, 1].map((value, index) => ({ at: at(index + 1), value }));
    expect(rolling(values)).toEqual([
      { at: at(5), value: 0.5 },
      { at: at(6), value: 0.7 },
    ]);
    expect(rolling(values.slice(0, 4))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('says what will be there before the first worksheet', async () => {
    signInSomebody('ROLE_USER');
    serving([]);
    showAt('/app/dashboard');
    expect(await screen.findByRole('heading', { name: 'No worksheets completed yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a topic' })).toHaveAttribute('href', '/app/math/questions');
  });

  it('offers nothing to start where nothing is given: a parent who was in another family', async () => {
    signInSomebody('ROLE_FREE_USER');
    const none = { daysLeft: null, trialEndsOn: null, dailyLimit: null, remainingToday: null, confirmEmailBy: null };
    serving([])
      .on(getTimeLeftOnFreemiumTrial)
      .answers(() => none);
    showAt('/app/dashboard');
    expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/app/my-subscription');
    expect(screen.queryByText('Try this next')).toBeNull();
  });

  it('says it once where all of the plan is new', async () => {
    signInSomebody('ROLE_USER');
    serving([])
      .on(getPracticePlan)
      .answers(() => ({ parts: plan.parts.slice(-1) }));
    showAt('/app/dashboard');
    const card = within((await screen.findByText('Try this next')).closest('section') ?? document.body);
    expect(card.getByText('These are new kinds of question, so just have a go.')).toBeInTheDocument();
    expect(card.getByRole('listitem')).toHaveTextContent(/^1\s*Fractions$/);
  });

  it('greets the child, counts, and leads to the last worksheet', async () => {
    signInSomebody('ROLE_USER');
    serving(worksheets([5, 5, 5, 5, 5, 6, 7, 8, 9]));
    showAt('/app/dashboard');
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Amara$/ }),
    ).toBeInTheDocument();
    expect(await screen.findByText('1,131')).toBeInTheDocument();
    expect(screen.getByText('Score Progression')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Correctly Answered Questions' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Maths has grown since 3 Oct: 50% to 70%' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Maths: 70% in the last 5' })).toBeInTheDocument();
    expect(screen.getByText(/^Each dot is a worksheet, each line the average of 5 in a row\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View last worksheet' })).toHaveAttribute(
      'href',
      '/app/math/review?worksheet=maths-8&q=1',
    );
  });

  it('says in one sentence what to try next, what is in it, and starts it', async () => {
    signInSomebody('ROLE_USER');
    serving(worksheets([5, 5, 7, 8]));
    showAt('/app/dashboard');
    const card = within((await screen.findByText('Try this next')).closest('section') ?? document.body);
    expect(card.getByRole('heading')).toHaveTextContent('7 questions, picked for you');
    expect(await card.findByText('Practising Fractions will help you most.')).toBeInTheDocument();
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '5Fractions helps you most',
      '1Length time to see it again',
      '1Fractions a new kind',
    ]);
    expect(card.getByRole('link', { name: 'Start' })).toHaveAttribute(
      'href',
      '/app/math/questions?plan=try-next&parts=fraction-of~3~2,find-whole~2~2,map-scale~1~3,largest~1~1',
    );
  });

  it('praises effort, and leads to the mistakes book', async () => {
    signInSomebody('ROLE_USER');
    serving(worksheets([5]));
    showAt('/app/dashboard');
    const stars = (await screen.findByRole('heading', { name: 'Stars for effort' })).closest('section');
    expect(stars).toHaveTextContent('14');
    expect(stars).toHaveTextContent('3 of them this week.');
    expect(stars).toHaveTextContent('You have practised 4 days in a row.');
    expect(screen.getByRole('link', { name: 'Open your mistakes book' })).toHaveAttribute('href', '/app/mistakes');
  });

  it('makes nothing of a day off', async () => {
    signInSomebody('ROLE_USER');
    serving(worksheets([5]))
      .on(getMyEffort)
      .answers(() => ({ answered: 0, stars: 0, starsThisWeek: 0, streakDays: 0, mistakesSolved: 0 }));
    showAt('/app/dashboard');
    const stars = (await screen.findByRole('heading', { name: 'Stars for effort' })).closest('section');
    expect(stars).toHaveTextContent('Any day is a good day to practise.');
    expect(stars).not.toHaveTextContent(/lost|missed|broke| 0 days/i);
  });

  it('names the band of each topic that was tried', async () => {
    signInSomebody('ROLE_USER');
    serving(worksheets([5]));
    showAt('/app/dashboard');
    const bands = (await screen.findByRole('heading', { name: 'Your topics' })).closest('section') ?? document.body;
    expect(
      within(bands)
        .getAllByRole('heading', { level: 3 })
        .map((band) => band.textContent),
    ).toEqual(['● Strengths', '◇ Not enough answers yet']);
    expect(within(bands).getByRole('link', { name: 'Fractions' })).toHaveAttribute(
      'href',
      '/app/math/questions?topic=fractions',
    );
  });

  it('shows the plan of after a worksheet as soon as there is one', async () => {
    signInSomebody('ROLE_USER');
    let done: ListedWorksheet[] = [];
    let parts = plan.parts;
    serving([])
      .on(getUserWorksheets)
      .answers(() => (done.length > 0 ? done : new Said(204)))
      .on(getPracticePlan)
      .answers(() => ({ parts }))
      .on(saveWorksheet)
      .answers(() => ({ correct: 8, asked: 10 }));
    const first = showAt('/app/dashboard');
    await screen.findByText(/7.questions, picked for you/);
    first.unmount();
    const { result } = renderHook(() => useCommand(saveWorksheet));
    [done, parts] = [worksheets([8]), plan.parts.slice(0, 1)];
    await act(() => result.current.run({ worksheetId: 'w1' }));
    showAt('/app/dashboard');
    expect(await screen.findByRole('row', { name: /8\/10/ })).toBeInTheDocument();
    expect(await screen.findByText(/3.questions, picked for you/)).toBeInTheDocument();
  });

  it('lists the worksheets, each leading to its review', async () => {
    signInSomebody('ROLE_USER');
    serving(worksheets(Array.from({ length: 12 }, () => 8)));
    const { user } = showAt('/app/dashboard');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Date',
      'Topic',
      'Question type(s)',
      'Score',
    ]);
    const [, first] = table.getAllByRole('row');
    expect(first).toHaveTextContent('Wed 14 Oct 2026FractionsFraction of an amount · Find the whole8/10');
    expect(table.getAllByRole('row')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Show more worksheets' }));
    expect(table.getAllByRole('row')).toHaveLength(13);
  });

  it.each([
    ['stopped', 1],
    ['behind', 0],
  ])('of figures that are %s, says so %d times however many they are', async (standing, times) => {
    signInSomebody('ROLE_USER');
    const stale = { 'X-Stale': standing };
    serving([])
      .on(getUserWorksheets)
      .answers(() => new Said(200, worksheets([8]), stale))
      .on(getUserAnalyticsData)
      .answers(() => new Said(200, analytics, stale));
    showAt('/app/dashboard');
    await screen.findByRole('row', { name: /8\/10/ });
    await screen.findByRole('heading', { name: /Strengths/ });
    expect(screen.queryAllByText(/not up to date/)).toHaveLength(times);
    for (const said of screen.queryAllByText(/not up to date/))
      expect(said.parentElement).toHaveAttribute('role', 'status');
  });

  it('shows the chart as a table', async () => {
    signInSomebody('ROLE_USER');
    serving(worksheets([5, 5, 7, 8]));
    const { user } = showAt('/app/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Show as table' }));
    const scores = within(screen.getByRole('region', { name: 'Scores as a table' }));
    expect(scores.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DateSubjectScore %',
      'Tue 6 Oct 2026Maths80',
      'Mon 5 Oct 2026Maths70',
      'Sun 4 Oct 2026Maths50',
      'Sat 3 Oct 2026Maths50',
    ]);
  });

  it('says why it was refused, as no fault of ours', async () => {
    signInSomebody('ROLE_USER');
    serving([])
      .on(getUserWorksheets)
      .answers(() => refused(403, 'NotAllowed', 'You may not do this.'));
    showAt('/app/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You may not do this\.$/);
  });
});

const asNonVerbal = (topic: Topic): Topic => ({ ...topic, key: 'rotation', subject: 'non-verbal-reasoning' });

describe('the Review Area', () => {
  it('has every subject, English with topics that have no sub-topics, too', async () => {
    signInSomebody('ROLE_USER');
    serving(worksheets([8]))
      .on(getQuestionCatalogue)
      .answers(() => ({
        ...catalogue,
        topics: [...catalogue.topics, ...catalogue.topics.slice(0, 1).map(asNonVerbal)],
      }));
    showAt('/app/analytics');
    const english = within(
      (await screen.findByRole('heading', { level: 2, name: 'English' })).closest('section') ?? document.body,
    );
    expect(english.getByRole('link', { name: 'Spelling' })).toHaveAttribute(
      'href',
      '/app/english/questions?topic=spelling',
    );
    for (const title of Object.values(subjectTitles))
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  });

  it('counts the topics of each band, and lists what can be reviewed', async () => {
    signInSomebody('ROLE_USER');
    serving(worksheets([8]));
    showAt('/app/analytics');
    const maths = within(
      (await screen.findByRole('heading', { level: 2, name: 'Maths' })).closest('section') ?? document.body,
    );
    expect(maths.getAllByRole('heading', { level: 3 }).map((band) => band.textContent)).toEqual([
      '● Strengths 1',
      '▲ Needs Work 0',
      '■ Weaknesses 0',
      '◇ Not enough answers yet 1',
      '○ Not Tried Yet 0',
    ]);
    expect(maths.getByText('90 of 100 right')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Fractions.*8\/10/ })).toBeInTheDocument();
  });
});
