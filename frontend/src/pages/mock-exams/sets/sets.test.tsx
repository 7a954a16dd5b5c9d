import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addMockExamToSet, addSectionToMockExam, editMockExamSection } from 'schemas/mock-exams/sets/exam.contract';
import { addQuestionsFromFile } from 'schemas/mock-exams/sets/csv.contract';
import { drawMockExamQuestions, redrawMockExamQuestion } from 'schemas/mock-exams/sets/drawing.contract';
import { addImageToMockExamQuestion, getMockExamImage } from 'schemas/mock-exams/sets/pictures.contract';
import {
  addQuestionToMockExamSection,
  editQuestionInMockExamSection,
  orderMockExamQuestions,
} from 'schemas/mock-exams/sets/question.contract';
import { createMockExamSet, orderMockExams, publishMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import { askAllAgain } from '../../../client/kept';
import { refused, Said, unreachable } from '../../../../testing/fake-server';
import { autumn, exams, findings, number, questions, setsServer } from '../../../../testing/exam/sets-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';

const list = '/app/admin-whizz/mock-exams';
const setPage = '/app/admin-whizz/mock-exam-papers?mockExamSetId=s1';
const examPage = '/app/admin-whizz/mock-exam-sections?mockExamId=s1.p1';
const sectionPage = '/app/admin-whizz/mock-exam-section-questions?mockExamSectionId=s1.n';

const dialog = async () => within(await screen.findByRole('dialog'));
const typed = (inside: Awaited<ReturnType<typeof dialog>>, label: string | RegExp, value: string) =>
  fireEvent.change(inside.getByLabelText(label), { target: { value } });

// The office's library alone takes seconds to be read.
beforeAll(() =>
  Promise.all([import('./list/mock-exams.page'), import('./questions/mock-exam-section-questions.page')]),
);
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  sessionStorage.clear();
  signInSomebody('ROLE_ADMIN');
});

describe('the sets', () => {
  it('are listed, and one is begun with a name, a date and a time', async () => {
    const server = setsServer()
      .on(createMockExamSet)
      .answers(() => ({ mockExamSetId: 's1' }));
    const { user, address } = showAt(`${list}?form=set`);
    expect(await screen.findByRole('link', { name: 'Autumn 1' })).toHaveAttribute('href', setPage);
    expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toHaveAttribute('href', '/app/admin-whizz');
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Create set' }));
    expect(form.getByText('A name is required for the exam set')).toBeTruthy();
    expect(form.getByText('A date is required for the exam set')).toBeTruthy();
    expect(form.getByText('time is required')).toBeTruthy();
    typed(form, 'Name', 'Autumn 1');
    typed(form, 'Date', '2026-12-05');
    typed(form, 'Time', '10:00');
    await user.click(form.getByLabelText('CEM'));
    await user.click(form.getByRole('button', { name: 'Create set' }));
    await waitFor(() => expect(address()).toBe(setPage));
    expect(server.of(createMockExamSet).map(({ body }) => body)).toEqual([
      { examSetName: 'Autumn 1', examSetDate: '2026-12-05', examSetTime: '10:00', examType: 'CEM' },
    ]);
  });

  it('do not lead the entry-level staff back to a dashboard that is not theirs', async () => {
    signInSomebody('ROLE_CONTENT_ENTRY');
    setsServer();
    showAt(list);
    await screen.findByRole('link', { name: 'Autumn 1' });
    expect(screen.queryByRole('link', { name: 'Back to Admin Dashboard' })).toBeNull();
  });
});

