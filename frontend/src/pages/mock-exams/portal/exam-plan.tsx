import { timesOf, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { time } from '../../../parts/dates';
import { counted, listed } from '../../../parts/words';
import { lengthOf } from '../exam-view/time-words';
import { papersAhead, shorterWords } from '../sittings/papers-ahead';
import type { Tracker } from './api';

interface ExamPlanProps {
  readonly tracker: Tracker;
  /** ISO 8601, by the server's clock. */
  readonly now: string;
}

/** What this child's exam is made of: each paper with their own time, the break, what was arranged for them, where they stand. */
export function ExamPlan({ tracker, now }: ExamPlanProps) {
  const { facts, papers } = tracker;
  const times = timesOf(facts, now);
  const breakMinutes = Math.round(facts.session.breakSeconds / 60);
  const arranged = arrangedFor(tracker);
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
            <PaperLine name={nameOf(name, index)} times={times.papers[index]} />
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
      <p className={isBegun(times) ? undefined : 'small soft'}>{standingWords(tracker, times, now)}</p>
    </div>
  );
}

interface PaperLineProps {
  readonly name: string;
  readonly times: SittingTimes['papers'][number] | undefined;
}

function PaperLine({ name, times }: PaperLineProps) {
  return (
    <p>
      <b>{name}</b>, {lengthOf(times?.seconds ?? 0)}
      {times?.endedAt ? ': done' : ''}
    </p>
  );
}

/** Whoever is in the midst of it has to see where they are to be. */
const isBegun = ({ papers }: SittingTimes): boolean => papers.some(({ openedAt }) => openedAt !== null);

/** Staff have stopped the room: until they go on, nobody knows when anything begins or ends. */
export const isPausedIn = ({ facts }: Tracker): boolean => facts.room.pauses.some(({ until }) => until === null);

/** How it stands with the time: before the start, late, in a paper, in the break. */
function standingWords(tracker: Tracker, times: SittingTimes, now: string): string {
  const { stage, paper, breakEndsAt, closesAt, papers } = times;
  if (isPausedIn(tracker) && times.pausedSince !== null)
    return 'The exam staff have stopped the clock for everybody. Nobody loses time: it goes on when they say so.';
  switch (stage) {
    case 'paper':
      return `You are in Paper ${paper}. Your time for it ends at ${time(papers[paper - 1]?.endsAt ?? closesAt)}.`;
    case 'break':
      return `You are in the break. Paper ${paper + 1} opens at ${time(breakEndsAt ?? closesAt)}: go back in good time.`;
    case 'next':
      return `The break is over. Paper ${paper} opens as soon as you go back.`;
    case 'before':
    case 'ready':
    case 'complete':
      return beforeWords(tracker, times, now);
  }
}

function beforeWords({ facts }: Tracker, times: SittingTimes, now: string): string {
  const late = shorterWords(papersAhead(times, facts.session.breakSeconds, now), times.closesAt);
  if (late !== '' && times.stage === 'ready') return late;
  return `Your time begins when you open a paper. A little late is all right; the exam closes for you at ${time(times.closesAt)}.`;
}

const nameOf = (name: string, index: number): string => {
  const paper = `Paper ${index + 1}`;
  return name.toLowerCase().startsWith(paper.toLowerCase()) ? name : `${paper}: ${name}`;
};

function arrangedFor({ facts, largerText }: Tracker): string {
  const { extraPercent, extraMinutes, restMinutes } = facts.arrangements;
  return listed([
    ...(extraPercent > 0 ? [`${extraPercent}% more time in each paper`] : []),
    ...(extraMinutes > 0 ? [`${counted(extraMinutes, 'minute')} more in each paper`] : []),
    ...(restMinutes > 0
      ? [`up to ${counted(restMinutes, 'minute')} of rest in each paper, with the clock stopped`]
      : []),
    ...(largerText ? ['larger text'] : []),
  ]);
}
