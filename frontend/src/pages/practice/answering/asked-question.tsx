import type { Worksheet, WorksheetQuestion } from '../worksheet';
import { CheckedQuestion } from '../checking/checked-question';
import type { useCheck } from '../checking/use-check';
import { NotANumberNote, useNotANumber } from './not-a-number';
import { QuestionCard } from './question-card';
import type { GivenAnswers } from './use-answers';

interface AskedQuestionProps {
  readonly worksheet: Worksheet;
  readonly item: WorksheetQuestion;
  readonly topic: string | undefined;
  readonly given: GivenAnswers;
  readonly seconds: () => number;
  readonly checking: ReturnType<typeof useCheck>;
  readonly busy: boolean;
  readonly onPrev: (() => void) | undefined;
  /** On, and noted as skipped. */
  readonly onSkip: () => void;
  /** To the next question, or to the end. */
  readonly onNext: () => void;
  readonly onFlag: () => void;
}

/** The question on the screen: its answer is kept, or checked at once where the worksheet is of that kind. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { worksheet, item, topic, given, seconds, checking, busy, onPrev, onSkip, onNext, onFlag } = props;
  const { questionNumber: number, question, flagged } = item;
  const of = worksheet.worksheetQuestions.length;
  const answer = given.answerTo(number);
  const odd = useNotANumber(question, answer, worksheet.timeLimitSeconds !== null);
  const now = (final: boolean) => ({ secondsSpent: seconds(), final });
  const onChange = (written: string) => given.give(number, written, now(false));
  const card = { of, topic, answer, onChange, onPrev, onFlag };
  if (worksheet.checksEach) {
    return (
      <CheckedQuestion
        {...card}
        worksheetId={worksheet.worksheetId}
        item={item}
        checking={checking}
        busy={busy || checking.busy}
        keep={() => given.keep(number, answer, now(true))}
        // Past the last one there is only the end: what is written there is checked, and never handed in by a skip.
        onSkip={number < of || answer.trim() === '' ? onSkip : undefined}
        onNext={onNext}
      />
    );
  }
  const submit = () => {
    if (odd.ask()) return;
    if (answer !== '') given.give(number, answer, now(true));
    onNext();
  };
  const skip = number < of ? onSkip : undefined;
  const note = <NotANumberNote isAsked={odd.isAsked} />;
  const shown = { ...card, question, flagged, busy, note };
  return <QuestionCard {...shown} onSubmit={submit} onSkip={skip} />;
}
