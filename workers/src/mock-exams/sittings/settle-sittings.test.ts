import { expect, it } from '@jest/globals';
import { goldenOf } from 'schemas/testing/goldens';
import type { AnyEvent } from 'schemas/events';
import { askedFor, ran } from '../../../testing/worker-kit';
import { settleSittingJob } from './settle-sitting.job';
import { settleSittings } from './settle-sittings.process';

const dueAt = '2026-11-21T12:52:01.000Z';
const sitting = { sessionId: 'march', learnerId: 'amara' };

it('looks at a paper when it is due, and again whenever another look is asked for', () => {
  const opened = goldenOf('MockPaperOpened') as Extract<AnyEvent, { type: 'MockPaperOpened' }>;
  const at = new Date(dueAt);
  const asked = [{ task: 'mock-exams.settle-sitting', once: `march amara ${dueAt}`, data: { ...sitting, dueAt }, at }];
  expect(askedFor(settleSittings, { type: 'MockPaperOpened', data: { ...opened.data, ...sitting, dueAt } })).toEqual(
    asked,
  );
  expect(askedFor(settleSittings, { type: 'MockSittingDue', data: { ...sitting, dueAt } })).toEqual(asked);
});

it('has what the clock has ended written down', async () => {
  const { commands } = await ran(settleSittingJob, { ...sitting, dueAt }, {});
  expect(commands).toEqual([['/mock-exams/settleSitting', sitting]]);
});
