import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getUnfinishedWorksheets, getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import { question, Sheet } from '../../../testing/practice/catalogue';
import { refused, unreachable } from '../../../testing/fake-server';
import { serving } from '../../../testing/practice/practice-server';
import { showAt } from '../../../testing/show';
import { answers } from '../../client/answers/saved';
import { forgetAnswers } from '../../client/kept';
import { signInSomebody } from '../../../testing/somebody';

const three = () =>
  new Sheet('w1', [
    { question: question(1), key: '5' },
    { question: question(2, { questionType: 'find-whole', unit: { text: '£', side: 'before' } }), key: '20' },
    {
      question: question(3, {
        questionType: 'largest',
        subTopic: 'equivalence',
        prompt: 'Which is largest?',
        options: ['@@3/4', '@@1/2', '@@2/3'],
      }),
      key: 'A',
    },
  ]);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your answer/ });

describe('choosing what to practise', () => {
  it('goes from the topics by their bands to the quantities, and asks for what was chosen', async () => {
    signInSomebody('ROLE_USER');
    const server = serving(three());
    const { user, address } = showAt('/app/math/questions');
    expect(await screen.findByRole('heading', { name: /Needs Work/ })).toBeInTheDocument();
    expect(
      await screen.findByRole('link', { name: /Fractions 13 of 20 right 3 of 5, coming along/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /Not Tried Yet/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Strengths/ })).toBeNull();

    await user.click(screen.getByRole('link', { name: /Fractions/ }));
    expect(await heading('Fractions')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: /Of amounts/ }));
    await heading('Of amounts');
    await user.click(screen.getByRole('button', { name: 'One fewer: Fraction of an amount' }));
    await user.clear(screen.getByLabelText('Find the whole'));
    await user.type(screen.getByLabelText('Find the whole'), '-3.5x');
    expect(screen.getByLabelText('Find the whole')).toHaveValue('35');
    expect(screen.getByRole('alert')).toHaveTextContent('*Value must be between 0 and 20');
    await user.click(screen.getByRole('button', { name: /Start/ }));
    expect(server.of(getSomeQuestions)).toEqual([]);

    await user.clear(screen.getByLabelText('Find the whole'));
    await user.type(screen.getByLabelText('Find the whole'), '2');
    await user.dblClick(screen.getByRole('button', { name: /Start 6.questions/ }));
    await heading('Question 1');
    expect(server.of(getSomeQuestions).map((seen) => decodeURIComponent(seen.address))).toEqual([
      '/getSomeQuestions/maths/fractions/of-amounts/fraction-of,find-whole/4,2/me',
    ]);
    await waitFor(() => expect(address()).toBe('/app/math/questions?worksheet=w1&q=1'));
  });

  it('asks for nothing when all quantities are 0', async () => {
    signInSomebody('ROLE_USER');
    const server = serving(three());
    const { user } = showAt('/app/math/questions?topic=fractions&subtopic=of-amounts');
    await user.clear(await screen.findByLabelText('Fraction of an amount'));
    await user.click(screen.getByRole('button', { name: 'Choose how many' }));
    expect(server.of(getSomeQuestions)).toEqual([]);
  });

  it('goes straight to the quantities of a topic with one sub-topic', async () => {
    signInSomebody('ROLE_USER');
    serving(three());
    showAt('/app/math/questions');
    expect(await screen.findByRole('link', { name: /Length/ })).toHaveAttribute(
      'href',
      '/app/math/questions?topic=length&subtopic=scale',
    );
  });

  it('starts a practice test without asking for quantities', async () => {
    signInSomebody('ROLE_USER');
    const server = serving(three());
    const { user } = showAt('/app/math/questions?topic=fractions');
    await user.click(await screen.findByRole('button', { name: /Practice Test/ }));
    await heading('Question 1');
    expect(decodeURIComponent(server.of(getSomeQuestions)[0]?.address ?? '')).toBe(
      '/getSomeQuestions/maths/fractions/fractions/practice-test/5,3/me',
    );
  });

  it('says that no questions are left, and returns to the topics', async () => {
    signInSomebody('ROLE_FREE_USER');
    serving(three(), (server) =>
      server.on(getSomeQuestions).answers(() => ({ kind: 'none', questions: [], remaining: 0, reason: 'DAILY_LIMIT' })),
    );
    const { user, address } = showAt('/app/math/questions?topic=fractions');
    await user.click(await screen.findByRole('button', { name: /Practice Test/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/There are no questions left for today/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back to Topics list' }));
    await waitFor(() => expect(address()).toBe('/app/math/questions'));
  });

  it.each([
    ['/app/math/questions', true],
    ['/app/math/questions?topic=fractions', true],
    ['/app/math/questions?topic=fractions&subtopic=of-amounts', true],
    ['/app/math/questions?topic=length', false],
  ])('offers at %s to carry on with what is half done: %s', async (address, carriesOn) => {
    signInSomebody('ROLE_USER');
    serving(three(), (server) =>
      server.on(getUnfinishedWorksheets).answers(({ topic }) =>
        topic === 'length'
          ? []
          : [
              {
                worksheetId: 'w1',
                startedAt: '2026-11-21T10:00:00.000Z',
                subject: 'maths',
                topic: 'fractions',
                subTopic: 'of-amounts',
                levels: [2],
                purpose: 'practice',
                questionTypes: ['fraction-of'],
                asked: 3,
                answered: 1,
              },
            ],
      ),
    );
    const first = showAt(address);
    const region = { name: 'Carry on where you left off' };
    if (!carriesOn) {
      await heading('Length');
      await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull());
      return;
    }
    const resume = within(await screen.findByRole('region', region));
    expect(first.address()).toBe(address);
    expect(resume.getByRole('link')).toHaveAttribute('href', '/app/math/questions?worksheet=w1');
    expect(resume.getByText(/1 of 3 answered/)).toBeInTheDocument();
  });
});

