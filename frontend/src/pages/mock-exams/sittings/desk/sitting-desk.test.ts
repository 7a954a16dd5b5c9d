import { DecompressionStream as OfNode } from 'node:stream/web';
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { examPaper } from '../../../../../testing/exam-paper';
import { ExamServer } from '../../../../../testing/exam-server';
import { unreachable } from '../../../../../testing/fake-server';
import { signInSomebody } from '../../../../../testing/somebody';
import { SittingDesk } from './sitting-desk';

// jsdom has none.
beforeAll(() => void Object.assign(globalThis, { DecompressionStream: OfNode }));
afterEach(() => void jest.restoreAllMocks());

it('reckons with its own clock after a reload without a line, though somebody has set the device’s back', async () => {
  const { learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT');
  const server = new ExamServer(learnerId, [examPaper]);
  const desk = new SittingDesk(learnerId);
  await desk.begin();
  server.fails = unreachable;
  // Eighty seconds after it was told something last, ten minutes are taken off the device's clock.
  const steady = performance.now.bind(performance);
  const device = Date.now.bind(Date);
  jest.spyOn(performance, 'now').mockImplementation(() => steady() + 80_000);
  jest.spyOn(Date, 'now').mockImplementation(() => device() + 80_000 - 600_000);
  desk.tick(true);
  // The page is loaded anew: nothing but what the tab remembers is left.
  const again = new SittingDesk(learnerId);
  expect(Math.abs(Date.parse(again.clock.now()) - Date.parse(desk.clock.now()))).toBeLessThan(2_000);
  expect(again.status().tracker?.currentMockExamStage).toBe('STAGE_EXAM_IN_PROGRESS');
  desk.close();
  again.close();
});
