import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sendConfirmationAgain } from 'schemas/accounts/accounts.contract';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { saveWorksheet } from 'schemas/practice/worksheets/answering.contract';
import { getUnfinishedWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { getWorksheetPdf } from 'schemas/practice/worksheets/printing.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue, question, Sheet } from '../../../../testing/practice/catalogue';
import { refused, Said } from '../../../../testing/fake-server';
import { serving } from '../../../../testing/practice/practice-server';
import { spelling } from '../../../../testing/practice/questions';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { forgetAnswers } from '../../../client/kept';
import { plannedAddress } from '../../../parts/plan/planned-worksheet';

const two = (head: ConstructorParameters<typeof Sheet>[2] = {}) =>
  new Sheet(
    'w1',
    [1, 2].map((number) => ({ question: question(number), key: String(number * 5) })),
    head,
  );
const mixed = () =>
  new Sheet(
    'w1',
    [
      { question: question(1), key: '5' },
      { question: spelling(2), key: 'D' },
    ],
    { topic: 'mixed', subTopic: null, purpose: 'try-next', questionTypes: ['fraction-of', 'spelling'] },
  );

const servingPlanned = (sheet: Sheet) =>
  serving(sheet)
    .on(startPlannedWorksheet)
    .answers(() => {
      const { timeLimitSeconds, worksheetQuestions } = sheet.shown();
      return {
        kind: 'questions',
        worksheetId: 'w1',
        remaining: null,
        questions: worksheetQuestions.map((item) => item.question),
        ...(timeLimitSeconds !== null && { timeLimitSeconds }),
      };
    });

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const choices = '/app/math/questions?topic=fractions&subtopic=of-amounts';

describe('a plan in the address', () => {
  const plan = plannedAddress('try-next', [
    { questionType: 'fraction-of', count: 1, level: 3 },
    { questionType: 'spelling', count: 1 },
  ]);

  it('starts nothing by itself, and on a press just what it holds', async () => {
    signInSomebody('ROLE_USER');
    const server = servingPlanned(mixed());
    const { user, address } = showAt(plan);
    await heading('Picked for you');
    expect(await screen.findByText(/Fraction of an amount/)).toBeInTheDocument();
    expect(server.of(startPlannedWorksheet)).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: /Start 2.questions/ }));
    await heading('Question 1');
    expect(server.of(startPlannedWorksheet).map(({ body }) => body)).toEqual([
      {
        purpose: 'try-next',
        parts: [
          { questionType: 'fraction-of', count: 1, level: 3 },
          { questionType: 'spelling', count: 1 },
        ],
        timed: false,
      },
    ]);
    await waitFor(() => expect(address()).toBe('/app/mix/questions?worksheet=w1&q=1'));
  });

  it('is told kindly where the address waits to be confirmed, and has the mail sent again', async () => {
    signInSomebody('ROLE_FREE_USER');
    const server = servingPlanned(mixed())
      .on(startPlannedWorksheet)
      .answers(() => refused(403, 'EmailNotConfirmed', 'Please ask a parent to open the link in the mail.'))
      .on(sendConfirmationAgain)
      .answers(() => refused(429, 'MailSentAlready', 'We have sent this mail three times since yesterday.'));
    const { user } = showAt(plan);
    await user.click(await screen.findByRole('button', { name: /Start 2.questions/ }));
    expect(await screen.findByText('Please ask a parent to open the link in the mail.')).toBeInTheDocument();
    expect(screen.getByText(/Worksheets you have begun can be finished/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText(/three times since yesterday/)).toBeInTheDocument();
    server.on(sendConfirmationAgain).answers(() => ({}));
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/^We have sent the mail again, to amara@example.com/);
    expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull();
  });

  it('says of each question of a mix where it belongs', async () => {
    signInSomebody('ROLE_USER');
    servingPlanned(mixed());
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    expect(screen.getByText('A mix of subjects')).toBeInTheDocument();
    expect(await screen.findByText('Maths · Fractions')).toBeInTheDocument();
    await user.keyboard('5{Enter}');
    await heading('Question 2');
    expect(screen.getByText('English · Spelling')).toBeInTheDocument();
    await user.keyboard('a{Enter}');
    await heading(/1 of 2/);
    const bars = within(
      screen.getByRole('heading', { name: 'By kind of question' }).closest('section') ?? document.body,
    );
    expect(bars.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual(['Fractions1 of 1', 'Spelling0 of 1']);
    expect(screen.getByText('English · Spelling')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to question 1' }));
    await heading('Question 1');
    expect(screen.getByText('Maths · Fractions')).toBeInTheDocument();
  });
});

