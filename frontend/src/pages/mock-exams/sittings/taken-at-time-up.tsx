import { useEffect, useState } from 'react';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import { GRACE_SECONDS, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { counted, listed } from '../../../parts/words';
import { lengthOf } from '../exam-view/time-words';
import { answeredBy, ofPaper, type DeskState } from './desk/desk-state';
import { answersTo } from './question-names';

interface TakenAtTimeUpProps {
  readonly state: DeskState;
  /** 1 for the first. */
  readonly paper: number;
  readonly times: SittingTimes;
  /** ISO 8601, by the server's clock. */
  readonly now: string;
}

/**
 * That the time was up, what counts though it was not handed in, what has not reached us, and what came too late or was changed too often: told
 * after a paper, so that nobody has to wonder. Nothing is promised of what is still on its way. A region that is there before its words is read out.
 */
export function TakenAtTimeUp(props: TakenAtTimeUpProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <div role="status">{isThere && <Told {...props} />}</div>;
}

function Told({ state, paper, times, now }: TakenAtTimeUpProps) {
  const away = answeredBy(state.acts.waiting.filter((act) => act.paper === paper));
  const graceEndsAt = times.papers[paper - 1]?.graceEndsAt ?? null;
  const words = [
    byTimeWords(state, paper),
    takenWords(state, paper, away),
    awayWords(away.size, graceEndsAt === null || now <= graceEndsAt),
    lateWords(lateIn(state, paper).size),
    tooManyWords(state, paper),
  ];
  const told = words.filter((one) => one !== '');
  if (told.length === 0) return null;
  return (
    <div className="hall-notice">
      {told.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}

const byTimeWords = ({ sitting }: DeskState, paper: number): string =>
  sitting?.clock.papers[paper - 1]?.ended?.by === 'time' ? `Your time for Paper ${paper} was up.` : '';

function takenWords(state: DeskState, paper: number, away: ReadonlySet<string>): string {
  const taken = takenIn(state, paper).filter(({ questionId }) => !away.has(questionId));
  if (taken.length === 0) return '';
  return `Where you had chosen an answer in Paper ${paper} but not pressed Submit Answer, your choice counts all the same: ${namesOf(taken)}.`;
}

/** Of what is kept here and has not been taken: what comes in the grace counts, and what comes later staff decide about. */
function awayWords(count: number, isInTime: boolean): string {
  if (count === 0) return '';
  const [have, it, they] = count === 1 ? ['has', 'It is', 'it'] : ['have', 'They are', 'they'];
  const then = isInTime
    ? `What reaches us within ${lengthOf(GRACE_SECONDS)} of the end counts; about what comes later the exam staff decide.`
    : `Now ${they} can no longer count by ${count === 1 ? 'itself' : 'themselves'}: the exam staff decide about ${count === 1 ? 'it' : 'them'}.`;
  return `${counted(count, 'answer')} ${have} not reached us yet. ${it} kept on this device, and sent as soon as the internet is back. ${then}`;
}

function lateWords(late: number): string {
  if (late === 0) return '';
  const [are, them] = late === 1 ? ['It is', 'it'] : ['They are', 'them'];
  return `${counted(late, 'answer')} came after the paper was over. ${are} kept, and the exam staff decide about ${them}.`;
}

/** Nothing can be chosen there any more. */
function tooManyWords({ tooMany, numbers }: DeskState, paper: number): string {
  const questions = ofPaper(tooMany, paper);
  if (questions.length === 0) return '';
  return `In Paper ${paper} you changed ${answersTo(questions, numbers)} so often that the last changes were not kept. What you had chosen before them is what we have; if it is not what you meant, ask a grown-up to write to us.`;
}

/** To which questions: by this page's own knowledge, and by what staff have still to decide. */
function lateIn({ late, sitting }: DeskState, paper: number): ReadonlySet<string> {
  const known = Object.entries(sitting?.questions ?? {}).filter(
    ([, question]) => question.paper === paper && question.late.some(({ counts }) => counts === null),
  );
  return new Set([...ofPaper(late, paper), ...known.map(([questionId]) => questionId)]);
}

interface Taken {
  readonly questionId: string;
  /** Known where the paper was open on this page. */
  readonly number: number | undefined;
  readonly option: string;
}

function takenIn({ sitting, numbers }: DeskState, paper: number): readonly Taken[] {
  return Object.entries(sitting?.questions ?? {}).flatMap(([questionId, question]) => {
    const answer = question.paper === paper ? countedAnswer(question) : null;
    return answer?.takenAtTimeUp ? [{ questionId, number: numbers.get(questionId), option: answer.option }] : [];
  });
}

function namesOf(taken: readonly Taken[]): string {
  if (taken.some(({ number }) => number === undefined)) return counted(taken.length, 'question');
  const inOrder = taken.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
  return listed(inOrder.map(({ number, option }) => `question\u00a0${number ?? ''} (${option})`));
}
