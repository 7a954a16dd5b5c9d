import { useState } from 'react';
import { PageHeading } from '../../../parts/page/page-heading';
import { letterOf } from '../../../parts/question/choices';
import { Figure } from '../../../parts/question/figure';
import { Markup } from '../../../parts/question/markup';
import { Steps } from '../../../parts/question/steps';
import type { WorksheetQuestion } from '../worksheet';
import { FlagButton } from './flag-button';
import { FlagDialog } from './flag-dialog';
import { AnswersBeside, Verdict } from './shown-answer';

interface ReviewedQuestionProps {
  readonly worksheetId: string;
  readonly item: WorksheetQuestion;
}

/** A marked question with everything about it: its options, both answers, the steps. */
export function ReviewedQuestion({ worksheetId, item }: ReviewedQuestionProps) {
  const [flagging, setFlagging] = useState(false);
  const { question, questionNumber, isCorrect, solution, flagged } = item;
  return (
    <article className="card question-card">
      <div className="row">
        <PageHeading
          title={`Question ${questionNumber}`}
          place={`review ${questionNumber}`}
          className="question-number"
        >
          Question {questionNumber}
        </PageHeading>
        <Verdict isCorrect={isCorrect ?? false} />
      </div>
      <div className="prompt">
        <Markup source={question.prompt} />
      </div>
      {question.figure !== undefined && <Figure svg={question.figure} />}
      {question.options && <Options item={item} options={question.options} />}
      <AnswersBeside item={item} />
      {solution !== null && (
        <section className="solution">
          <h2>The steps</h2>
          <Steps solution={solution} />
        </section>
      )}
      <div>
        <FlagButton flagged={flagged} onFlag={() => setFlagging(true)} />
      </div>
      <FlagDialog
        worksheetId={worksheetId}
        questionNumber={questionNumber}
        open={flagging}
        onClose={() => setFlagging(false)}
      />
    </article>
  );
}

function Options({ item, options }: { readonly item: WorksheetQuestion; readonly options: readonly string[] }) {
  return (
    <ul className="options">
      {options.map((option, index) => {
        const letter = letterOf(index);
        const right = letter === item.correctAnswer;
        return (
          <li key={letter} className={right ? 'is-right' : letter === item.userAnswer ? 'is-wrong' : undefined}>
            <b>{letter}</b>
            <span>
              <Markup source={option} />
            </span>
            {right && <span className="small">correct</span>}
            {!right && letter === item.userAnswer && <span className="small">yours</span>}
          </li>
        );
      })}
    </ul>
  );
}
