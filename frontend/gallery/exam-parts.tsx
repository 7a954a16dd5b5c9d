import { ExamView } from '../src/pages/mock-exams/exam-view/exam-view';
import { OverallSheet } from '../src/pages/mock-exams/reports/overall/overall-sheet';
import '../src/pages/mock-exams/reports/overall/overall.css';
import { examPaper, halfAnswered, longPaper } from '../testing/exam/exam-paper';
import { overallReport } from '../testing/overall-report';
import type { Specimen } from './specimen';

const ofOverall = 'pages/mock-exams/reports/overall/overall-sheet';
const of = 'pages/mock-exams/exam-view/exam-view';
const nothing = () => undefined;
const acting = { onShow: nothing, onChoose: nothing, onSubmit: nothing, onMark: nothing, onStrike: nothing };
const timed = (left: string) => ({ now: '2026-12-05T10:00:00.000Z', endsAt: `2026-12-05T10:${left}.000Z` });

/** The one view of an exam, in what it meets. */
export const examParts: readonly Specimen[] = [
  {
    of,
    state: 'in the middle of a long paper',
    node: (
      <ExamView
        {...acting}
        paper={longPaper(40)}
        questions={halfAnswered}
        here="set.q5"
        time={timed('28:43')}
        badge="Amara Okafor"
      />
    ),
  },
  {
    of,
    state: 'a passage, its first question',
    node: <ExamView {...acting} paper={examPaper} time={timed('50:00')} />,
  },
  {
    of,
    state: 'a sentence in groups',
    node: <ExamView {...acting} paper={examPaper} questions={halfAnswered} here="set.q2" />,
  },
  { of, state: 'pieces in the wrong order', node: <ExamView {...acting} paper={examPaper} here="set.q4" /> },
  { of, state: 'an uploaded picture that is not here', node: <ExamView {...acting} paper={examPaper} here="set.q7" /> },
  {
    of,
    state: 'pictures to choose from',
    node: <ExamView {...acting} paper={examPaper} here="set.q8" time={timed('00:50')} />,
  },
  {
    of,
    state: 'paused',
    node: <ExamView {...acting} paper={examPaper} time={timed('28:43')} still={<p>The exam is paused.</p>} />,
  },
  {
    of,
    state: 'the solutions open, nothing acts',
    node: (
      <ExamView
        paper={examPaper}
        questions={halfAnswered}
        here="set.q5"
        right={{ 'set.q5': 'D' }}
        below={<p>14 − 3 = 11</p>}
      />
    ),
  },
  {
    of: ofOverall,
    state: 'a key has changed since it was issued',
    node: (
      <OverallSheet
        report={overallReport({ keys: [{ paper: 'Paper 1', made: 1, now: 2 }] })}
        which={{ mockExamSessionId: 'session' }}
      />
    ),
  },
];
