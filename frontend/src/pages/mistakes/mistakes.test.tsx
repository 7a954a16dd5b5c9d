import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestOf } from 'schemas/describe/contract';
import { getMistakesBook } from 'schemas/practice/progress/progress.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue, question } from '../../../testing/practice/catalogue';
import { FakeServer, refused, Said } from '../../../testing/fake-server';
import { pageOf } from '../../../testing/paged';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import type { Mistake, MistakesBook } from './api';
import { stateOf } from './mistake-state';

const drawing = (name: string) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`;

function mistake(questionNumber: number, over: Partial<Mistake> = {}): Mistake {
  return {
    worksheetId: 'w1',
    questionNumber,
    subject: 'maths',
    topic: 'fractions',
    questionType: 'fraction-of',
    level: 2,
    madeAt: '2026-11-10T10:00:00.000Z',
    dueOn: '2026-11-13',
    solvedAt: null,
    question: question(questionNumber),
    userAnswer: '7',
    correctAnswer: `${questionNumber * 5}`,
    ...over,
  };
}

const nothing: MistakesBook = { open: 0, due: 0, solved: 0, solvedListed: 0, mistakes: [], parts: [] };
const later = mistake(2, { dueOn: '2999-01-01' });
const solved = mistake(3, { dueOn: null, solvedAt: '2026-11-20T10:00:00.000Z', worksheetId: 'w2' });

const nameOf = ({ worksheetId, questionNumber }: Mistake) => `${worksheetId}/${questionNumber}`;

/** A page of those mistakes of the book that are of the state. */
function pageOfBook(book: MistakesBook, request: RequestOf<typeof getMistakesBook>): Said {
  const ofState = book.mistakes.filter((each) => stateOf(each, Date.now()) === request.state);
  const { page, headers } = pageOf(ofState, nameOf, request);
  return new Said(200, { ...book, mistakes: page }, headers);
}

function showBook(book: MistakesBook) {
  signInSomebody('ROLE_USER');
  new FakeServer()
    .on(getQuestionCatalogue)
    .answers(() => catalogue)
    .on(getMistakesBook)
    .answers((request) => pageOfBook(book, request));
  return showAt('/app/mistakes');
}

const section = async (name: RegExp) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body);

describe('when a mistake comes back', () => {
  const at = Date.parse('2026-11-21T23:30:00.000Z');
  it.each([
    ['2026-11-20', 'due'],
    ['2026-11-21', 'due'],
    ['2026-11-22', 'later'],
  ])('on %s it is %s', (dueOn, state) => {
    expect(stateOf(mistake(1, { dueOn }), at)).toBe(state);
  });

  it('is by the day in London', () => {
    expect(stateOf(mistake(1, { dueOn: '2026-07-02' }), Date.parse('2026-07-01T23:30:00.000Z'))).toBe('due');
  });
});

describe('the mistakes book', () => {
  it('says what will be in it while it is empty', async () => {
    showBook(nothing);
    expect(await screen.findByRole('heading', { name: 'No mistakes yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a topic' })).toHaveAttribute('href', '/app/math/questions');
  });

  it('shows the question as it was, both answers, where it came from and when it is due', async () => {
    showBook({ ...nothing, open: 1, due: 1, mistakes: [mistake(4)] });
    const due = await section(/^Due today/);
    const card = within(due.getByRole('article'));
    expect(card.getByText(/What is/)).toHaveTextContent('of 40?');
    expect(card.getByText('Your answer').closest('div')).toHaveTextContent('Your answer7');
    expect(card.getByText('Right answer').closest('div')).toHaveTextContent('Right answer20');
    expect(card.getByText(/From your worksheet of Tue 10 Nov 2026/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'See the steps of question 4' })).toHaveAttribute(
      'href',
      '/app/math/review?worksheet=w1&q=4',
    );
  });

  it('marks both answers among the choices, and shows a blank as a blank', async () => {
    const options = ['one half', 'one third'];
    const drawn = question(2, { options: ['A', 'B'], optionFigures: [drawing('a square'), drawing('a circle')] });
    showBook({
      ...nothing,
      open: 3,
      due: 3,
      mistakes: [
        mistake(1, { question: question(1, { options }), userAnswer: '', correctAnswer: 'B' }),
        mistake(2, { question: drawn, userAnswer: 'A', correctAnswer: 'B' }),
        mistake(3, { userAnswer: '' }),
      ],
    });
    const [words, figures, typed] = (await section(/^Due today/)).getAllByRole('article');
    expect(words).toHaveTextContent('Bone third✓ correctYou left it blank.');
    const drawings = within(figures ?? document.body);
    expect(drawings.getByText('✗ yours').closest('li')).toContainElement(drawings.getByAltText('a square'));
    expect(drawings.getByText('✓ correct').closest('li')).toContainElement(drawings.getByAltText('a circle'));
    expect(typed).toHaveTextContent('Your answerleft blank');
  });

  it('starts what is due in one press', async () => {
    const parts = [{ questionType: 'fraction-of', subject: 'maths' as const, level: 2, count: 3 }];
    showBook({ open: 4, due: 3, solved: 1, solvedListed: 1, parts, mistakes: [mistake(1), later, solved] });
    expect(await screen.findByRole('heading', { name: /3.questions ready for another go/ })).toBeInTheDocument();
    expect(screen.getByText(/3.are due, 1.comes back later and 1.is solved\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Practise these' })).toHaveAttribute(
      'href',
      '/app/math/questions?plan=mistakes&parts=fraction-of~3~2',
    );
  });

  it('has no button while nothing is due', async () => {
    showBook({ ...nothing, open: 1, mistakes: [later] });
    expect(await screen.findByRole('heading', { name: 'Nothing is due today' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Practise these/ })).toBeNull();
    expect(await (await section(/^Coming back later/)).findByText('Back on Tue 1 Jan 2999')).toBeInTheDocument();
  });

  it('folds the solved ones away, and shows them from the keyboard', async () => {
    const { user } = showBook({ ...nothing, solved: 1, solvedListed: 1, mistakes: [solved] });
    const done = await section(/^Solved/);
    expect(done.queryByRole('article')).toBeNull();
    done.getByRole('button', { name: 'Show them' }).focus();
    await user.keyboard('{Enter}');
    expect(await done.findByText(/Solved on Fri 20 Nov 2026/)).toBeInTheDocument();
  });

  it('shows five at a time, asks for those that have not come yet, and ends with the last', async () => {
    const many = Array.from({ length: 24 }, (_, index) => mistake(index + 1));
    const { user } = showBook({ ...nothing, open: 24, due: 24, mistakes: many });
    const due = await section(/^Due today/);
    expect(due.getAllByRole('article')).toHaveLength(5);
    expect(due.getByText('5 of 24 shown')).toBeInTheDocument();
    for (const shown of [10, 15, 20, 24]) {
      await user.click(due.getByRole('button', { name: 'Show more mistakes' }));
      await waitFor(() => expect(due.getAllByRole('article')).toHaveLength(shown));
    }
    expect(due.queryByRole('button', { name: /Show more/ })).toBeNull();
    expect(due.getByText('All 24 mistakes are shown.')).toHaveFocus();
    const last = due.getByRole('link', { name: 'See the steps of question 24' });
    expect(last).toHaveAttribute('href', '/app/math/review?worksheet=w1&q=24');
  });

  it('counts all of each state, and asks for what is folded once it is opened', async () => {
    const mistakes = [mistake(1), later, solved];
    const { user } = showBook({ open: 40, due: 21, solved: 90, solvedListed: 50, parts: [], mistakes });
    await section(/^Due today 21/);
    const waiting = await section(/^Coming back later 19/);
    expect(waiting.queryByRole('article')).toBeNull();
    await user.click(waiting.getByRole('button', { name: 'Show them' }));
    expect(await waiting.findByText('Back on Tue 1 Jan 2999')).toBeInTheDocument();
    await section(/^Solved 50/);
  });

  it('says why it was refused, as no fault of ours', async () => {
    signInSomebody('ROLE_USER');
    new FakeServer().on(getMistakesBook).answers(() => refused(403, 'NotAllowed', 'You may not do this.'));
    showAt('/app/mistakes');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You may not do this\.$/);
  });
});
