import { timesOf } from 'schemas/mock-exams/sittings/times.rules';
import { time } from '../../../parts/dates';
import { counted, listed } from '../../../parts/words';
import type { Tracker } from './api';

interface ExamPlanProps {
  readonly tracker: Tracker;
  readonly serverNow: string;
}

/** What this child's exam is made of: each paper with their own time, the break, what was arranged for them. */
export function ExamPlan({ tracker: { facts, papers }, serverNow }: ExamPlanProps) {
  const times = timesOf(facts, serverNow);
  const breakMinutes = Math.round(facts.session.breakSeconds / 60);
  const arranged = arrangedFor(facts.arrangements);
  return (
    <div className="exam-plan">
      <h3>What is in it</h3>
      <ol>
        {papers.map(({ paperId, name }, index) => (
          <li key={paperId}>
            {index > 0 && (
              <p className="exam-break">
                <b>Break</b>, {counted(breakMinutes, 'minute')}. Stand up, have a drink.
              </p>
            )}
            <p>
              <b>{nameOf(name, index)}</b>, {spanWords(times.papers[index]?.seconds ?? 0)}
            </p>
          </li>
        ))}
      </ol>
      {arranged !== '' && (
        <p className="notice">
          <span>
            <b>Arranged for you:</b> {arranged}. You need not do anything about it: it is counted in already, and the
            clock in the exam is yours.
          </span>
        </p>
      )}
      <p className="small soft">
        Your time begins when you open a paper. A little late is all right; the exam closes for you at{' '}
        {time(times.closesAt)}.
      </p>
    </div>
  );
}

const nameOf = (name: string, index: number): string => {
  const paper = `Paper ${index + 1}`;
  return name.toLowerCase().startsWith(paper.toLowerCase()) ? name : `${paper}: ${name}`;
};

/** "50 minutes", "62 minutes 30 seconds". */
export function spanWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`;
}

function arrangedFor({ extraPercent, extraMinutes, restMinutes }: Tracker['facts']['arrangements']): string {
  return listed([
    ...(extraPercent > 0 ? [`${extraPercent}% more time in each paper`] : []),
    ...(extraMinutes > 0 ? [`${counted(extraMinutes, 'minute')} more in each paper`] : []),
    ...(restMinutes > 0
      ? [`up to ${counted(restMinutes, 'minute')} of rest in each paper, with the clock stopped`]
      : []),
  ]);
}
