import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  addEnglishComprehensionToDB,
  addEnglishQuestionToDB,
  approveEnglishItem,
  getStaffEnglishItems,
  retireEnglishItem,
} from 'schemas/questions/english.contract';
import { question } from '../../../testing/practice/catalogue';
import { FakeServer, refused, unreachable } from '../../../testing/fake-server';
import { itemsAsked, writtenItem } from '../../../testing/office/office-items';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import type { JudgedQuestion, ListedItem } from './api';
import { isEmptyTile, passageRequest } from './passage-values';
import { questionRequest } from './question-values';

const spelt = question(1, {
  subject: 'english',
  topic: 'spelling',
  subTopic: 'spelling',
  questionType: 'spelling',
  prompt: 'Which group of words has a spelling mistake?',
  options: ['The nife and', 'fork were placed', 'neatly beside each', 'dinner plate.', 'No mistake'],
});
const fit: Omit<JudgedQuestion, 'position'> = { kind: 'checked', reasons: [], preview: spelt };
const notFit = { ...fit, kind: 'not-fit' as const, reasons: ['The explanation is too short to help a child.'] };

const typing = async (user: UserEvent, label: string, text: string) => {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
};

async function chooseTopic(user: UserEvent, title: string) {
  fireEvent.mouseDown(await screen.findByLabelText('Topic'));
  await user.click(await screen.findByTitle(title));
}

async function writeSpelling(user: UserEvent) {
  await typing(user, 'Question text', 'The nife and||fork were placed||neatly beside each||dinner plate.');
  await user.click(screen.getByLabelText('A'));
}

const itemsOf = (server: FakeServer) => server.of(addEnglishQuestionToDB).filter(({ body }) => !body['checkOnly']);

// The office's library alone takes seconds to be read.
beforeAll(() =>
  Promise.all([
    import('./add-english-question.page'),
    import('./add-grammar-question.page'),
    import('./add-comprehension-question.page'),
  ]),
);

describe('what a form sends', () => {
  it('is nothing without a topic', () => {
    expect(questionRequest({ questionText: 'A question', correctAnswer: 'A' })).toBeUndefined();
  });

  it('has the options of a topic that has any, with a place for each', () => {
    const values = { questionText: ' happy ', options: ['glad', undefined, 'sad '], correctAnswer: 'A', ruleTag: ' ' };
    expect(questionRequest({ ...values, topic: 'synonyms' })).toEqual({
      topic: 'synonyms',
      questionText: 'happy',
      correctAnswer: 'A',
      multipleChoiceOptions: 'glad||||sad||||',
    });
    expect(questionRequest({ ...values, topic: 'spelling' })).toEqual({
      topic: 'spelling',
      questionText: 'happy',
      correctAnswer: 'A',
    });
  });

  it('skips the tiles that are empty, and numbers the others', () => {
    const tile = { questionText: 'Why?', options: ['a', 'b', 'c', 'd', 'e'], correctAnswer: 'B' };
    const sent = passageRequest({
      comprehensionPassage: 'A long story.',
      questions: [{}, tile, { level: 2, questionText: ' ' }, tile],
    });
    expect(sent?.comprehensionQuestionsData.map(({ questionNumber }) => questionNumber)).toEqual([1, 2]);
    expect(sent?.comprehensionQuestionsData[0]).toMatchObject({ multipleChoiceAnswerOptions: 'a||b||c||d||e' });
    expect(isEmptyTile({ options: ['', undefined] })).toBe(true);
  });
});

