import { useEffect, useRef, type ReactNode } from 'react';
import { Bird } from '../../../parts/bird/bird';
import { PageHeading } from '../../../parts/page/page-heading';
import { choicesOf } from '../../../parts/question/choice-face';
import { Figure } from '../../../parts/question/figure';
import { MarkedChoices } from '../../../parts/question/marked-choices';
import { Markup } from '../../../parts/question/markup';
import { ShownAnswer } from '../../../parts/question/shown-answer';
import { StepsPart } from '../../../parts/question/steps-part';
import { Stem } from '../../../parts/question/stem';
import type { QuestionCardProps } from '../answering/question-card';
import { useKeys } from '../../../parts/question/use-keys';
import { FlagButton } from '../flagging/flag-button';
import { otherForm } from '../reviewing/other-form';
import type { WorksheetQuestion } from '../worksheet';
import { FirstStep } from './first-step';
import type { Standing } from './tries';
import { verdictWords, wordsAfter } from './verdict-words';

interface VerdictCardProps extends Pick<QuestionCardProps, 'of' | 'topic' | 'onFlag'> {
  readonly item: WorksheetQuestion;
  readonly standing: Standing;
  /** The check was made just now, and takes the focus. */
  readonly fresh: boolean;
  readonly note: ReactNode;
  readonly onAgain: () => void;
  /** All steps, and with them the answer: no try comes after it. */
  readonly onShow: () => void;
  readonly onNext: () => void;
}

/** A question that was checked: the verdict in words and a shape, what was written, the steps, what comes next. */
export function VerdictCard(props: VerdictCardProps) {
  const { item, standing, of, topic, fresh, note, onFlag } = props;
  const { question, questionNumber: number, flagged } = item;
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
        <Stem question={question} />
      </div>
      {question.figure !== undefined && <Figure svg={question.figure} />}
      <Written item={item} standing={standing} />
      <WhatTheBirdSays item={item} standing={standing} />
      <StepsSoFar item={item} standing={standing} />
      {note}
      <div className="question-buttons">
        <Buttons {...props} />
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

type Checked = Pick<VerdictCardProps, 'item' | 'standing'>;

function WhatTheBirdSays({ item, standing }: Checked) {
  return (
    <div className="beside-bird">
      <Bird pose={isRight(standing) ? 'hopping' : 'puzzled'} />
      <div>
        <p>
          <b>{wordsAfter(item, standing)}</b>
        </p>
        {item.slip !== null && !isRight(standing) && (
          <p>
            <Markup source={item.slip} />
          </p>
        )}
        {(item.secondTry ?? item).isOtherForm && <p>{otherForm({ ...item, answer: lastAnswer(item) })}</p>}
      </div>
    </div>
  );
}

/** Before a second try the first of them. */
function StepsSoFar({ item, standing }: Checked) {
  if (standing === 'one-more-try') return <FirstStep item={item} />;
  return item.solution === null ? null : (
    <StepsPart solution={item.solution} figure={item.stepsFigure} open={!isRight(standing)} />
  );
}

const lastAnswer = ({ secondTry, userAnswer }: WorksheetQuestion): string => secondTry?.answer ?? userAnswer;

/** What was chosen, among all there was to choose from, or written; the right one is shown once no try is left. */
function Written({ item, standing }: Checked) {
  const { question, correctAnswer } = item;
  const answer = lastAnswer(item);
  const told = standing === 'one-more-try' ? undefined : (correctAnswer ?? '');
  if (choicesOf(question).length > 0) return <MarkedChoices question={question} given={answer} right={told} />;
  return (
    <dl className="written">
      <div>
        <dt className="small soft">You wrote</dt>
        <dd>
          <ShownAnswer question={question} answer={answer} />
        </dd>
      </div>
      {standing === 'not-yet' && (
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

function Buttons({ item, standing, of, onAgain, onNext, onShow }: VerdictCardProps) {
  const mayTry = standing === 'one-more-try';
  useKeys((key) => {
    if (key !== 'Enter') return false;
    (mayTry ? onAgain : onNext)();
    return true;
  });
  return (
    <div className="row turn-buttons">
      {mayTry ? (
        <>
          <button type="button" className="btn" onClick={onAgain}>
            One more try
          </button>
          <button type="button" className="btn pale" onClick={onShow}>
            Show me the steps
          </button>
        </>
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