describe('answering', () => {
  it('keeps each answer, marks them, and shows what was right', async () => {
    signInSomebody('ROLE_USER');
    const sheet = three();
    const server = serving(sheet);
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    expect(box()).toHaveFocus();
    await user.keyboard('5{Enter}');
    await heading('Question 2');
    await user.keyboard('19{Enter}');
    await heading('Question 3');
    await user.keyboard('a');
    expect(screen.getByRole('radio', { name: /A\./ })).toBeChecked();
    await user.keyboard('{Enter}');

    expect(await heading(/2 of 3\./)).toBeInTheDocument();
    expect([...sheet.answers.entries()]).toEqual([
      [1, '5'],
      [2, '19'],
      [3, 'A'],
    ]);
    const writings = server.of(submitAnswer).map(({ body }) => body['writing'] as { tab: string; count: number });
    expect(new Set(writings.map(({ tab }) => tab)).size).toBe(1);
    expect(writings.map(({ count }) => count)).toEqual(writings.map(({ count }) => count).sort((a, b) => a - b));
    expect(server.of(saveWorksheet).map(({ body }) => body)).toEqual([{ worksheetId: 'w1' }]);
    expect(screen.getByText('2 out of 3')).toBeInTheDocument();
    const second = within(screen.getByRole('heading', { level: 3, name: 'Question 2' }).closest('li') ?? document.body);
    expect(second.getByText('£19')).toBeInTheDocument();
    expect(second.getByText('£20')).toBeInTheDocument();
    expect(second.getByText('Not quite')).toBeInTheDocument();
  });

  it('types into the question on the screen, however quick', async () => {
    signInSomebody('ROLE_USER');
    const sheet = three();
    serving(sheet);
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    await user.keyboard('5{Enter}20{Enter}');
    await heading('Question 3');
    await waitFor(() =>
      expect([...sheet.answers.entries()]).toEqual([
        [1, '5'],
        [2, '20'],
      ]),
    );
  });

  it('goes on at the first open question, on whatever device', async () => {
    signInSomebody('ROLE_USER');
    const sheet = three();
    sheet.answers.set(1, '5');
    serving(sheet);
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 2');
    await user.click(screen.getByRole('button', { name: 'Prev' }));
    await heading('Question 1');
    expect(box()).toHaveValue('5');
  });

  it('goes back question by question with the browser, out of the worksheet from the first, and from the result', async () => {
    signInSomebody('ROLE_USER');
    serving(three());
    const { user, address, back, forward } = showAt('/app/math/questions?topic=fractions&subtopic=of-amounts');
    await user.click(await screen.findByRole('button', { name: /Start 5/ }));
    await heading('Question 1');
    await user.keyboard('5{Enter}');
    await heading('Question 2');
    await user.keyboard('20{Enter}');
    await heading('Question 3');
    await back();
    await heading('Question 2');
    expect(box()).toHaveValue('20');
    await back();
    await heading('Question 1');
    await forward();
    await heading('Question 2');
    await user.click(screen.getByRole('button', { name: 'Prev' }));
    await heading('Question 1');
    await back();
    await heading('Of amounts');
    await forward();
    await heading('Question 1');
    await waitFor(() => expect(box()).toHaveValue('5'));
    await user.click(screen.getByRole('button', { name: /^Question 3/ }));
    await heading('Question 3');
    await user.keyboard('a');
    await user.click(screen.getByRole('button', { name: 'View Answers' }));
    await heading(/3 of 3\./);
    await waitFor(() => expect(address()).toBe('/app/math/questions?worksheet=w1&q=1'));
    await back();
    await heading('Of amounts');
  });

  it('skips, and says so in the dots and before the marking', async () => {
    signInSomebody('ROLE_USER');
    serving(three());
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    expect(screen.getByRole('button', { name: 'Question 1, skipped' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Question 3, not answered' }));
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View Answers' }));
    const dialog = within(await screen.findByRole('dialog', { name: /3.questions are blank/ }));
    await user.click(dialog.getByRole('button', { name: 'Go to question 1' }));
    await heading('Question 1');
  });

  it('says "View Answer" of a single question', async () => {
    signInSomebody('ROLE_USER');
    serving(new Sheet('w1', [{ question: question(1), key: '5' }]));
    showAt('/app/math/questions?worksheet=w1');
    expect(await screen.findByRole('button', { name: 'View Answer' })).toBeInTheDocument();
  });

  it('has nothing marked before every answer has arrived, and then by itself', async () => {
    signInSomebody('ROLE_USER');
    const sheet = new Sheet('w1', [{ question: question(1), key: '5' }]);
    let reachable = false;
    const server = serving(sheet, (all) =>
      all.on(submitAnswer).answers(({ questionNumber, answer }) => {
        if (!reachable) unreachable();
        sheet.answers.set(questionNumber, answer);
        return {};
      }),
    );
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    await user.keyboard('5{Enter}');
    expect(await screen.findByText(/Your answers are kept on this device/)).toBeInTheDocument();
    expect(server.of(saveWorksheet)).toEqual([]);
    reachable = true;
    expect(await screen.findByRole('heading', { level: 1, name: '1 of 1. Right.' })).toBeInTheDocument();
    expect(sheet.answers.get(1)).toBe('5');
  });

  it.each(['Submit', 'View Answers'])(
    'says at "%s" that the worksheet was marked in another tab, and shows the way to its result',
    async (button) => {
      signInSomebody('ROLE_USER');
      const sheet = three();
      const server = serving(sheet, (all) =>
        all
          .on(submitAnswer)
          .answers(() => refused(409, 'WorksheetComplete', 'This worksheet has been marked already.')),
      );
      const { user } = showAt(`/app/math/questions?worksheet=w1&q=${button === 'Submit' ? 2 : 3}`);
      await heading(/Question/);
      sheet.completedAt = '2026-11-21T10:10:00.000Z';
      await user.keyboard(button === 'Submit' ? '7' : 'a');
      await user.click(screen.getByRole('button', { name: button }));
      if (button === 'View Answers') {
        const dialog = within(await screen.findByRole('dialog', { name: /blank/ }));
        await user.click(dialog.getByRole('button', { name: 'View Answers' }));
      }
      expect(await screen.findByText('This worksheet has been marked already.')).toBeInTheDocument();
      expect(server.of(saveWorksheet)).toEqual([]);
      // One that was handed in twice is refused twice.
      await waitFor(async () => expect(await answers.waiting('w1')).toEqual([]));
      await user.click(screen.getByRole('button', { name: 'See its result' }));
      await heading(/0 of 3\./);
    },
  );

  it('sends the time on the question with what is written, and with the same answer when the child goes on', async () => {
    signInSomebody('ROLE_USER');
    const server = serving(three());
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 66_000);
    await user.keyboard('5');
    await waitFor(() => expect(server.of(submitAnswer)).toHaveLength(1));
    clock.mockImplementation(() => now + 90_000);
    await user.keyboard('{Enter}');
    await heading('Question 2');
    await waitFor(() => expect(server.of(submitAnswer)).toHaveLength(2));
    clock.mockRestore();
    const [typed, goneOn] = server.of(submitAnswer).map(({ body }) => Number(body['secondsSpent']));
    expect(typed).toBeGreaterThanOrEqual(66);
    expect(goneOn).toBeGreaterThanOrEqual(90);
  });

  it('brings back after a reload what had not been sent', async () => {
    signInSomebody('ROLE_USER');
    const sheet = three();
    serving(sheet, (server) => server.on(submitAnswer).answers(unreachable));
    const first = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    await first.user.keyboard('5');
    await waitFor(() => expect(localStorage.getItem('fieldfare.answers')).toContain('"answer":"5"'));
    first.unmount();
    showAt('/app/math/questions?worksheet=w1&q=1');
    await heading('Question 1');
    await waitFor(() => expect(box()).toHaveValue('5'));
  });

  it('goes on after a reload without a connection', async () => {
    signInSomebody('ROLE_USER');
    let reachable = true;
    const sheet = three();
    serving(sheet)
      .on(getWorksheetQuestions)
      .answers(() => (reachable ? sheet.shown() : unreachable()));
    const first = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    first.unmount();
    reachable = false;
    forgetAnswers();
    showAt('/app/math/questions?worksheet=w1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Question 1' })).toBeInTheDocument();
  });

  it('flags a question and shows it as flagged', async () => {
    signInSomebody('ROLE_USER');
    const server = serving(three());
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await user.click(await screen.findByRole('button', { name: 'Flag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Flag question 1' }));
    await user.click(dialog.getByLabelText('There is a typo'));
    await user.type(dialog.getByLabelText(/Comment/), 'half is twice here');
    await user.click(dialog.getByRole('button', { name: 'Send flag' }));
    expect(await screen.findByRole('button', { name: 'Flagged' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Flagged' }));
    const again = within(await screen.findByRole('dialog', { name: 'Flag question 1' }));
    expect(again.getByText('You have flagged this question. Thank you.')).toBeInTheDocument();
    expect(again.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'There is a typo',
      '“half is twice here”',
    ]);
    expect(server.of(flagQuestion)[0]?.body).toEqual({
      worksheetId: 'w1',
      questionNumber: 1,
      isTypoBoxChecked: true,
      userComments: 'half is twice here',
    });
  });

  it('says that there is no such worksheet', async () => {
    signInSomebody('ROLE_USER');
    serving(three(), (server) =>
      server.on(getWorksheetQuestions).answers(() => refused(404, 'WorksheetNotFound', 'There is no such worksheet.')),
    );
    showAt('/app/math/questions?worksheet=elsewhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such worksheet.');
    expect(screen.getByRole('link', { name: 'Back to Topics list' })).toBeInTheDocument();
  });
});

describe('the review of a worksheet', () => {
  const marked = (count: number) => {
    const sheet = new Sheet(
      'w1',
      Array.from({ length: count }, (_, index) => ({ question: question(index + 1), key: String((index + 1) * 5) })),
    );
    sheet.answers.set(1, '5');
    sheet.completedAt = '2026-11-21T10:10:00.000Z';
    return sheet;
  };

  it('shows the question, both answers and the steps, ten questions on a page', async () => {
    signInSomebody('ROLE_USER');
    serving(marked(12));
    const { user } = showAt('/app/math/review?worksheet=w1&q=2');
    await heading('Question 2');
    expect(screen.getByRole('row', { name: 'Your answer left blank' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Correct answer 10' })).toBeInTheDocument();
    expect(screen.getByText('Half of it')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/app/dashboard');
    expect(screen.getByRole('link', { name: 'Go to Review Area' })).toHaveAttribute('href', '/app/analytics');
    const pager = within(screen.getByRole('navigation', { name: 'Questions' }));
    expect(pager.getAllByRole('button', { name: /^Q/ })).toHaveLength(10);
    await user.click(pager.getByRole('button', { name: 'Next' }));
    await user.click(pager.getByRole('button', { name: /^Q12/ }));
    await heading('Question 12');
  });

  it('goes on with a worksheet that is not marked yet', async () => {
    signInSomebody('ROLE_USER');
    serving(three());
    const { address } = showAt('/app/math/review?worksheet=w1');
    await waitFor(() => expect(address()).toMatch(/^\/app\/math\/questions\?worksheet=w1/));
  });

  it('stays with a worksheet that this page last saw unmarked', async () => {
    signInSomebody('ROLE_USER');
    const sheet = three();
    serving(sheet);
    const before = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    before.unmount();
    sheet.completedAt = '2026-11-21T10:10:00.000Z';
    const { address } = showAt('/app/math/review?worksheet=w1');
    expect(await screen.findByRole('button', { name: /^Q1/ })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/app/math/review?worksheet=w1'));
  });

  it('leads to the dashboard when there is nothing to review', async () => {
    signInSomebody('ROLE_USER');
    serving(three());
    const { address } = showAt('/app/math/review');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
  });
});
