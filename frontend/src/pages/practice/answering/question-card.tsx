import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import type { LearnerQuestion } from 'schemas/questions/question';
import { LooksOnlyNote, useLooksOnly } from '../../../parts/looking/looks-only';
import { PageHeading } from '../../../parts/page/page-heading';
import { AnswerBox } from '../../../parts/question/answer-box';
import { choicesOf } from '../../../parts/question/choice-face';
import { choiceOfKey, Choices } from '../../../parts/question/choices';
import { Figure } from '../../../parts/question/figure';
import { Stem } from '../../../parts/question/stem';
import { useKeys } from '../../../parts/question/use-keys';
import { FlagButton } from '../flagging/flag-button';

export interface QuestionCardProps {
  readonly question: LearnerQuestion;
  /** How many questions the worksheet has. */
  readonly of: number;
  /** The question's own topic, where the worksheet has several. */
  readonly topic: string | undefined;
  readonly flagged: boolean;
  readonly answer: string;
  readonly busy: boolean;
  readonly onChange: (answer: string) => void;
  readonly onSubmit: () => void;
  readonly onPrev: (() => void) | undefined;
  readonly onSkip: (() => void) | undefined;
  readonly onFlag: () => void;
  /** What the button says, where it does not go on to the next question. */
  readonly submit?: string;
  /** What helps with the answer, above its box. */
  readonly hint?: ReactNode;
  /** What became of the last press, above the buttons. */
  readonly note?: ReactNode;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, of, topic, answer, busy, onChange, onSubmit, hint, note } = props;
  const { number, figure } = question;
  const choices = choicesOf(question).length;
  const isOff = useLooksOnly() || busy;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), [number]);
  useKeys((key) => {
    const letter = choiceOfKey(key, choices);
    if (letter !== undefined) onChange(letter);
    else if (key === 'Enter' && !isOff) onSubmit();
    return letter !== undefined || key === 'Enter';
  });

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isOff) onSubmit();
  };
  return (
    <form className="card question-card" onSubmit={send} aria-label={`Question ${number} of ${of}`}>
      <div className="row between">
        <PageHeading title={`Question ${number} of ${of}`} place={`question ${number}`} className="question-number">
          Question {number}
        </PageHeading>
        {topic !== undefined && <span className="small soft">{topic}</span>}
      </div>
      <div className="prompt" id={`prompt-${number}`}>
        <Stem question={question} />
      </div>
      {figure !== undefined && <Figure svg={figure} />}
      {hint}
      {choices > 0 ? (
        <Choices question={question} value={answer} onChange={onChange} />
      ) : (
        <AnswerBox question={question} value={answer} onChange={onChange} inputRef={box} />
      )}
      {note}
      <QuestionButtons {...props} />
    </form>
  );
}

function QuestionButtons({ question, of, flagged, busy, submit, onPrev, onSkip, onFlag }: QuestionCardProps) {
  const verb = submit === undefined ? 'go on' : 'check';
  const words = submit ?? wordsToGoOn(question.number, of);
  const looksOnly = useLooksOnly();
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
          <button type="submit" className="btn" aria-disabled={busy || looksOnly}>
            {busy ? 'One moment…' : words}
          </button>
        </div>
      </div>
      <KeyHint verb={verb} isChosen={choicesOf(question).length > 0} />
    </>
  );
}

function KeyHint({ verb, isChosen }: { readonly verb: string; readonly isChosen: boolean }) {
  if (useLooksOnly())
    return <LooksOnlyNote what="nothing is answered from here, and nothing that is chosen or typed is kept" />;
  return (
    <p className="small soft key-hint">
      {isChosen ? `Press A to E to choose, Enter to ${verb}. ` : `Press Enter to ${verb}. `}Your answers are kept as you
      go.
    </p>
  );
}

function wordsToGoOn(number: number, of: number): string {
  if (number < of) return 'Submit';
  return of === 1 ? 'View Answer' : 'View Answers';
}