describe('a grammar question', () => {
  it('is drawn and judged while it is written', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = new FakeServer().on(addEnglishQuestionToDB).answers(() => notFit);
    const { user } = showAt('/app/admin-whizz/add-grammar-question');
    await chooseTopic(user, 'Spelling');
    await writeSpelling(user);
    const preview = within(screen.getByRole('region', { name: 'As the child will see it' }));
    expect(await preview.findByText('fork were placed')).toBeInTheDocument();
    expect(preview.getByText('The explanation is too short to help a child.')).toBeInTheDocument();
    expect(server.of(addEnglishQuestionToDB).at(-1)?.body).toMatchObject({ topic: 'spelling', checkOnly: true });
    expect(itemsOf(server)).toEqual([]);
  });

  it('is added, and the next one begins with the same topic', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = new FakeServer()
      .on(addEnglishQuestionToDB)
      .answers(({ checkOnly }) => (checkOnly ? fit : { kind: 'added', itemId: 'i1', reasons: [] }));
    const { user } = showAt('/app/admin-whizz/add-grammar-question');
    await chooseTopic(user, 'Spelling');
    await writeSpelling(user);
    await user.click(screen.getByRole('button', { name: 'Add Question' }));
    expect(await screen.findByText('The question is added.')).toBeInTheDocument();
    expect(screen.getByText(/Children can be given it from now on/)).toBeInTheDocument();
    expect(itemsOf(server).map(({ body }) => body)).toEqual([
      {
        topic: 'spelling',
        correctAnswer: 'A',
        questionText: 'The nife and||fork were placed||neatly beside each||dinner plate.',
      },
    ]);
    expect(screen.getByLabelText('Question text')).toHaveValue('');
    expect(screen.getByTitle('Spelling')).toBeInTheDocument();
  });

  it('tells an editor who is no admin that it waits for one', async () => {
    signInSomebody('ROLE_CONTENT_ENTRY');
    new FakeServer()
      .on(addEnglishQuestionToDB)
      .answers(({ checkOnly }) => (checkOnly ? fit : { kind: 'added', itemId: 'i1', reasons: [] }));
    const { user } = showAt('/app/admin-whizz/add-grammar-question');
    await chooseTopic(user, 'Spelling');
    await writeSpelling(user);
    await user.click(screen.getByRole('button', { name: 'Add Question' }));
    expect(await screen.findByText(/once an admin has approved it/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Back to Admin Dashboard' })).toBeNull();
  });

  it('says that the topic is null, and which fields are required', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = new FakeServer().on(addEnglishQuestionToDB).answers(() => fit);
    const { user } = showAt('/app/admin-whizz/add-grammar-question');
    await user.click(await screen.findByRole('button', { name: 'Add Question' }));
    expect(await screen.findAllByText('Field is required')).toHaveLength(2);
    expect(screen.getByText('Explanation is required')).toBeInTheDocument();
    expect(screen.getByText('Rule tag is required')).toBeInTheDocument();
    const [said, faults] = screen.getAllByRole('alert', { name: '' }).filter((one) => one.closest('.form-end'));
    expect(said).toHaveTextContent(/The topic is null: no topic is chosen yet.*Choose a topic at the top/);
    expect(faults).toHaveTextContent(
      /5.things.*Choose a topic.*Question text: field is required.*Correct answer.*Explanation.*Rule tag: field/,
    );
    expect(screen.getByLabelText('Topic')).toHaveFocus();
    expect(screen.getByLabelText('Topic')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Explanation')).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Question text: field is required.' }));
    expect(screen.getByLabelText('Question text')).toHaveFocus();
    await writeSpelling(user);
    await user.click(screen.getByRole('button', { name: 'Add Question' }));
    expect(await screen.findByText(/^The topic is null: no topic is chosen yet/)).toBeInTheDocument();
    expect(server.seen).toEqual([]);
  });

  it('keeps what was written when it cannot be sent, and through a reload', async () => {
    signInSomebody('ROLE_ADMIN');
    new FakeServer()
      .on(addEnglishQuestionToDB)
      .answers(({ checkOnly }) => (checkOnly ? fit : refused(422, 'NotFit', 'It could not be added.')));
    const first = showAt('/app/admin-whizz/add-grammar-question');
    await chooseTopic(first.user, 'Spelling');
    await writeSpelling(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Add Question' }));
    expect(await screen.findByText('It could not be added.')).toBeInTheDocument();
    expect(screen.getByLabelText('Question text')).toHaveValue(
      'The nife and||fork were placed||neatly beside each||dinner plate.',
    );
    first.unmount();
    showAt('/app/admin-whizz/add-grammar-question');
    expect(await screen.findByLabelText('Question text')).toHaveValue(
      'The nife and||fork were placed||neatly beside each||dinner plate.',
    );
    expect(screen.getByLabelText('A')).toBeChecked();
  });

  it('lists beside the button what stands in the way', async () => {
    signInSomebody('ROLE_ADMIN');
    new FakeServer().on(addEnglishQuestionToDB).answers(() => notFit);
    const { user } = showAt('/app/admin-whizz/add-grammar-question');
    await chooseTopic(user, 'Spelling');
    await writeSpelling(user);
    await user.click(screen.getByRole('button', { name: 'Add Question' }));
    const reason = 'The explanation is too short to help a child.';
    await user.click(await screen.findByRole('button', { name: reason }));
    expect(screen.getByLabelText('Explanation')).toHaveFocus();
    await waitFor(() =>
      expect(screen.getByLabelText('Explanation')).toHaveAccessibleDescription(expect.stringContaining(reason)),
    );
  });

  it('marks each option that is empty, and none once every check is passed', async () => {
    signInSomebody('ROLE_ADMIN');
    const reasons = ['An option is empty.', 'Two options are the same.', 'The explanation is too short.'];
    new FakeServer()
      .on(addEnglishQuestionToDB)
      .answers(({ questionText }) => (questionText.includes('happier') ? fit : { kind: 'not-fit' as const, reasons }));
    const { user } = showAt('/app/admin-whizz/add-grammar-question');
    await chooseTopic(user, 'Synonyms');
    await typing(user, 'Question text', 'happy');
    await user.click(screen.getByLabelText('B'));
    await typing(user, 'Option B', 'joyful');
    await user.click(screen.getByRole('button', { name: 'Add Question' }));
    await waitFor(() => expect(screen.getByLabelText('Option E')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText('Option A')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Option B')).not.toHaveAttribute('aria-invalid', 'true');
    await typing(user, 'Question text', 'happier');
    expect(await screen.findByText(/Every check is passed/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Option E')).not.toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText('Explanation')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('is cleared once that is confirmed', async () => {
    signInSomebody('ROLE_ADMIN');
    new FakeServer().on(addEnglishQuestionToDB).answers(() => fit);
    const { user } = showAt('/app/admin-whizz/add-grammar-question');
    await typing(user, 'Question text', 'A question');
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(screen.getByLabelText('Question text')).toHaveValue('A question');
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Question text')).toHaveValue('');
  });
});

describe('a comprehension', () => {
  const passage = { passageId: 'p1', title: 'The Cut', description: 'A poem.', text: 'One line||Another line' };

  it('needs its passage, and a question that is not empty', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = new FakeServer();
    const { user } = showAt('/app/admin-whizz/add-comprehension-question');
    expect(await screen.findByText(/8 to 12 questions/)).toHaveTextContent(/0.questions so far, 8 more to write/);
    await user.click(await screen.findByRole('button', { name: 'Add Comprehension' }));
    // Four of the passage, and all of the first question: its text, five options, the answer, evidence, explanation and skill.
    const said = await screen.findAllByText(/ is required$/);
    expect(said).toHaveLength(14);
    expect(new Set(said.map(({ textContent }) => textContent)).size).toBe(14);
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Option C')).toHaveAttribute('aria-invalid', 'true');
    for (const name of [
      'Title: field is required.',
      'Description: field is required.',
      'Passage: field is required.',
      'Genre: field is required.',
      /^8.questions: 0.questions so far, 8 more to write/,
    ])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    await typing(user, 'Passage', 'One line');
    await user.click(screen.getByRole('button', { name: 'Add Comprehension' }));
    expect(await screen.findByText('There is no question yet')).toBeInTheDocument();
    expect(server.seen).toEqual([]);
  });

  it('is drawn with its questions beside the passage, and added without its empty tiles', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = new FakeServer().on(addEnglishComprehensionToDB).answers(({ checkOnly }) => ({
      kind: checkOnly ? ('checked' as const) : ('added' as const),
      reasons: [],
      passage,
      questions: [question(1, { subject: 'english', questionType: 'comprehension', prompt: 'Who walks there?' })],
    }));
    const { user } = showAt('/app/admin-whizz/add-comprehension-question');
    await typing(user, 'Passage', 'One line');
    await typing(user, 'Question text', 'Who walks there?');
    await user.click(screen.getByLabelText('B'));
    await user.click(screen.getByRole('button', { name: 'Add another question' }));
    const preview = within(screen.getByRole('region', { name: 'As the child will see it' }));
    expect(await preview.findByRole('heading', { name: 'The Cut' })).toBeInTheDocument();
    expect(preview.getByText('Who walks there?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Comprehension' }));
    expect(await screen.findByText('The comprehension is added.')).toBeInTheDocument();
    expect(server.of(addEnglishComprehensionToDB).find(({ body }) => !body['checkOnly'])?.body).toEqual({
      comprehensionDescription: '',
      comprehensionPassage: 'One line',
      comprehensionQuestionsData: [
        {
          questionNumber: 1,
          questionText: 'Who walks there?',
          correctAnswer: 'B',
          multipleChoiceAnswerOptions: '||||||||',
        },
      ],
    });
  });
});

