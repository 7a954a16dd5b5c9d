import { useState } from 'react';
import { FlagNoteHere, type FlagNote } from '../../../../parts/flag-notes/flag-notes';
import { PageHeading } from '../../../../parts/page/page-heading';
import { choicesOf } from '../../../../parts/question/choice-face';
import { Figure } from '../../../../parts/question/figure';
import { MarkedChoices } from '../../../../parts/question/marked-choices';
import { Stem } from '../../../../parts/question/stem';
import { Steps } from '../../../../parts/question/steps';
import type { WorksheetQuestion } from '../../worksheet';
import { FlagButton } from '../../flagging/flag-button';
import { FlagDialog } from '../../flagging/flag-dialog';
import { AnswersBeside, LateNote, SlipNote, Verdict } from '../answers-beside';

interface ReviewedQuestionProps {
  readonly worksheetId: string;
  readonly item: WorksheetQuestion;
  /** The question's own topic, where the worksheet has several. */
  readonly topic: string | undefined;
  readonly note: FlagNote | undefined;
}

/** A marked question with everything about it: its options, both answers, the steps. */
export function ReviewedQuestion({ worksheetId, item, topic, note }: ReviewedQuestionProps) {
  const [flagging, setFlagging] = useState(false);
  const { question, questionNumber, solution, flagged, late } = item;
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
        <Verdict item={item} />
        <LateNote late={late} />
        {topic !== undefined && <span className="small soft">{topic}</span>}
      </div>
      <div className="prompt">
        <Stem question={question} />
      </div>
      {question.figure !== undefined && <Figure svg={question.figure} />}
      {choicesOf(question).length > 0 && (
        <MarkedChoices question={question} given={item.userAnswer} right={item.correctAnswer ?? ''} />
      )}
      <AnswersBeside item={item} />
      <SlipNote slip={item.slip} />
      {solution !== null && (
        <section className="solution">
          <h2>The steps</h2>
          {item.stepsFigure !== null && <Figure svg={item.stepsFigure} />}
          <Steps solution={solution} />
        </section>
      )}
      <FlagNoteHere note={note} />
      <div>
        <FlagButton flagged={flagged} onFlag={() => setFlagging(true)} />
      </div>
      <FlagDialog
        worksheetId={worksheetId}
        questionNumber={questionNumber}
        flagged={flagged}
        open={flagging}
        onClose={() => setFlagging(false)}
      />
    </article>
  );
}
