import { expect, it } from '@jest/globals';
import type { ReportedSitting } from 'exam-reports/basis/read-basis';
import { sheetName } from './preview.query';

const amara: ReportedSitting = {
  sessionId: 'march',
  learnerId: 'amara',
  childName: 'Amara',
  ageMonths: 128,
  arrangements: undefined,
  version: 1,
  note: null,
};

it('prints a preview anew where anything on it is another, and else once', () => {
  const others: Partial<ReportedSitting>[] = [
    { sessionId: 'april' },
    { learnerId: 'finn' },
    { childName: null },
    { childName: 'Amara O’Neill' },
    { ageMonths: 129 },
    { arrangements: { extraPercent: 25, extraMinutes: 0, restMinutes: 0 } },
    { version: 2 },
  ];
  const names = [amara, ...others.map((other) => Object.assign({}, amara, other))].map((one) => sheetName(one, '10'));
  expect(new Set([...names, sheetName(amara, '11')]).size).toBe(names.length + 1);
  expect(sheetName({ ...amara }, '10')).toBe(names[0]);
});
