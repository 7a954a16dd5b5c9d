import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Bird } from '../../../parts/bird/bird';
import { PageHeading } from '../../../parts/page/page-heading';
import { choicesOf } from '../../../parts/question/choice-face';
import { Figure } from '../../../parts/question/figure';
import { MarkedChoices } from '../../../parts/question/marked-choices';
import { ShownAnswer } from '../../../parts/question/shown-answer';
import { StepsPart } from '../../../parts/question/steps-part';
import { Stem } from '../../../parts/question/stem';
import type { QuestionCardProps } from '../answering/question-card';
import { useKeys } from '../answering/use-keys';
import { FlagButton } from '../flagging/flag-button';
import { otherForm } from '../reviewing/other-form';
import type { WorksheetQuestion } from '../worksheet';
import { FirstStep } from './first-step';
import { standingOf, type Standing } from './tries';
import { verdictWords, wordsAfter } from './verdict-words';

interface VerdictCardProps extends Pick<QuestionCardProps, 'of' | 'topic' | 'onFlag'> {
  readonly item: WorksheetQuestion;
  /** The check was made just now, and takes the focus. */
  readonly fresh: boolean;
  readonly note: ReactNode;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}

/** A question that was checked: the verdict in words and a shape, what was written, the steps, what comes next. */
export function VerdictCard(props: VerdictCardProps) {
  const { item, of, topic, fresh, note, onFlag } = props;
  const { question, questionNumber: number, flagged } = item;
  const standing = standingOf(item);
  const [shown, setShown] = useState(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fresh) card.current?.focus({ preventScroll: true });
  }, [fresh, standing]);
  return (
    <article
      ref={card}
      tabIndex={-1}
      className={`card question-card turn ${isRight(standing) ? 'turn-right' : 'turn-again'}`}
      aria-label={`Question ${number} of ${of}, checked`}
    >
      <div className="row between">
        <PageHeading title={`Question ${number} of ${of}`} place={`question ${number}`} className="question-number">
          Question {number}
        </PageHeading>
        <VerdictTag standing={standing} />
      </div>
      {topic !== undefined && <span className="small soft">{topic}</span>}
      <div className="prompt">
        <Stem question={question} withoutChoices={standing === 'one-more-try'} />
      </div>
      {question.figure !== undefined && <Figure svg={question.figure} />}
      <Written item={item} />
      <WhatTheBirdSays item={item} />
      <StepsSoFar item={item} shown={shown} />
      {note}
      <div className="question-buttons">
        <Buttons {...props} shown={shown} onShow={() => setShown(true)} />
        <div className="row">
          <FlagButton flagged={flagged} onFlag={onFlag} />
        </div>
      </div>
      {standing === 'one-more-try' && (
        <p className="small soft">Your figures keep the first try. The second is for learning.</p>
      )}
    </article>
  );
}

const isRight = (standing: Standing): boolean => standing === 'right' || standing === 'right-later';

function VerdictTag({ standing }: { readonly standing: Standing }) {
  if (standing === 'open') return null;
  return (
    <span className={`tag verdict ${isRight(standing) ? 'good' : 'warn'}`}>
      <span aria-hidden="true">{isRight(standing) ? '✓' : '▲'}</span> {verdictWords[standing]}
    </span>
  );
}

function WhatTheBirdSays({ item }: { readonly item: WorksheetQuestion }) {
  return (
    <div className="beside-bird">
      <Bird pose={isRight(standingOf(item)) ? 'hopping' : 'puzzled'} />
      <div>
        <p>
          <b>{wordsAfter(item)}</b>
        </p>
        {(item.secondTry ?? item).isOtherForm && <p>{otherForm({ ...item, answer: lastAnswer(item) })}</p>}
      </div>
    </div>
  );
}

/** Before a second try the first of them, unless all are asked for. */
function StepsSoFar({ item, shown }: { readonly item: WorksheetQuestion; readonly shown: boolean }) {
  const standing = standingOf(item);
  if (standing === 'one-more-try' && !shown) return <FirstStep item={item} />;
  return item.solution === null ? null : <StepsPart solution={item.solution} open={!isRight(standing)} />;
}

const lastAnswer = ({ secondTry, userAnswer }: WorksheetQuestion): string => secondTry?.answer ?? userAnswer;

/** What was chosen or written; the right choice is shown once no try is left. */
function Written({ item }: { readonly item: WorksheetQuestion }) {
  const { question, correctAnswer } = item;
  const answer = lastAnswer(item);
  const mayTry = standingOf(item) === 'one-more-try';
  if (choicesOf(question).length > 0 && !mayTry)
    return <MarkedChoices question={question} given={answer} right={correctAnswer ?? ''} />;
  return (
    <dl className="written">
      <div>
        <dt className="small soft">You wrote</dt>
        <dd>
          <ShownAnswer question={question} answer={answer} />
        </dd>
      </div>
      {standingOf(item) === 'not-yet' && (
        <div>
          <dt className="small soft">Right answer</dt>
          <dd className="is-right">
            <ShownAnswer question={question} answer={correctAnswer ?? ''} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface ButtonsProps extends VerdictCardProps {
  readonly shown: boolean;
  readonly onShow: () => void;
}

function Buttons({ item, of, shown, onAgain, onNext, onShow }: ButtonsProps) {
  const mayTry = standingOf(item) === 'one-more-try';
  const isFirstLook = mayTry && !shown;
  useKeys((key) => {
    if (key !== 'Enter') return false;
    (isFirstLook ? onAgain : onNext)();
    return true;
  });
  return (
    <div className="row turn-buttons">
      {mayTry && (
        <button type="button" className={shown ? 'btn pale' : 'btn'} onClick={onAgain}>
          One more try
        </button>
      )}
      {isFirstLook ? (
        <button type="button" className="btn pale" onClick={onShow}>
          Show me the steps
        </button>
      ) : (
        <button type="button" className="btn" onClick={onNext}>
          {wordsForNext(item.questionNumber, of)}
        </button>
      )}
    </div>
  );
}

function wordsForNext(number: number, of: number): string {
  if (number < of) return `Next: question ${number + 1}`;
  return of === 1 ? 'View Answer' : 'View Answers';
}
