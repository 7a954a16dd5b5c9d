import type { OverallReport } from '../src/pages/mock-exams/reports/overall/api';

export const hash = 'a1'.repeat(32);
const part = { n: 40, of: 80, mean: '41.2', sd: '9.1', quartiles: '34 · 41 · 48', reliability: '0.91', error: '±2.7' };
/** Of forty children; marked with the first key of its one paper. */
export const overallReport = (more: Partial<OverallReport> = {}): OverallReport => ({
  serverNow: '2026-11-21T18:00:00.000Z',
  startsAt: '2026-11-21T10:00:00.000Z',
  versions: [{ version: 1, issuedAt: '2026-11-21T17:00:00.000Z' }],
  version: 1,
  keys: [{ paper: 'Paper 1', made: 1, now: 1 }],
  made: { position: '1204'.padStart(20, '0'), keyVersions: [], markingRule: 1, template: 1, contentHash: hash },
  content: {
    sentence: 'Half of 40 children had 41 of 80 or more; one key is worth checking.',
    line: 'GL-style mock exam, Autumn',
    facts: ['40 booked, 39 sat it, 1 did not come.'],
    isIndicative: false,
    histogram: [{ label: '0–8', count: 3 }],
    parts: [
      { name: 'All papers', isSection: false, ...part },
      { name: "O'Neill's section", isSection: true, ...part },
    ],
    questions: [
      {
        paper: 'Paper 1',
        number: 7,
        key: 'A',
        right: '12%',
        discrimination: '-0.20',
        seconds: '41 s',
        flags: ['B looks right to the best third: check the key.'],
        isGrave: true,
      },
    ],
    asked: 80,
    madeFrom: 'Made from the log up to 1204',
    madeAt: '2026-11-21T16:59:00.000Z',
  },
  explains: { parts: ['total', 'section:s1'], questions: ['q7'] },
  ...more,
});
