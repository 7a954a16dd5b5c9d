import { expect, it } from '@jest/globals';
import type { SittingStage } from 'schemas/mock-exams/sittings/times.rules';
import { whereTo, type ExamPage } from './where-to';

const stays = undefined;
const table: Readonly<Record<ExamPage, Readonly<Record<SittingStage | 'none', string | undefined>>>> = {
  start: {
    none: '',
    before: stays,
    ready: stays,
    paper: '/exam',
    break: '/break',
    next: '/break',
    complete: '/exam-session-complete',
  },
  exam: {
    none: '',
    before: '',
    ready: stays,
    paper: stays,
    break: '/break',
    next: '/break',
    complete: '/exam-session-complete',
  },
  break: {
    none: '',
    before: '',
    ready: '',
    paper: '/exam',
    break: stays,
    next: stays,
    complete: '/exam-session-complete',
  },
  complete: { none: '', before: '', ready: '', paper: '/exam', break: '/break', next: '/break', complete: stays },
};

const every = Object.entries(table).flatMap(([page, to]) =>
  Object.entries(to).map(([stage, address]) => [page as ExamPage, stage as SittingStage | 'none', address] as const),
);

it.each(every)('from the page %s at the stage %s', (page, stage, address) => {
  expect(whereTo(page, stage)).toBe(address === undefined ? undefined : `/mock-exams${address}`);
});
