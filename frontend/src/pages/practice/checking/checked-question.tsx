import { useState } from 'react';
import { useSession } from '../../../client/session';
import { NotCheckedNote } from './not-checked';
import { NotANumberNote, useNotANumber } from '../answering/not-a-number';
import { QuestionCard, type QuestionCardProps } from '../answering/question-card';
import type { WorksheetQuestion } from '../worksheet';
import { draftOf, keepDraft } from './kept-draft';
import { standingOf, type Standing } from './tries';
import type { useCheck } from './use-check';
import { VerdictCard } from './verdict-card';
import { FirstStep } from './first-step';
import { announcementOf } from './verdict-words';
import './checking.css';

interface CheckedQuestionProps extends Omit<
  QuestionCardProps,
  'question' | 'flagged' | 'onSubmit' | 'submit' | 'note'
> {
  readonly worksheetId: string;
  readonly item: WorksheetQuestion;
  readonly checking: ReturnType<typeof useCheck>;
  /** Keeps the first answer as it stands; settles once it is kept. */
  readonly keep: () => Promise<void>;
  /** To the next question, or to the end. */
  readonly onNext: () => void;
}

/** A question that is checked as it is answered: the answer, its verdict with the steps, one more try, the next question. */
export function CheckedQuestion({ worksheetId, item, checking, keep, onNext, ...card }: CheckedQuestionProps) {
  const { questionNumber: number } = item;
  const second = useSecondTry(worksheetId, number);
  const [fresh, setFresh] = useState(false);
  const [empty, setEmpty] = useState(false);
  const standing = standingOf(item);
  const { isTrying, isOpen, answer } = writingOf(standing, card.answer, second.draft);
  const odd = useNotANumber(item.question, answer);

  const write = (written: string) => {
    setEmpty(false);
    checking.reset();
    if (isTrying) second.write(written);
    else card.onChange(written);
  };
  const check = async () => {
    if (answer.trim() === '') {
      setEmpty(true);
      return;
    }
    if (odd.ask()) return;
    const trying = isTrying ? { nth: 2 as const, kept: Promise.resolve() } : { nth: 1 as const, kept: keep() };
    if (await checking.check({ number, answer, ...trying })) setFresh(true);
  };
  const again = () => {
    second.begin();
    setFresh(false);
  };
  const showSteps = async () => {
    if (await checking.showSteps(number)) setFresh(true);
  };
  const note = (
    <>
      <NotCheckedNote notChecked={checking.notChecked} empty={empty} />
      <NotANumberNote isAsked={odd.isAsked && isOpen} />
    </>
  );
  return (
    <>
      {/* There before the verdict is, so that it is heard, and heard once. */}
      <p className="read-aloud" role="status">
        {fresh && !isOpen && announcementOf(item, standing)}
      </p>
      {isOpen ? (
        <QuestionCard
          {...card}
          key={isTrying ? 'second' : 'first'}
          question={item.question}
          flagged={item.flagged}
          answer={answer}
          onChange={write}
          note={note}
          submit="Check"
          hint={isTrying && <FirstStep item={item} />}
          onSubmit={() => void check()}
        />
      ) : (
        <VerdictCard
          {...card}
          item={item}
          standing={standing}
          fresh={fresh}
          note={note}
          onAgain={again}
          onShow={() => void showSteps()}
          onNext={onNext}
        />
      )}
    </>
  );
}

/** What can be written now: the first answer, the second as soon as it is begun, or nothing. */
function writingOf(standing: Standing, first: string, second: string | undefined) {
  const isTrying = standing === 'one-more-try' && second !== undefined;
  return { isTrying, isOpen: standing === 'open' || isTrying, answer: isTrying ? second : first };
}

/** The second try as far as it is written; undefined as long as it is not begun. */
function useSecondTry(worksheetId: string, number: number) {
  const learnerId = useSession()?.learnerId ?? '';
  const place = { learnerId, worksheetId, number };
  const [draft, setDraft] = useState(() => draftOf(place));
  const write = (answer: string) => {
    setDraft(answer);
    keepDraft({ ...place, answer });
  };
  return { draft, write, begin: () => setDraft('') };
}
