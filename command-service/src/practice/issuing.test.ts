import { describe, expect, it } from '@jest/globals';
import { getEnglishComprehension, getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { freeLearner } from './day/testing/free-learner';

const child = freeLearner();

describe('questions chosen by type', () => {
  const asked = (type: string, count: string) =>
    child.send(getSomeQuestions, {
      subject: 'maths',
      parent: 'fractions',
      topic: 'fractions',
      email: 'me',
      type,
      count,
    });
  const replied = async (type: string, count: string) => {
    const { status, body } = await asked(type, count);
    return [status, body['code'] ?? (body['questions'] as unknown[]).length];
  };

  it('are as many of each as were asked for', async () => {
    expect(await replied('simplify,fraction-of', '2,3')).toEqual([200, 5]);
  });

  it.each([
    ['simplify,fraction-of', '5'],
    ['simplify,fraction-of,largest', '1,1'],
    ['simplify', '1,1'],
    ['simplify', '1,20,20'],
  ])('are refused where %s has the counts %s, and cost nothing', async (type, count) => {
    expect(await replied(type, count)).toEqual([422, 'QuantitiesNotRight']);
    expect(child.house().store.events.filter(({ type: name }) => /Worksheet|Questions/.test(name))).toEqual([]);
  });

  it('are of a practice test as many as it has, whatever counts stand there', async () => {
    expect(await replied('practice-test', '5,3')).toEqual([200, 8]);
  });
});

describe('a comprehension on paper', () => {
  it('is issued for paper, and for the screen where nothing is said', async () => {
    await child.standardPlan();
    await child.at('2026-11-21T10:00:10.000Z');
    const { body } = await child.send(getEnglishComprehension, { onPaper: true });
    expect(body).toMatchObject({ kind: 'questions', remaining: null });
    expect(body).not.toHaveProperty('checksEach');
    await child.send(getEnglishComprehension, {});
    const issued = child.house().store.events.filter(({ type }) => type === 'WorksheetIssued');
    expect(issued.map(({ data }) => [data['purpose'], data['topic'], data['passage'] !== undefined])).toEqual([
      ['paper', 'comprehension', true],
      ['comprehension', 'comprehension', true],
    ]);
  });

  it('is for paid plans, as any other', async () => {
    const { body } = await child.send(getEnglishComprehension, { onPaper: true });
    expect(body).toMatchObject({ kind: 'none', remaining: -2, reason: 'PREMIUM' });
  });
});
