import { useState } from 'react';
import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import type { Problem } from '../../../../client/problem';
import { Dialog } from '../../../../parts/dialog/dialog';
import { time } from '../../../../parts/dates';
import { ComfortChoices } from '../../../../parts/reading-comfort/reading-comfort-menu';
import { counted, lasting } from '../../../../parts/words';
import type { DeskState, Tracker } from '../desk/desk-state';
import type { SittingDesk } from '../desk/sitting-desk';

interface ExamAsideProps {
  readonly desk: SittingDesk;
  readonly state: DeskState;
  readonly tracker: Tracker;
  readonly times: SittingTimes;
  /** 1 for the first paper. */
  readonly number: number;
}

/** Below the list of questions: reading comfort, a rest for whoever may take one, handing in. */
export function ExamAside(props: ExamAsideProps) {
  const { desk, state, times } = props;
  const [isAsked, setAsked] = useState(false);
  const goesOn = state.isActive && times.stage === 'paper' && times.pausedSince === null;
  return (
    <div className="hall-aside">
      {goesOn && times.restSecondsLeft > 0 && <Rest desk={desk} secondsLeft={times.restSecondsLeft} />}
      {goesOn && (
        <button type="button" className="btn quiet low" onClick={() => setAsked(true)}>
          I have finished this paper
        </button>
      )}
      <details className="hall-comfort">
        <summary className="btn quiet low">Reading comfort Aa</summary>
        <ComfortChoices />
      </details>
      {goesOn && <HandIn {...props} open={isAsked} onClose={() => setAsked(false)} />}
    </div>
  );
}

interface RestProps {
  readonly desk: SittingDesk;
  readonly secondsLeft: number;
}

/** A rest stops the clock, and that is not this device's: without a connection there is none, which is said where it was asked for. */
function Rest({ desk, secondsLeft }: RestProps) {
  const [note, setNote] = useState('');
  const begin = async () => {
    if (note === ASKED) return;
    setNote(ASKED);
    const problem = await desk.beginRest();
    setNote(problem ? restWords(problem) : '');
  };
  return (
    <>
      <button type="button" className="btn quiet low" aria-disabled={note === ASKED} onClick={() => void begin()}>
        Take a rest ({lasting(secondsLeft)} left)
      </button>
      <p role="status" className="small">
        {note}
      </p>
    </>
  );
}

const ASKED = 'One moment: we are stopping your clock.';

const restWords = (problem: Problem): string =>
  problem.passing
    ? 'A rest needs the internet, and we cannot reach it just now: your clock is still going. Carry on with the paper, and try again in a little while.'
    : problem.message;

interface HandInProps extends ExamAsideProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asked before a paper is given up for good. */
function HandIn({ desk, state, tracker, times, number, open, onClose }: HandInProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const questions = blanksIn(state);
  const handIn = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(await desk.endPaper(number, true).finally(() => setBusy(false)));
  };
  return (
    <Dialog title="Have you finished?" open={open} onClose={onClose}>
      <p>
        {questions > 0 ? (
          <>
            <b>{counted(questions, 'question has', 'questions have')} no answer yet.</b> A guess costs nothing.
          </>
        ) : (
          'Every question has an answer. Well done.'
        )}
      </p>
      <Then tracker={tracker} times={times} number={number} />
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          Keep working
        </button>
        <button type="button" className="btn quiet" aria-disabled={busy} onClick={() => void handIn()}>
          Hand in this paper
        </button>
      </div>
      {busy && <p role="status">One moment: your answers are being saved.</p>}
      {!busy && problem && <p role="alert">{problem.message}</p>}
    </Dialog>
  );
}

/** What handing in early means. */
function Then({ tracker, times, number }: Pick<ExamAsideProps, 'tracker' | 'times' | 'number'>) {
  const endsAt = times.papers[number - 1]?.endsAt;
  if (!endsAt) return null;
  const nextAt = Date.parse(endsAt) + tracker.facts.session.breakSeconds * 1_000;
  return (
    <p>
      You have until {time(endsAt)}. If you hand in now, you cannot come back to this paper.
      {number < tracker.papers.length &&
        ` You then wait until ${time(endsAt)} and have your break: the next paper opens at ${time(nextAt)}, not sooner.`}
    </p>
  );
}

function blanksIn({ opened, sitting }: DeskState): number {
  const ids = opened?.paper.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)) ?? [];
  const done = sitting?.questions ?? {};
  return ids.filter((id) => (done[id]?.option ?? null) === null).length;
}
