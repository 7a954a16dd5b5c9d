import { useState } from 'react';
import { ofPaper, type DeskState } from '../desk/desk-state';
import type { SittingDesk } from '../desk/sitting-desk';
import { answersTo, questionNames } from '../question-names';
import { StaffWords } from '../staff-words';

interface ExamNoticeProps {
  readonly desk: SittingDesk;
  readonly state: DeskState;
}

/** What a child has to know besides the paper: what staff say, that an answer was changed too often, or gave way to another. */
export function ExamNotice({ desk, state }: ExamNoticeProps) {
  return (
    <>
      <StaffWords desk={desk} state={state} />
      <GaveWay state={state} />
      <TooMany state={state} />
    </>
  );
}

/** Of the paper that is sat: of one before it nothing can be chosen any more. */
function TooMany({ state: { tooMany, numbers, tracker } }: Pick<ExamNoticeProps, 'state'>) {
  const questions = ofPaper(tooMany, tracker?.facts.sitting.papers.length ?? 0);
  if (questions.length === 0) return null;
  return (
    <div className="hall-notice" role="status">
      <p>
        You changed {answersTo(questions, numbers)} so often that the last changes were not kept. Choose once more there
        and press Submit Answer: that is kept.
      </p>
    </div>
  );
}

/** That another device is active: above all else, since nothing that is done here is taken. */
export const Elsewhere = ({ desk, state: { isActive, acts } }: ExamNoticeProps) =>
  !isActive || acts.isElsewhere ? <OnAnother desk={desk} /> : null;

function OnAnother({ desk }: Pick<ExamNoticeProps, 'desk'>) {
  const [busy, setBusy] = useState(false);
  const goOn = () => {
    if (busy) return;
    setBusy(true);
    void desk.takeOver().finally(() => setBusy(false));
  };
  return (
    <div className="hall-notice" role="alert">
      <p>
        <b>Your exam is open on another device.</b> What you do there is saved. If you want to go on here instead, press
        the button: the other device then stops.
      </p>
      <button type="button" className="btn" aria-disabled={busy} onClick={goOn}>
        Go on here
      </button>
    </div>
  );
}

/** Until the child answers there anew, or has read it. */
function GaveWay({ state: { gaveWay, numbers } }: Pick<ExamNoticeProps, 'state'>) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const those = [...gaveWay].filter((questionId) => !read.has(questionId));
  if (those.length === 0) return null;
  const names = questionNames(those, numbers);
  return (
    <div className="hall-notice" role="status">
      <p>
        {names === undefined ? 'Somewhere' : `At ${names}`} you chose on the other device after you had chosen here.
        What you chose last counts, and is what you see.
      </p>
      <button type="button" className="btn quiet low" onClick={() => setRead(gaveWay)}>
        I have read it
      </button>
    </div>
  );
}