describe('a set', () => {
  it('gets an exam with a name and a duration, once, however often the button is pressed', async () => {
    const server = setsServer()
      .on(addMockExamToSet)
      .answers(() => ({ mockExamId: 's1.p3' }));
    const { user, address } = showAt(`${setPage}&form=exam`);
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Add exam' }));
    expect(form.getByText('A name is required for the exam set')).toBeTruthy();
    expect(form.getByText('A duration is required for the exam set')).toBeTruthy();
    typed(form, 'Name', 'Paper 3');
    typed(form, /^Length/, '301');
    await user.click(form.getByRole('button', { name: 'Add exam' }));
    expect(form.getByText(/^A whole number of minutes/)).toBeTruthy();
    typed(form, /^Length/, '50');
    await user.dblClick(form.getByRole('button', { name: 'Add exam' }));
    await waitFor(() => expect(address()).toBe(setPage));
    expect(server.of(addMockExamToSet).map(({ body }) => body)).toEqual([
      { mockExamSetId: 's1', examName: 'Paper 3', examTime: '50' },
    ]);
  });

  it('keeps what was typed through a lost connection and a reload', async () => {
    setsServer().on(addMockExamToSet).answers(unreachable);
    const page = showAt(`${setPage}&form=exam`);
    const form = await dialog();
    typed(form, 'Name', 'Paper 3');
    typed(form, /^Length/, '50');
    page.unmount();
    showAt(`${setPage}&form=exam`);
    expect((await dialog()).getByLabelText('Name')).toHaveValue('Paper 3');
  });

  it('has its exams put in order with an arrow key, and as before where somebody else has added one', async () => {
    let isRefused = true;
    let now = exams;
    const server = setsServer(() => ({ exams: now }))
      .on(orderMockExams)
      .answers(({ mockExamIds }) => {
        if (isRefused) return refused(409, 'MockExamOrderNotWhole', 'Somebody has added something.');
        now = mockExamIds.flatMap((id) => exams.filter(({ mockExamId }) => mockExamId === id));
        return {};
      });
    const { user } = showAt(setPage);
    const names = () => screen.getAllByRole('link', { name: /^Paper/ }).map((link) => link.textContent);
    const handle = await screen.findByRole('button', { name: 'Move Paper 1' });
    handle.focus();
    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Paper 2', 'Paper 1']);
    expect(screen.getByText('Paper 1 is now 2 of 2.')).toBeTruthy();
    expect(await screen.findByText('Somebody has added something.')).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(['Paper 1', 'Paper 2']));
    isRefused = false;
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(server.of(orderMockExams)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Somebody has added something.')).toBeNull());
    expect(names()).toEqual(['Paper 2', 'Paper 1']);
    expect(server.of(orderMockExams)[1]?.body).toEqual({ mockExamSetId: 's1', mockExamIds: ['s1.p2', 's1.p1'] });
  });

  it('says what is missing with a link to it, and is published once nothing is', async () => {
    let missing = findings;
    let set = autumn;
    const changes = ['The exam “Paper 2” is new.'];
    const server = setsServer(() => ({ findings: missing, set, changes }))
      .on(publishMockExamSet)
      .answers(() => {
        set = { ...autumn, setVersion: 2, publishedAt: '2026-11-21T10:00:00.000Z', isChanged: false, changes };
        return { setVersion: 2, changes };
      });
    const { user, unmount } = showAt(`${setPage}&form=publish`);
    expect(await screen.findByText('Ready to publish? 1 to put right, 1 to look at')).toBeTruthy();
    expect((await dialog()).queryByRole('button', { name: /^Publish version/ })).toBeNull();
    const list = within(screen.getByRole('region', { name: 'Readiness' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${sectionPage}&question=s1.q2&form=edit-question&of=s1.q2`,
      `${sectionPage}&question=s1.q2`,
    ]);
    unmount();
    [missing, set] = [[], { ...autumn, setVersion: 1, publishedAt: '2026-11-20T10:00:00.000Z' }];
    signInSomebody('ROLE_ADMIN');
    showAt(`${setPage}&form=publish`);
    const form = await dialog();
    expect(await form.findByText('What differs from version 1')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Publish version 2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Version 2 can be sat')).toBeTruthy();
    expect(server.of(publishMockExamSet)[0]?.body).toEqual({ mockExamSetId: 's1' });
  });
});

describe('a section', () => {
  it('is added with a title and a length, its table as a table and its text as a text', async () => {
    const server = setsServer()
      .on(addSectionToMockExam)
      .answers(() => ({ mockExamSectionId: 's1.m' }));
    const { user, address } = showAt(`${examPage}&form=section`);
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Add section' }));
    expect(form.getByText('A section title is required for the exam')).toBeTruthy();
    typed(form, 'Title', 'Money');
    typed(form, 'Length in minutes', '10');
    typed(form, /^Text to read/, 'One line\nand another\n\nA paragraph');
    await user.click(form.getByRole('button', { name: 'Add a table' }));
    typed(form, 'Row 1, column 1, head', 'Coin');
    typed(form, 'Row 2, column 2', '1,200');
    await user.click(form.getByRole('button', { name: 'Add section' }));
    await waitFor(() => expect(address()).toBe(examPage));
    expect(server.of(addSectionToMockExam)[0]?.body).toEqual({
      mockExamId: 's1.p1',
      sectionTitle: 'Money',
      sectionInstructions: '',
      sectionDuration: '10',
      subject: 'MATHS',
      exampleInstructions: '',
      tableData: 'Coin,;,"1,200"',
      passage: 'One line||and another||p||A paragraph',
    });
  });

  it('keeps what somebody else has changed of it meanwhile, and says where both have', async () => {
    let now = number;
    const server = setsServer(() => ({ sections: [now] }))
      .on(editMockExamSection)
      .answers(() => ({}));
    const { user } = showAt(`${examPage}&form=edit-section&of=s1.n`);
    const form = await dialog();
    typed(form, 'Title', 'Numbers');
    now = { ...number, sectionInstructions: 'Choose the best answer.', sectionName: 'Number work' };
    act(askAllAgain);
    expect(await form.findByText(/^Somebody else has changed the title/)).toBeTruthy();
    expect(form.getByLabelText(/^Instructions/)).toHaveValue('Choose the best answer.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of(editMockExamSection)[0]?.body).toMatchObject({
      sectionTitle: 'Numbers',
      sectionInstructions: 'Choose the best answer.',
      tableData: number.tableData,
      passage: number.passage,
    });
  });
});

it('looks again before it saves, and puts nothing in the place of what nobody here has read', async () => {
  let now = number;
  const server = setsServer(() => ({ sections: [now] }))
    .on(editMockExamSection)
    .answers(() => ({}));
  const { user } = showAt(`${examPage}&form=edit-section&of=s1.n`);
  const form = await dialog();
  typed(form, 'Title', 'Numbers');
  now = { ...number, sectionName: 'Number work' };
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Somebody else has changed the title/)).toBeTruthy();
  expect(server.of(editMockExamSection)).toEqual([]);
  await user.click(await form.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of(editMockExamSection)[0]?.body).toMatchObject({ sectionTitle: 'Numbers' });
});

it('sends along what was read, and shows what stands there where somebody else was quicker', async () => {
  let now = number;
  const server = setsServer(() => ({ sections: [now] }))
    .on(editMockExamSection)
    .answers(() => {
      // Saved by somebody else between the look and the call.
      now = { ...number, sectionName: 'Number work' };
      return server.of(editMockExamSection).length > 1
        ? {}
        : refused(409, 'MockExamEditedMeanwhile', 'Somebody else has saved this meanwhile.');
    });
  const { user } = showAt(`${examPage}&form=edit-section&of=s1.n`);
  const form = await dialog();
  typed(form, 'Title', 'Numbers');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Somebody else has saved this meanwhile.')).toBeTruthy();
  expect(await form.findByText(/^Somebody else has changed the title/)).toBeTruthy();
  expect(form.getByLabelText('Title')).toHaveValue('Numbers');
  await user.click(await form.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of(editMockExamSection).map(({ body }) => body)).toMatchObject([
    { sectionTitle: 'Numbers', seen: { sectionTitle: number.sectionName } },
    { sectionTitle: 'Numbers', seen: { sectionTitle: 'Number work' } },
  ]);
});

describe('the questions of a section', () => {
  it('want a number; one that is added is the one that is looked at', async () => {
    const server = setsServer()
      .on(addQuestionToMockExamSection)
      .answers(() => ({ mockExamQuestionId: 's1.q2' }));
    const { user, address } = showAt(`${sectionPage}&form=question`);
    const form = await dialog();
    expect(form.getByLabelText('Question number')).toHaveValue('3');
    typed(form, 'Question number', '');
    await user.click(form.getByRole('button', { name: 'Add question' }));
    expect(form.getByText('Question Number Required')).toBeTruthy();
    typed(form, 'Question number', '3');
    await user.click(form.getByRole('button', { name: 'Add question' }));
    expect(form.getByText(/^Nothing is typed yet/)).toBeTruthy();
    typed(form, /^Question \(/, 'What is 2 + 2?');
    typed(form, /^Option A/, '4');
    typed(form, /^Option C/, '5');
    await user.click(form.getByRole('radio', { name: 'D' }));
    await user.click(form.getByRole('button', { name: 'Add question' }));
    expect(form.getByText('There is no option D yet.')).toBeTruthy();
    await user.click(form.getByRole('radio', { name: 'A' }));
    await user.click(form.getByRole('button', { name: 'Add question' }));
    await waitFor(() => expect(address()).toBe(`${sectionPage}&question=s1.q2`));
    expect(server.of(addQuestionToMockExamSection)[0]?.body).toMatchObject({
      questionNumber: '3',
      questionText: 'What is 2 + 2?',
      multipleChoiceOptions: '4||||5',
      correctAnswer: 'A',
    });
  });

  it('send of an edit what was changed alone', async () => {
    const server = setsServer()
      .on(editQuestionInMockExamSection)
      .answers(() => ({}));
    const { user } = showAt(`${sectionPage}&form=edit-question&of=s1.q1`);
    const form = await dialog();
    typed(form, /^Explanation/, 'One and one are two.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of(editQuestionInMockExamSection)[0]?.body).toEqual({
      mockExamQuestionId: 's1.q1',
      questionNumber: '1',
      explanation: 'One and one are two.',
      seen: { questionNumber: '1', explanation: 'Count.' },
    });
  });

  it('get pictures, described and replaced; what is none is refused before it is sent', async () => {
    const picture = { kind: 'kept' as const, hash: 'f'.repeat(64), width: 60, height: 40, alt: '' };
    const withPicture = questions.map((one) => ({ ...one, mockExamQuestionImage: picture }));
    const server = setsServer(() => ({ questions: withPicture }))
      .on(getMockExamImage)
      .answers(() => new Said(200, new Uint8Array([1])))
      .on(addImageToMockExamQuestion)
      .answers(() => ({ picture }));
    const { user } = showAt(`${sectionPage}&form=edit-question&of=s1.q1`);
    const form = await dialog();
    await user.click(form.getByText(/^Pictures: 1/));
    const own = within(await form.findByRole('group', { name: 'Picture of the question' }));
    await user.type(own.getByRole('textbox'), 'A map');
    await user.click(own.getByRole('button', { name: 'Save these words' }));
    await waitFor(() => expect(server.of(addImageToMockExamQuestion)).toHaveLength(1));
    const file = own.getByLabelText('File: Picture of the question');
    fireEvent.change(file, { target: { files: [new File(['GIF8'], 'moves.gif', { type: 'image/gif' })] } });
    expect(await own.findByText('Please take a PNG, JPEG or WebP file.')).toBeTruthy();
    fireEvent.change(file, { target: { files: [new File(['abc'], 'map.png', { type: 'image/png' })] } });
    await waitFor(() => expect(server.of(addImageToMockExamQuestion)).toHaveLength(2));
    expect(server.of(addImageToMockExamQuestion).map(({ body }) => body)).toEqual([
      { questionId: 's1.q1', target: 'question', alt: 'A map' },
      { questionId: 's1.q1', target: 'question', alt: expect.any(String), image: 'YWJj' },
    ]);
  });

  it('say of a picture that was refused what is wrong with the one that was chosen last', async () => {
    const picture = { kind: 'kept' as const, hash: 'f'.repeat(64), width: 60, height: 40, alt: '' };
    setsServer(() => ({ questions: questions.map((one) => ({ ...one, mockExamQuestionImage: picture })) }))
      .on(getMockExamImage)
      .answers(() => new Said(200, new Uint8Array([1])))
      .on(addImageToMockExamQuestion)
      .answers(() => refused(422, 'ImageNotReadable', 'This cannot be read as a picture.'));
    const { user } = showAt(`${sectionPage}&form=edit-question&of=s1.q1`);
    const form = await dialog();
    await user.click(form.getByText(/^Pictures: 1/));
    const own = within(await form.findByRole('group', { name: 'Picture of the question' }));
    const file = own.getByLabelText('File: Picture of the question');
    fireEvent.change(file, { target: { files: [new File(['abc'], 'map.png', { type: 'image/png' })] } });
    expect(await own.findByText(/This cannot be read as a picture/)).toBeTruthy();
    fireEvent.change(file, { target: { files: [new File(['GIF8'], 'moves.gif', { type: 'image/gif' })] } });
    expect(await own.findByText('Please take a PNG, JPEG or WebP file.')).toBeTruthy();
    expect(own.queryByText(/This cannot be read as a picture/)).toBeNull();
  });

  it('are taken from a file all or none, and say by row what is wrong with it', async () => {
    let faults = [{ row: 3, sentence: 'The number is missing.' }];
    const server = setsServer()
      .on(addQuestionsFromFile)
      .answers(({ checkOnly, onTaken }) => ({
        kind: faults.length > 0 ? 'not-fit' : checkOnly === true ? 'checked' : 'added',
        questions: 2,
        replaced: onTaken === 'replace' ? 1 : 0,
        fresh: onTaken === 'replace' ? 1 : 2,
        faults,
        mockExamQuestionIds: [],
      }));
    const { user } = showAt(`${sectionPage}&form=file`);
    const form = await dialog();
    const choose = (csv: string) => {
      const file = new File([csv], 'sums.csv', { type: 'text/csv' });
      // The files of this world have no text of their own.
      Object.assign(file, { text: () => Promise.resolve(csv) });
      fireEvent.change(form.getByLabelText('CSV file'), { target: { files: [file] } });
    };
    choose('number\n1');
    expect(await form.findByText('Row 3: The number is missing.')).toBeTruthy();
    expect(form.queryByRole('button', { name: /^Add/ })).toBeNull();
    faults = [];
    choose('number\n2');
    expect(await form.findByText('Replace 1 question, add 1 question')).toBeTruthy();
    await user.click(form.getByLabelText('Add them after the last one'));
    await user.click(await form.findByRole('button', { name: /^Add 2/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.of(addQuestionsFromFile).map(({ body }) => [body['onTaken'], body['checkOnly']]);
    expect(sent).toEqual([
      ['replace', true],
      ['replace', true],
      ['after', true],
      ['after', undefined],
    ]);
  });

  it('are drawn from the bank by topic, type and level, and one is drawn anew', async () => {
    const drawn = questions.map((one) => ({
      ...one,
      drawnFrom: {
        questionType: 'add',
        topic: 'addition',
        subTopic: 'sums',
        level: 2 as const,
        seed: 1,
        genVersion: 1,
      },
    }));
    let ids = ['s1.q3'];
    const server = setsServer(() => ({ questions: drawn }))
      .on(drawMockExamQuestions)
      .answers(() => ({ mockExamQuestionIds: ids }))
      .on(redrawMockExamQuestion)
      .answers(() => refused(409, 'MockExamNothingNew', 'The question bank has nothing more of this.'));
    const { user, address } = showAt(`${sectionPage}&form=draw`);
    const form = await dialog();
    fireEvent.change(await form.findByLabelText('How many'), { target: { value: '41' } });
    await user.click(form.getByRole('button', { name: 'Draw' }));
    expect(form.getByText('A whole number from 1 to 40')).toBeTruthy();
    fireEvent.change(form.getByLabelText('How many'), { target: { value: '2' } });
    await user.click(form.getByRole('radio', { name: '4' }));
    await user.click(form.getByRole('button', { name: 'Draw' }));
    expect(await form.findByText(/The bank has no more of these/)).toBeTruthy();
    ids = ['s1.q1', 's1.q4'];
    await user.click(form.getByRole('button', { name: 'Draw' }));
    await waitFor(() => expect(address()).toBe(`${sectionPage}&question=s1.q1`));
    expect(await screen.findByText(/^2 questions were drawn: .+, level 4\.$/)).toBeTruthy();
    expect(server.of(drawMockExamQuestions)[0]?.body).toMatchObject({ mockExamSectionId: 's1.n', level: 4, count: 2 });
    await user.click(await screen.findByRole('button', { name: 'Draw another like it' }));
    expect(await screen.findByText('The question bank has nothing more of this.')).toBeTruthy();
  });

  it('are put in order with Alt and an arrow anywhere in their row', async () => {
    const server = setsServer(() => ({ findings }))
      .on(orderMockExamQuestions)
      .answers(() => ({}));
    const { user } = showAt(sectionPage);
    expect(await screen.findByText('two right')).toBeTruthy();
    (await screen.findByRole('button', { name: 'What is 1 + 1?' })).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(server.of(orderMockExamQuestions)).toHaveLength(1));
    expect(server.of(orderMockExamQuestions)[0]?.body).toEqual({
      mockExamSectionId: 's1.n',
      mockExamQuestionIds: [...questions].reverse().map(({ mockExamQuestionId }) => mockExamQuestionId),
    });
  });
});
