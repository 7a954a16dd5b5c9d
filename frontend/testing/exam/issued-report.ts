import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamReportForMockExamUser } from 'schemas/mock-exams/reports/child-report.contract';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { goPath } from 'schemas/mock-exams/reports/go-links.rules';

type Issued = ReplyOf<typeof getMockExamReportForMockExamUser>;

const hash = 'a1'.repeat(32);
const row = (title: string, right: number, of: number) => ({
  partId: `topic:${title}`,
  title,
  right,
  of,
  average: right - 0.4,
});

/** How many of forty children had each mark of twenty. */
const counts = [0, 0, 1, 0, 1, 2, 1, 3, 2, 4, 3, 5, 4, 3, 4, 2, 2, 1, 1, 1, 0];

export const reportContent: ReportContent = {
  head: {
    name: "Beth O'Neill",
    sentence: '14 of 20. Missing words and fractions went well; another go at ratio would help.',
    line: 'GL mock exam, set 12 · Sat 5 Dec 2026, 10:00 am',
    day: 'Sat 5 Dec 2026',
    corrected: null,
    notes: [],
  },
  picture: {
    partId: 'total',
    heading: "Beth's 14 is in the top half of the 40 children who sat it",
    under: '29 scored less, 3 the same and 7 more.',
    alt: '40 marks as dots. Beth 14, median 11, quartiles 9 and 14.',
    counts,
    of: 20,
    n: 40,
    label: 'Beth 14',
    mine: 14,
    median: 11,
    lowerQuartile: 9,
    upperQuartile: 14,
    otherDay: { from: 11, to: 17 },
    caption: 'Marks out of 20. Each dot is one child, N = 40. The pale band is the middle half.',
  },
  withoutPicture: '',
  well: { items: [{ partId: 'topic:words', title: 'Missing words: 8 of 8', text: 'Every one was right.' }] },
  work: {
    heading: 'One thing to work on',
    items: [
      {
        partId: 'topic:ratio',
        title: 'Weight and ratio: 1 of 5',
        text: 'The average was 2.9.',
        path: goPath({ subject: 'maths', topic: 'weight-and-ratio' }),
      },
    ],
    foot: '',
  },
  topics: {
    heading: 'Most marks left to win: Number work, 6 of 12',
    averageOf: 'average of the 40',
    papers: [
      {
        partId: 'paper:1',
        title: 'Paper 1 · English',
        mark: { right: 8, of: 8 },
        under: 'Median 5 of 8',
        sections: [{ ...row('Missing words', 8, 8), topics: [] }],
      },
      {
        partId: 'paper:2',
        title: 'Paper 2 · Maths',
        mark: { right: 6, of: 12 },
        under: 'Median 6 of 12',
        sections: [
          {
            ...row('Number work', 6, 12),
            topics: [row('Fractions', 5, 6), row('Weight and ratio', 1, 5), row('Length', 0, 1)],
          },
        ],
      },
    ],
  },
  time: {
    heading: 'Where the time went: Number work, 31 minutes of Paper 2',
    under: 'About 22 min is usual for those 12 questions.',
    strips: [
      {
        partId: 'paper:2',
        title: 'Paper 2',
        seconds: 3_000,
        stretches: [
          { kind: 'hot', title: 'Number work', seconds: 1_860 },
          { kind: 'back', title: 'Looking again', seconds: 600 },
          { kind: 'left', title: 'Not used', seconds: 540 },
        ],
      },
    ],
    next: 'mark a hard one to look at again, and move on.',
  },
  sure: [{ partId: 'total', lead: '14 of 20', text: 'is exact: every answer that was saved is marked.' }],
  foot: {
    caveats: 'N = 40. Those who sat it chose to, so 100 is not the national average.',
    madeFrom: 'Made from log position 12,917 · key versions 1 and 1',
    site: 'https://fieldfare.example',
    madeAt: '2026-12-05T18:12:00.000Z',
  },
};

export const issuedReport = (more: Partial<Issued> = {}): Issued => ({
  serverNow: '2026-12-06T10:00:00.000Z',
  childName: "Beth O'Neill",
  versions: [{ version: 1, issuedAt: '2026-12-05T18:12:00.000Z', sentAt: '2026-12-05T18:13:00.000Z', note: null }],
  version: 1,
  made: {
    position: '00000000000000012917',
    keyVersions: [
      { paperHash: hash, keyVersion: 1 },
      { paperHash: 'b2'.repeat(32), keyVersion: 1 },
    ],
    markingRule: 1,
    template: 1,
    contentHash: hash,
  },
  content: reportContent,
  ...more,
});