describe('practice against the clock', () => {
  const now = Date.now;
  afterEach(() => {
    Date.now = now;
  });
  const timed = () => two({ timeLimitSeconds: 120 });

  it('says how long it will be before it begins, where the bank tells it', async () => {
    signInSomebody('ROLE_USER');
    const choices = '/app/math/questions?topic=fractions&subtopic=of-amounts';
    const minuteEach = { targetSeconds: [60, 60, 60, 60, 60] };
    const server = servingPlanned(timed());
    const before = showAt(choices);
    expect(await screen.findByRole('checkbox', { name: /exam gives for these\. The clock/ })).toBeInTheDocument();
    before.unmount();
    forgetAnswers();
    const [first, ...others] = catalogue.topics;
    if (!first) throw new Error('The catalogue of the tests has no topic.');
    const subTopics = first.subTopics.map((part) => ({
      key: part.key,
      title: part.title,
      types: part.types.map((type) => ({ ...type, ...minuteEach })),
    }));
    server.on(getQuestionCatalogue).answers(() => ({
      version: 'v2',
      topics: [{ key: first.key, title: first.title, subject: first.subject, subTopics }, ...others],
    }));
    const { user } = showAt(choices);
    expect(
      await screen.findByRole('checkbox', { name: /exam gives for these: about 5.minutes\./ }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One fewer: Fraction of an amount' }));
    expect(screen.getByRole('checkbox', { name: /about 4.minutes/ })).toBeInTheDocument();
  });

  it('is asked for with a tick, and shows the minutes, unless they are hidden', async () => {
    signInSomebody('ROLE_USER');
    const sheet = timed();
    sheet.startedAt = new Date().toISOString();
    const server = servingPlanned(sheet);
    const { user } = showAt(choices);
    await user.click(await screen.findByRole('checkbox', { name: /Time me/ }));
    await user.click(screen.getByRole('button', { name: /Start 5.questions/ }));
    await heading('Question 1');
    expect(server.of(startPlannedWorksheet)[0]?.body).toEqual({
      purpose: 'practice',
      timed: true,
      parts: [{ questionType: 'fraction-of', count: 5 }],
    });
    expect(screen.getByText(/2.min left/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide the time' }));
    expect(screen.queryByText(/min left/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the time' }));
    expect(screen.getByText(/2.min left/)).toBeInTheDocument();
  });

  it('goes on after a reload, hands in what is there when the time is up, and says so', async () => {
    signInSomebody('ROLE_USER');
    const sheet = timed();
    sheet.startedAt = new Date(Date.now() - 70_000).toISOString();
    const server = servingPlanned(sheet)
      .on(saveWorksheet)
      .answers(() => {
        sheet.completedAt = new Date(Date.now()).toISOString();
        return { correct: sheet.correct, asked: sheet.asked };
      });
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    expect(screen.getByText('The last minute')).toBeInTheDocument();
    await user.keyboard('5{Enter}');
    await heading('Question 2');
    expect(server.of(saveWorksheet)).toEqual([]);
    Date.now = () => now() + 50_000;
    await screen.findByRole('heading', { level: 1, name: /1 of 2/ });
    expect(sheet.answers.get(1)).toBe('5');
    expect(server.of(saveWorksheet)).toHaveLength(1);
    expect(screen.queryByText(/min left|last minute/)).toBeNull();
    expect(screen.getByText(/The time was up after 2.minutes, with 1.question still to do\./)).toBeInTheDocument();
  });

  it('says how long it took', async () => {
    signInSomebody('ROLE_USER');
    const sheet = two({ timeLimitSeconds: 600 });
    sheet.completedAt = '2026-11-21T10:03:20.000Z';
    servingPlanned(sheet);
    showAt('/app/math/questions?worksheet=w1');
    expect(await screen.findByText(/You took 4.minutes of 10\./)).toBeInTheDocument();
  });
});

describe('a worksheet on paper', () => {
  const onPaper = () => two({ purpose: 'paper' });

  it('is started with its choices, and leads to two sheets to print', async () => {
    signInSomebody('ROLE_USER');
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const server = servingPlanned(onPaper())
      .on(getWorksheetPdf)
      .answers(() => new Said(200, new Uint8Array([37, 80, 68, 70])));
    const { user } = showAt(choices);
    await user.click(await screen.findByRole('button', { name: 'Print for paper' }));
    await heading('Fractions on paper');
    expect(server.of(startPlannedWorksheet)[0]?.body).toEqual({
      purpose: 'paper',
      timed: false,
      parts: [{ questionType: 'fraction-of', count: 5 }],
    });
    await user.click(screen.getByRole('button', { name: 'Worksheet (PDF)' }));
    await waitFor(() => expect(saved).toEqual(['worksheet.pdf']));
    await user.click(screen.getByRole('button', { name: 'Answer sheet (PDF)' }));
    await waitFor(() => expect(saved).toEqual(['worksheet.pdf', 'answer-sheet.pdf']));
    expect(server.of(getWorksheetPdf).map(({ address }) => address)).toEqual([
      '/worksheetPdf/w1/questions',
      '/worksheetPdf/w1/answers',
    ]);
    expect(server.of(getWorksheetPdf)[0]?.headers).toHaveProperty('Authorization');
    click.mockRestore();
  });

  it('is typed in afterwards and marked, what was typed outliving a reload', async () => {
    signInSomebody('ROLE_USER');
    const sheet = new Sheet(
      'w1',
      [
        { question: question(1), key: '5' },
        { question: spelling(2), key: 'D' },
      ],
      { purpose: 'paper' },
    );
    const server = servingPlanned(sheet);
    const first = showAt('/app/math/questions?worksheet=w1');
    await first.user.type(await screen.findByLabelText('Your answer to question 1'), '5');
    first.unmount();
    const { user } = showAt('/app/math/questions?worksheet=w1');
    expect(await screen.findByLabelText('Your answer to question 1')).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'Mark it' }));
    expect(await screen.findByText(/^1.question is blank$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to question 2' }));
    const second = within(screen.getByRole('group', { name: 'The letter that is ringed in question 2' }));
    await user.click(second.getByRole('radio', { name: 'D' }));
    await user.click(screen.getByRole('button', { name: 'Mark it' }));
    await heading(/of 2/);
    expect(server.of(saveWorksheet).map(({ body }) => body)).toEqual([{ worksheetId: 'w1', userAnswers: ['5', 'D'] }]);
  });

  it('says why a sheet cannot be had', async () => {
    signInSomebody('ROLE_USER');
    servingPlanned(onPaper())
      .on(getWorksheetPdf)
      .answers(() => refused(404, 'WorksheetNotFound', 'There is no such worksheet.'));
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await user.click(await screen.findByRole('button', { name: 'Worksheet (PDF)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such worksheet.');
  });

  it('is offered of a finished worksheet, too', async () => {
    signInSomebody('ROLE_USER');
    const sheet = two();
    sheet.completedAt = '2026-11-21T10:03:20.000Z';
    servingPlanned(sheet);
    showAt('/app/math/questions?worksheet=w1');
    expect(await screen.findByRole('button', { name: 'Worksheet (PDF)' })).toBeInTheDocument();
  });

  it('is named as such among the unfinished', async () => {
    signInSomebody('ROLE_USER');
    const begun = {
      startedAt: '2026-11-21T10:00:00.000Z',
      subject: 'maths' as const,
      topic: 'fractions',
      subTopic: null,
      levels: [1, 2, 4],
      questionTypes: ['fraction-of'],
      asked: 3,
      answered: 0,
    };
    servingPlanned(onPaper())
      .on(getUnfinishedWorksheets)
      .answers(() => [
        { ...begun, worksheetId: 'w2', purpose: 'practice' },
        { ...begun, worksheetId: 'w1', purpose: 'paper' },
      ]);
    showAt('/app/math/questions');
    const resume = within(await screen.findByRole('region', { name: 'Carry on where you left off' }));
    const [first, second] = resume.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Levels 1 to 4 · 0 of 3 answered/);
    expect(second).toHaveTextContent(/on paper · begun/);
  });
});
