import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { LearnerQuestion } from 'schemas/questions/question';
import { PageHeading } from '../../../parts/page/page-heading';
import { AnswerBox } from '../../../parts/question/answer-box';
import { choiceOfKey, Choices } from '../../../parts/question/choices';
import { Figure } from '../../../parts/question/figure';
import { Markup } from '../../../parts/question/markup';
import { useKeys } from '../use-keys';
import { FlagButton } from './flag-button';

interface QuestionCardProps {
  readonly question: LearnerQuestion;
  /** How many questions the worksheet has. */
  readonly of: number;
  readonly flagged: boolean;
  readonly answer: string;
  readonly busy: boolean;
  readonly onChange: (answer: string) => void;
  readonly onSubmit: () => void;
  readonly onPrev: (() => void) | undefined;
  readonly onSkip: (() => void) | undefined;
  readonly onFlag: () => void;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, of, answer, busy, onChange, onSubmit } = props;
  const { number, prompt, figure, options } = question;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), [number]);
  useKeys((key) => {
    const letter = options && choiceOfKey(key, options.length);
    if (letter !== undefined) onChange(letter);
    else if (key === 'Enter') onSubmit();
    return letter !== undefined || key === 'Enter';
  });

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form className="card question-card" onSubmit={send} aria-label={`Question ${number} of ${of}`}>
      <PageHeading title={`Question ${number} of ${of}`} place={`question ${number}`} className="question-number">
        Question {number}
      </PageHeading>
      <div className="prompt" id={`prompt-${number}`}>
        <Markup source={prompt} />
      </div>
      {figure !== undefined && <Figure svg={figure} />}
      {options ? (
        <Choices questionNumber={number} options={options} value={answer} onChange={onChange} />
      ) : (
        <AnswerBox question={question} value={answer} onChange={onChange} inputRef={box} />
      )}
      <QuestionButtons {...props} />
    </form>
  );
}

function QuestionButtons({ question, of, flagged, busy, onPrev, onSkip, onFlag }: QuestionCardProps) {
  const last = question.number === of;
  const marked = of === 1 ? 'View Answer' : 'View Answers';
  return (
    <>
      <div className="question-buttons">
        <div className="row">
          {onPrev && (
            <button type="button" className="btn pale" onClick={onPrev}>
              Prev
            </button>
          )}
          {onSkip && (
            <button type="button" className="btn plain" onClick={onSkip}>
              Skip for now
            </button>
          )}
        </div>
        <div className="row">
          <FlagButton flagged={flagged} onFlag={onFlag} />
          <button type="submit" className="btn" aria-disabled={busy}>
            {busy ? 'One moment…' : last ? marked : 'Submit'}
          </button>
        </div>
      </div>
      <p className="small soft key-hint">
        {question.options ? 'Press A to E to choose, Enter to go on. ' : 'Press Enter to go on. '}Your answers are kept
        as you go.
      </p>
    </>
  );
}
