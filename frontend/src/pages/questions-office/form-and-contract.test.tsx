import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addEnglishComprehensionToDB, addEnglishQuestionToDB } from 'schemas/questions/english.contract';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { FakeServer, Said } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { device } from '../../client/device-store';
import { ruleWords } from '../../parts/rule-words';
import { refusedFault } from './fault-fields';
import { joined } from './question-values';

// The office's library alone takes seconds to be read.
beforeAll(() => Promise.all([import('./add-grammar-question.page'), import('./add-comprehension-question.page')]));

const ofQuestion = addEnglishQuestionToDB.request;
const ofPassage = addEnglishComprehensionToDB.request;
const ofTile = ofPassage.comprehensionQuestionsData.items.properties;

/** What somebody may well write: signs, spaces, and lines where the box has several. */
const writing = 'Words, “quotes” & signs: don’t – 1/2 = ½? ';

/** As much as the box takes, and no more of it than the contract allows. */
function expectTaken(label: string, contract: TSchema, sent: (text: string) => string = (text) => text) {
  const boxes = screen.getAllByLabelText<HTMLInputElement>(label);
  for (const box of boxes) {
    const most = box.maxLength;
    expect([label, most > 0]).toEqual([label, true]);
    const text = writing.repeat(Math.ceil(most / writing.length)).slice(0, most);
    expect([label, Value.Check(contract, sent(text))]).toEqual([label, true]);
  }
}

const fiveOf = (text: string) => joined([text, text, text, text, text]);

async function chooseTopic(title: string) {
  fireEvent.mouseDown(await screen.findByLabelText('Topic'));
  fireEvent.click(await screen.findByTitle(title));
}

describe('what the boxes of a form take, the contract takes', () => {
  it('of a grammar question', async () => {
    signInSomebody('ROLE_ADMIN');
    new FakeServer();
    showAt('/app/admin-whizz/add-grammar-question');
    await chooseTopic('Synonyms');
    await screen.findByLabelText('Option A');
    expectTaken('Question text', ofQuestion.questionText);
    expectTaken('Option A', ofQuestion.multipleChoiceOptions, fiveOf);
    expectTaken('Correct sentence', ofQuestion.correctSentenceVersion);
    expectTaken('Explanation', ofQuestion.explanation);
    for (const words of Object.values(ruleWords))
      for (const [tag, said] of Object.entries(words)) {
        expect([tag, Value.Check(ofQuestion.ruleTag, tag)]).toEqual([tag, true]);
        expect([said, Value.Check(ofQuestion.ruleTag, said)]).toEqual([said, true]);
      }
  });

  it('of a comprehension', async () => {
    signInSomebody('ROLE_ADMIN');
    new FakeServer();
    showAt('/app/admin-whizz/add-comprehension-question');
    await screen.findByLabelText('Title');
    expectTaken('Title', ofPassage.title);
    expectTaken('Description', ofPassage.comprehensionDescription);
    expectTaken('Passage', ofPassage.comprehensionPassage);
    expectTaken('Question text', ofTile.questionText);
    expectTaken('Option A', ofTile.multipleChoiceAnswerOptions, fiveOf);
    expectTaken('Evidence', ofTile.evidence);
    expectTaken('Explanation', ofTile.explanation);
  });
});

describe('the rule tag', () => {
  const kept = { topic: 'synonyms', questionText: 'happy', correctAnswer: 'A', ruleTag: 'Silent letters' };
  const sent = (server: FakeServer) => server.of(addEnglishQuestionToDB).filter(({ body }) => !body['checkOnly']);
  const title = 'Something in the request is not as it should be.';
  const notValid = new Said(400, {
    title,
    code: 'RequestNotValid',
    errors: [{ field: '/explanation', message: 'no' }],
  });
  const opened = (values: object) => {
    const { learnerId } = signInSomebody('ROLE_ADMIN');
    device.write(`draft.grammar-question.${learnerId}`, JSON.stringify(values));
    return showAt('/app/admin-whizz/add-grammar-question');
  };

  it('is chosen by the words that the form shows, and sent as the tag', async () => {
    const server = new FakeServer().on(addEnglishQuestionToDB).answers(() => ({ kind: 'checked', reasons: [] }));
    const { user } = opened({ ...kept, ruleTag: undefined });
    await user.type(await screen.findByLabelText('Rule tag'), 'describing');
    await user.click(await screen.findByTitle('Meanings of describing words'));
    await user.click(screen.getByRole('button', { name: 'Add Question' }));
    await waitFor(() => expect(sent(server)[0]?.body).toMatchObject({ ruleTag: 'adjective' }));
  });

  it('that is none of the topic’s is refused by the form itself, at its field', async () => {
    const server = new FakeServer().on(addEnglishQuestionToDB).answers(() => ({ kind: 'checked', reasons: [] }));
    const { user } = opened(kept);
    await user.click(await screen.findByRole('button', { name: 'Add Question' }));
    const box = screen.getByLabelText('Rule tag');
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByRole('button', { name: /^Rule tag: Choose one of the list/ })).toBeInTheDocument();
    expect(sent(server)).toEqual([]);
  });

  it('and any other field is marked where the service refuses it, and has the focus', async () => {
    new FakeServer()
      .on(addEnglishQuestionToDB)
      .answers(({ checkOnly }) => (checkOnly ? { kind: 'checked' as const, reasons: [] } : notValid));
    const { user } = opened({ ...kept, ruleTag: 'adjective' });
    await user.click(await screen.findByRole('button', { name: 'Add Question' }));
    const box = screen.getByLabelText('Explanation');
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    expect(box).toHaveFocus();
    await waitFor(() => expect(box).toHaveAccessibleDescription(/not accepted as it is written/));
  });
});

it.each([
  ['ruleTag', ['ruleTag']],
  ['multipleChoiceOptions', ['options', 0]],
  ['comprehensionPassage', ['comprehensionPassage']],
  ['comprehensionQuestionsData', ['questions', 0, 'questionText']],
  ['comprehensionQuestionsData/1/evidence', ['questions', 3, 'evidence']],
  ['comprehensionQuestionsData/1/multipleChoiceAnswerOptions', ['questions', 3, 'options', 0]],
])('a call that is refused for %s is mended there', (field, place) =>
  expect(refusedFault(field, [1, 3]).field).toEqual(place),
);
