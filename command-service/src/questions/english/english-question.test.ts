import { describe, expect, it } from '@jest/globals';
import { houseBank } from 'question-bank/english/english-bank';
import { optionAt } from 'question-bank/english/english-item';
import { plainPassage } from 'question-bank/english/passage-source';
import { IssuedQuestion, Passage, type IssuedQuestion as Issued } from 'schemas/questions/question';
import { Value } from 'typebox/value';
import { issuedItem, passageQuestions, shownPassage } from './english-question';

const bulleted = /^(• [^\n]+\n)+• Answer: [A-E]$/;

/** What is wrong with a question that is to be issued. */
function faultsOf(question: Issued): string[] {
  const { itemId = '', options, key, prompt, solution } = question;
  const expected: readonly (readonly [boolean, string])[] = [
    [options?.length === 5, 'it has not five options'],
    [prompt !== '' && prompt.trim() === prompt, 'it asks nothing'],
    [bulleted.test(solution) && solution.endsWith(`• Answer: ${key}`), `its solution is ${solution}`],
  ];
  const broken = expected.filter(([holds]) => !holds).map(([, fault]) => fault);
  const misshapen = Value.Errors(IssuedQuestion, question).map(({ message }) => message);
  return [...misshapen, ...broken].map((fault) => `${itemId}: ${fault}`);
}

describe('an item of the house', () => {
  it('is a whole question, whichever it is', () => {
    expect(houseBank.items.flatMap((item, n) => faultsOf(issuedItem(item, (n % 20) + 1)))).toEqual([]);
  });

  it('shows its text and, once marked, what it should say', () => {
    for (const item of houseBank.items) {
      const { prompt, solution, options } = issuedItem(item, 1);
      expect(prompt).toContain(item.text);
      expect(options).toEqual(item.options);
      expect(solution).toContain(item.explanation);
      expect(`${solution} ${item.text}`).toContain(item.correctSentence);
    }
  });

  it('tells before it is marked neither the answer nor what it practises', () => {
    for (const item of houseBank.items) expect(issuedItem(item, 1).prompt).not.toContain(item.explanation);
  });

  it('is worded for its kind', () => {
    const prompts = new Set(houseBank.items.map((item) => issuedItem(item, 1).prompt.split('||p||')[0]));
    expect(prompts.size).toBe(7);
  });
});

describe('a passage of the house', () => {
  it('is a whole comprehension, whichever it is', () => {
    const faults = houseBank.passages.flatMap((passage) => [
      ...Value.Errors(Passage, shownPassage(passage)).map(({ message }) => `${passage.id}: ${message}`),
      ...passageQuestions(passage).flatMap(faultsOf),
    ]);
    expect(faults).toEqual([]);
  });

  it('numbers its questions and quotes the evidence of each', () => {
    for (const passage of houseBank.passages) {
      const questions = passageQuestions(passage);
      expect(questions.map(({ number }) => number)).toEqual(passage.questions.map((_, place) => place + 1));
      for (const { id, evidence, options, key } of passage.questions) {
        const question = questions.find(({ itemId }) => itemId === id);
        expect(question?.solution).toContain(evidence.replace(/\s+/g, ' '));
        expect(question?.options?.['ABCDE'.indexOf(key)]).toBe(optionAt(options, key));
      }
    }
  });

  it('asks in the order of the text, so that every passage has an order of its own', () => {
    const orders = houseBank.passages.map((passage) => {
      const questions = passageQuestions(passage);
      const places = questions.map(({ itemId }) => {
        const { evidence = '' } = passage.questions.find(({ id }) => id === itemId) ?? {};
        return plainPassage(passage.text).indexOf(evidence);
      });
      expect(places).toEqual([...places].sort((one, other) => one - other));
      return questions.map(({ ruleTag }) => ruleTag).join(' ');
    });
    expect(new Set(orders).size).toBeGreaterThanOrEqual(orders.length - 1);
  });
});