describe('what staff have added', () => {
  const old: ListedItem = { ...writtenItem, itemId: 'i2', title: 'ancient', topic: 'antonyms', status: 'retired' };

  const serving = () =>
    new FakeServer()
      .on(getStaffEnglishItems)
      .answers((request) => itemsAsked([writtenItem, old], request))
      .on(approveEnglishItem)
      .answers(() => ({}))
      .on(retireEnglishItem)
      .answers(() => ({}));

  it('is listed under the ways to both forms', async () => {
    signInSomebody('ROLE_ADMIN');
    serving();
    showAt('/app/admin-whizz/add-english-question');
    expect(await screen.findByRole('link', { name: /^Add Comprehension Question/ })).toHaveAttribute(
      'href',
      '/app/admin-whizz/add-comprehension-question',
    );
    expect(screen.getByRole('link', { name: /^Add Grammar Question/ })).toHaveAttribute(
      'href',
      '/app/admin-whizz/add-grammar-question',
    );
    expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toHaveAttribute('href', '/app/admin-whizz');
    const row = await screen.findByRole('row', { name: /happy/ });
    expect(row).toHaveTextContent('happyWaits for approvalSynonyms21Fri 20 Nov 2026');
  });

  it('is found by its text and by what the address says, and the list tells why it is empty', async () => {
    signInSomebody('ROLE_ADMIN');
    serving();
    const { user, address } = showAt('/app/admin-whizz/add-english-question?status=retired');
    expect(await screen.findByRole('row', { name: /ancient/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /happy/ })).toBeNull();
    await user.type(screen.getByLabelText('Find by its text'), 'Hap{Enter}');
    await waitFor(() => expect(address()).toBe('/app/admin-whizz/add-english-question?status=retired&find=Hap'));
    expect(await screen.findByText('Nothing here fits the search and the filters.')).toBeInTheDocument();
  });

  it('is nothing at first', async () => {
    signInSomebody('ROLE_ADMIN');
    new FakeServer().on(getStaffEnglishItems).answers(() => []);
    showAt('/app/admin-whizz/add-english-question');
    expect(await screen.findByText(/^Nothing here yet/)).toBeInTheDocument();
  });

  it('is shown whole in a drawer, which the address leads to', async () => {
    signInSomebody('ROLE_ADMIN');
    serving();
    const { user, address } = showAt('/app/admin-whizz/add-english-question');
    await user.click(await screen.findByRole('button', { name: 'happy' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(/joyful \(right\)/)).toBeInTheDocument();
    expect(drawer.getByText('A joyful person is full of joy.')).toBeInTheDocument();
    expect(drawer.getByText(/by noor@fieldfare.example/)).toHaveTextContent(
      'Written by noor@fieldfare.example Fri 20 Nov 2026',
    );
    await waitFor(() => expect(address()).toBe('/app/admin-whizz/add-english-question?item=i1'));
  });

  it('is approved by an admin', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = serving();
    const { user } = showAt('/app/admin-whizz/add-english-question');
    await user.click(await screen.findByRole('button', { name: 'Approve happy' }));
    expect(server.of(approveEnglishItem)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Approve it' }));
    await waitFor(() => expect(server.of(approveEnglishItem)[0]?.body).toEqual({ topic: 'synonyms', itemId: 'i1' }));
    expect(screen.getByRole('button', { name: 'happy' })).toHaveFocus();
  });

  it('is approved by nobody else, and a retired item has no buttons', async () => {
    signInSomebody('ROLE_CONTENT_ENTRY');
    serving();
    showAt('/app/admin-whizz/add-english-question');
    const row = within(await screen.findByRole('row', { name: /happy/ }));
    expect(row.queryByRole('button', { name: 'Approve happy' })).toBeNull();
    expect(row.getByRole('button', { name: 'Retire happy' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /ancient$/ })?.textContent).toBe('ancient');
  });

  it('is retired once that is confirmed, with a reason', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = serving();
    const { user } = showAt('/app/admin-whizz/add-english-question');
    await user.click(await screen.findByRole('button', { name: 'Retire happy' }));
    await user.click(await screen.findByRole('button', { name: 'Retire' }));
    const why = screen.getByRole('textbox', { name: 'Why' });
    expect(why).toHaveAttribute('aria-invalid', 'true');
    await typing(user, 'Why', 'Two answers fit.');
    expect(server.of(retireEnglishItem)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Retire' }));
    await waitFor(() =>
      expect(server.of(retireEnglishItem)[0]?.body).toEqual({
        topic: 'synonyms',
        itemId: 'i1',
        reason: 'Two answers fit.',
      }),
    );
  });

  it('gives the focus to its row once it is retired, and back to the button where it was not', async () => {
    signInSomebody('ROLE_ADMIN');
    let stands = writtenItem;
    serving()
      .on(getStaffEnglishItems)
      .answers((request) => itemsAsked([stands, old], request))
      .on(retireEnglishItem)
      .answers(() => {
        stands = { ...writtenItem, status: 'retired' };
        return {};
      });
    const { user } = showAt('/app/admin-whizz/add-english-question');
    await user.click(await screen.findByRole('button', { name: 'Retire happy' }));
    expect(screen.getByRole('dialog', { name: 'Retire “happy”?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Retire happy' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await typing(user, 'Why', 'Two answers fit.');
    await user.click(screen.getByRole('button', { name: 'Retire' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retire happy' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'happy' })).toHaveFocus());
  });

  it('is approved by another admin than who wrote it, who is told so', async () => {
    const { email } = signInSomebody('ROLE_ADMIN');
    const history = [{ what: 'written' as const, byId: 'me', by: email, at: '2026-11-20T10:00:00.000Z' }];
    serving()
      .on(getStaffEnglishItems)
      .answers((request) => itemsAsked([{ ...writtenItem, history }], request));
    showAt('/app/admin-whizz/add-english-question');
    expect((await screen.findAllByText('Yours: another admin approves it')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Approve happy' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Retire happy' }).length).toBeGreaterThan(0);
  });

  it('says why something was refused', async () => {
    signInSomebody('ROLE_ADMIN');
    serving()
      .on(approveEnglishItem)
      .answers(() => refused(403, 'OwnItemNotApprovable', 'Somebody else has to approve what you have written.'));
    const { user } = showAt('/app/admin-whizz/add-english-question');
    await user.click(await screen.findByRole('button', { name: 'Approve happy' }));
    await user.click(await screen.findByRole('button', { name: 'Approve it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has to approve');
  });

  it('is listed as it is by now after another editor was faster', async () => {
    signInSomebody('ROLE_ADMIN');
    let stands = writtenItem;
    serving()
      .on(getStaffEnglishItems)
      .answers((request) => itemsAsked([stands], request))
      .on(approveEnglishItem)
      .answers(() => {
        stands = { ...writtenItem, status: 'approved' };
        return refused(409, 'ItemNotDraft', 'Somebody has approved it already.');
      });
    const { user } = showAt('/app/admin-whizz/add-english-question');
    await user.click(await screen.findByRole('button', { name: 'Approve happy' }));
    await user.click(await screen.findByRole('button', { name: 'Approve it' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /happy/ })).toHaveTextContent('Given to children'));
    expect(screen.getByText('Somebody has approved it already.')).toBeInTheDocument();
  });

  it('is found on whichever page it stands, by its link and by its text', async () => {
    signInSomebody('ROLE_CONTENT_ENTRY');
    const others = Array.from({ length: 25 }, (_, n) => ({ ...writtenItem, itemId: `n${n}`, title: `word ${n}` }));
    serving()
      .on(getStaffEnglishItems)
      .answers((request) => itemsAsked([...others, old], request));
    const { user } = showAt('/app/admin-whizz/add-english-question?item=i2');
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('ancient')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.type(screen.getByLabelText('Find by its text'), 'ANCIENT{Enter}');
    expect(await screen.findByRole('button', { name: 'ancient' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'word 1' })).toBeNull();
  });

  it('comes some at a time', async () => {
    signInSomebody('ROLE_CONTENT_ENTRY');
    const many = Array.from({ length: 27 }, (_, n) => ({ ...writtenItem, itemId: `n${n}`, title: `word ${n}` }));
    serving()
      .on(getStaffEnglishItems)
      .answers((request) => itemsAsked(many, request));
    const { user } = showAt('/app/admin-whizz/add-english-question');
    await screen.findByRole('button', { name: 'word 24' });
    expect(screen.queryByRole('button', { name: 'word 25' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more items' }));
    expect(await screen.findByRole('button', { name: 'word 26' })).toBeInTheDocument();
    expect(screen.getByText('All 27 items are shown.')).toBeInTheDocument();
  });

  it('says that the list could not be fetched', async () => {
    signInSomebody('ROLE_ADMIN');
    new FakeServer().on(getStaffEnglishItems).answers(unreachable);
    showAt('/app/admin-whizz/add-english-question');
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot reach us/);
    expect(screen.queryByText(/^Nothing here/)).toBeNull();
  });
});
