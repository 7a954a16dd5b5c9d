import { useState } from 'react';
import { ProblemNote } from '../../../../parts/page/shown';
import { useOpenForm } from '../addresses';
import { useCloneQuestion, type Question } from '../api';
import { useRedraw } from '../drawing/api';
import { PREVIEW } from '../preview/preview-panel';

/** What is asked about a text comes with it, and not one by one. */
const PASSAGE = 'comprehension';

interface ChosenBarProps {
  readonly question: Question;
  readonly onChoose: (questionId: string) => void;
}

/** What can be done with the question that is chosen. */
export function ChosenBar({ question, onChoose }: ChosenBarProps) {
  const { mockExamQuestionId: id, mockExamQuestionNumber: number, drawnFrom } = question;
  const { open } = useOpenForm();
  const redraw = useRedraw();
  const cloning = useCloneQuestion();
  const [said, setSaid] = useState('');
  const drawAnother = async () => {
    setSaid('');
    if (await redraw.run({ mockExamQuestionId: id })) setSaid(`Question ${number} is another one now.`);
  };
  const clone = async () => {
    const copy = await cloning.run({ mockExamQuestionId: id });
    if (copy) onChoose(copy.mockExamQuestionId);
  };
  return (
    <div className="chosen-bar" role="group" aria-label={`Question ${number}`}>
      <b className="small">Question {number}</b>
      <button type="button" className="btn low pale" onClick={() => open('edit-question', id)}>
        Edit
      </button>
      {drawnFrom && drawnFrom.topic !== PASSAGE && (
        <button
          type="button"
          className="btn low pale"
          aria-disabled={redraw.busy}
          onClick={() => void (redraw.busy ? undefined : drawAnother())}
        >
          {redraw.busy ? 'One moment…' : 'Draw another like it'}
        </button>
      )}
      <button
        type="button"
        className="btn low pale"
        aria-disabled={cloning.busy}
        onClick={() => void (cloning.busy ? undefined : clone())}
      >
        Clone
      </button>
      <button type="button" className="btn low pale" onClick={() => open('delete-question', id)}>
        Delete
      </button>
      <button type="button" className="btn low pale chosen-see" onClick={toPreview}>
        See it
      </button>
      <span className="small soft">Drag, or Alt and an arrow key</span>
      <span role="status" className="small is-right">
        {said}
      </span>
      {cloning.problem && <ProblemNote problem={cloning.problem} undone="No question was added." />}
      {redraw.problem && <ProblemNote problem={redraw.problem} undone="The question is as it was." />}
    </div>
  );
}

/** On a phone it stands under the list. */
function toPreview(): void {
  document.getElementById(PREVIEW)?.scrollIntoView({ block: 'start' });
}
