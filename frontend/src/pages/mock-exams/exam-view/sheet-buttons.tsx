import type { ReactNode } from 'react';
import type { Answered } from 'schemas/mock-exams/sittings/question.rules';
import type { ExamHandlers } from './exam-handlers';
import type { Placed } from './question-states';

interface ButtonsProps {
  readonly place: Placed;
  /** The questions before and after it. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly handlers: ExamHandlers;
  readonly done: Answered;
  readonly submit: (() => void) | undefined;
}

/** What moves on from a question, and what marks it to be looked at again. */
export function SheetButtons({ place: { question }, before, after, done, handlers, submit }: ButtonsProps) {
  const { onShow, onSubmit, onMark } = handlers;
  const { questionId } = question;
  const onward = done.option === null && onSubmit ? 'Skip' : 'Next';
  return (
    <>
      {onMark && (
        <label className="exam-mark">
          <input type="checkbox" checked={done.marked} onChange={({ target }) => onMark(questionId, target.checked)} />
          Look at this one again
        </label>
      )}
      <div className="exam-buttons">
        <Move to={before} onShow={onShow}>
          <span aria-hidden="true">◂</span> Back
        </Move>
        <Move to={after} onShow={onShow}>
          {onward} <span aria-hidden="true">▸</span>
        </Move>
        {onSubmit && <Submit submit={submit} />}
      </div>
      {onSubmit && <SheetHint done={done} isLast={after === undefined} />}
    </>
  );
}

interface MoveProps {
  readonly to: string | undefined;
  readonly onShow: ExamHandlers['onShow'];
  readonly children: ReactNode;
}

function Move({ to, onShow, children }: MoveProps) {
  if (to === undefined || !onShow) return null;
  return (
    <button type="button" className="btn quiet" onClick={() => onShow(to)}>
      {children}
    </button>
  );
}

const Submit = ({ submit }: Pick<ButtonsProps, 'submit'>) => (
  <button type="button" className="btn exam-submit" aria-disabled={submit === undefined} onClick={() => submit?.()}>
    Submit Answer
  </button>
);

function SheetHint({ done, isLast }: { readonly done: Answered; readonly isLast: boolean }) {
  if (isLast && done.option !== null && done.option === done.submitted)
    return (
      <p className="small soft exam-hint">
        That was the last question. You can still go back to any question in the list.
      </p>
    );
  return (
    <p className="small soft exam-hint exam-keys">
      Keys: A to E choose, Enter submits, ← and → move between questions.
    </p>
  );
}
