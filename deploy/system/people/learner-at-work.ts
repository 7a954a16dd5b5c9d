import { setTimeout as wait } from 'node:timers/promises';
import { getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import type { Position } from 'platform/event-store';
import { expect } from '@jest/globals';
import type { Database } from 'platform/database';
import { until } from 'platform/testing/eventually';
import { isPassing } from '../running/client';
import type { Person } from './people';

/** An answer that the server has acknowledged, and where it said that it stands in the log. */
export interface Acknowledged {
  readonly worksheetId: string;
  readonly number: number;
  readonly answer: string;
  readonly position: Position;
}

const QUESTIONS = 6;
const ANSWERS = 14;

/**
 * Takes worksheet after worksheet, answers each question more than once, completes them, and looks at what has become of
 * each. Every answer is another text, so that the log can be asked what became of it.
 */
export class LearnerAtWork {
  readonly acknowledged: Acknowledged[] = [];
  readonly asked = new Set<string>();

  constructor(
    private readonly name: string,
    private readonly person: Person,
    private readonly chance: () => number,
  ) {}

  async workUntil(signal: AbortSignal): Promise<void> {
    await Promise.all([this.practiseUntil(signal), this.lookUntil(signal)]);
  }

  private async practiseUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await this.oneWorksheet(signal);
  }

  /** On another device, all the time. */
  private async lookUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.person.client.persistently(getUserAnalyticsData, {});
      await wait(10);
    }
  }

  private async oneWorksheet(signal: AbortSignal): Promise<void> {
    const wish = {
      subject: 'maths',
      parent: 'fractions',
      topic: 'fractions',
      type: 'practice-test',
      count: '1',
    } as const;
    const { client } = this.person;
    const issued = await client.persistently(getSomeQuestions, { ...wish, email: 'me' });
    const { worksheetId = '' } = issued.body;
    for (let n = 0; n < ANSWERS && !signal.aborted; n += 1) await this.answer(worksheetId);
    const saved = await client.persistently(saveWorksheet, { worksheetId });
    await this.seesItMarked(worksheetId, saved.body.position);
  }

  private async answer(worksheetId: string): Promise<void> {
    const number = 1 + Math.floor(this.chance() * QUESTIONS);
    const answer = `${this.name}.${this.asked.size}`;
    this.asked.add(answer);
    const request = { worksheetId, questionNumber: number, answer };
    const { body } = await this.person.client.persistently(submitAnswer, request);
    this.acknowledged.push({ worksheetId, number, answer, position: body.position });
  }

  /** An answer that does not call itself stale is at or after what the learner has written. */
  private async seesItMarked(worksheetId: string, after: Position): Promise<void> {
    const { client } = this.person;
    await until(async () => {
      const answer = await client.send(getWorksheetQuestions, { worksheetId }, { after }).catch(() => undefined);
      if (!answer || isPassing(answer) || answer.headers.has('X-Stale')) return false;
      if (((answer.body as { completedAt?: string | null }).completedAt ?? null) === null)
        throw new Error(`${worksheetId} was saved at ${after}, and a later answer says: ${answer.text}`);
      return true;
    }, `${worksheetId} is shown as it is`);
  }
}

/** How many answers of some learners the server has acknowledged. */
export const answersTaken = (learners: readonly LearnerAtWork[]): number =>
  learners.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Until each of some learners has had so many more answers acknowledged, however long the machine takes for them. */
export async function eachAnswered(learners: readonly LearnerAtWork[], more: number): Promise<void> {
  const goals = learners.map((learner) => ({ learner, goal: learner.acknowledged.length + more }));
  await until(
    () => goals.every(({ learner, goal }) => learner.acknowledged.length >= goal),
    `each learner has answered ${more} more`,
  );
}

/** What the read tables show of each question is the last answer that the server acknowledged. */
export async function expectLastAnswersShown(owner: Database, learners: readonly LearnerAtWork[]): Promise<void> {
  const rows = await owner.many<{ worksheetId: string; number: number; answer: string }>(
    'select "worksheetId", number, answer from read.practice_worksheet_answers',
  );
  const shown = new Map(rows.map(({ worksheetId, number, answer }) => [`${worksheetId} ${number}`, answer]));
  for (const { acknowledged } of learners) {
    const last = new Map(acknowledged.map(({ worksheetId, number, answer }) => [`${worksheetId} ${number}`, answer]));
    for (const [question, answer] of last) expect([question, shown.get(question)]).toEqual([question, answer]);
  }
}
