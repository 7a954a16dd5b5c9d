import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getSomeQuestions, getWorksheetQuestions, saveWorksheet } from 'schemas/practice/worksheets/practice.contract';
import { getWorksheetPdf } from 'schemas/practice/worksheets/printing.contract';
import { personWith, type Person } from './people';
import { until } from './read-tables';
import { startSystem, type System } from './system';

let system: System;
let learner: Person;
let worksheetId: string;

beforeAll(async () => {
  system = await startSystem();
  learner = await personWith(system, ['ROLE_USER']);
  const { client } = learner;
  const issued = await client.call(getSomeQuestions, {
    subject: 'maths',
    parent: 'fractions',
    topic: 'fractions',
    type: 'practice-test',
    count: '20',
    email: 'me',
  });
  worksheetId = issued.worksheetId ?? '';
  await until('the worksheet is shown', async () => {
    const { status } = await client.send(getWorksheetQuestions, { worksheetId }, { after: issued.position });
    return status === 200;
  });
}, 60_000);

afterAll(() => system.stop());

const sheet = (name: 'questions' | 'answers', { client }: Person = learner, after?: string) =>
  client.send(getWorksheetPdf, { worksheetId, sheet: name }, after === undefined ? {} : { after });

describe('a worksheet to print', () => {
  it('is a PDF that nobody keeps on the way', async () => {
    const { status, headers, text } = await sheet('questions');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(text).toMatch(/^%PDF-/);
    expect(text.trimEnd()).toMatch(/%%EOF$/);
  });

  it('does not exist for another learner', async () => {
    const other = await personWith(system, ['ROLE_USER']);
    for (const name of ['questions', 'answers'] as const)
      expect(await sheet(name, other)).toMatchObject({ status: 404, body: { code: 'WorksheetNotFound' } });
  });

  it('shows its answers once it is marked, and not before', async () => {
    expect(await sheet('answers')).toMatchObject({ status: 409, body: { code: 'WorksheetNotMarked' } });
    const { position } = await learner.client.call(saveWorksheet, { worksheetId });
    const { status, text } = await sheet('answers', learner, position);
    expect(status).toBe(200);
    expect(text).toMatch(/^%PDF-/);
  });
});
