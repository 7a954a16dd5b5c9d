import { useEffect, useState } from 'react';
import { Dots, type Dot } from '../../../parts/question/dots';
import type { Worksheet } from '../worksheet';
import { useNotTaken } from '../../../client/answers/saved';
import { useAnswers, type GivenAnswers } from './use-answers';
import { useFinish } from './ending/use-finish';
import { useHere } from './use-here';
import { useSeconds } from './timing/use-seconds';
import { useTimeLeft } from './timing/use-time-left';
import { useNoteStep } from '../step-before';
import { useTopicOf } from '../use-topic-of';
import { BesidePassage } from '../beside-passage';
import { AskedQuestion } from './asked-question';
import { dotOfCheck } from '../checking/tries';
import { useCheck } from '../checking/use-check';
import { BlanksDialog } from './ending/blanks-dialog';
import { Clock } from './timing/clock';
import { FinishNote } from './ending/finish-note';
import { LeftForBlanks } from './ending/left-for-blanks';
import { LimitReached } from './ending/limit-reached';
import { MarkedAlready } from './ending/marked-already';
import { FlagDialog } from '../flagging/flag-dialog';
import { ShortNote } from '../choosing/starting/short-note';
import { WorksheetCrumbs } from '../crumbs/worksheet-crumbs';

interface QuestionModeProps {
  readonly worksheet: Worksheet;
  /** As the address has it; without one, the first question that has no answer yet. */
  readonly number: number | null;
  /** What is shown may be older than what was answered on another device. */
  readonly behind: boolean;
}

/** One question at a time. Every answer is kept as it is given; nothing is lost by leaving. */
export function QuestionMode({ worksheet, number, behind }: QuestionModeProps) {
  const { worksheetId, worksheetQuestions, passage } = worksheet;
  const given = useAnswers(worksheet);
  useNoteStep(worksheet);
  const { finish, stage, problem } = useFinish(worksheetId);
  const checking = useCheck(worksheetId);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<'blanks' | 'flag'>();
  const [here, goTo] = useHere(worksheet, number);
  const seconds = useSeconds(worksheetId, here);
  const minutesLeft = useTimeLeft(worksheet, () => void finish());
  const topicOf = useTopicOf(worksheet);
  useEffect(() => checking.reset(), [checking.reset, here]);
  const dots = useDots(worksheet, given, skipped);
  const item = worksheetQuestions[here - 1];
  if (!item) return null;

  const last = worksheetQuestions.length;
  const blanks = worksheetQuestions
    .map(({ questionNumber }) => questionNumber)
    .filter((each) => given.answerTo(each).trim() === '');
  const next = () => {
    if (here < last) goTo(here + 1);
    else if (blanks.length > 0) setAsking('blanks');
    else void finish();
  };
  const skip = () => {
    setSkipped(new Set(skipped).add(here));
    next();
  };

  return (
    <div className={passage ? 'question-column with-passage' : 'question-column'}>
      <WorksheetCrumbs worksheet={worksheet} level={item.question.level} />
      {minutesLeft !== undefined && <Clock minutes={minutesLeft} limitSeconds={worksheet.timeLimitSeconds ?? 0} />}
      <ShortNote />
      <LeftForBlanks worksheetId={worksheetId} blanks={blanks.length} />
      <Dots dots={dots} here={here} onChoose={goTo} shows={worksheet.checksEach ? 'marks' : 'numbers'} />
      <BesidePassage passage={passage}>
        <AskedQuestion
          key={here}
          worksheet={worksheet}
          item={item}
          topic={topicOf(item.question)}
          given={given}
          seconds={seconds}
          checking={checking}
          busy={stage === 'sending'}
          onPrev={here > 1 ? () => goTo(here - 1) : undefined}
          onSkip={skip}
          onNext={next}
          onFlag={() => setAsking('flag')}
        />
      </BesidePassage>
      <MarkedAlready worksheetId={worksheetId} finishing={stage === 'sending'} />
      <LimitReached
        worksheetId={worksheetId}
        subject={worksheet.subject}
        onFinish={() => void finish({ asItIs: true })}
      />
      <FinishNote stage={stage} problem={problem} again={() => void finish()} />
      <BlanksDialog
        blanks={blanks}
        behind={behind}
        open={asking === 'blanks'}
        onClose={() => setAsking(undefined)}
        onGoTo={goTo}
        onFinish={() => void finish()}
      />
      <FlagDialog
        worksheetId={worksheetId}
        questionNumber={here}
        flagged={item.flagged}
        open={asking === 'flag'}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}

/** What the server refused for good is no more answered than it was before. */
function useDots(
  { worksheetId, worksheetQuestions }: Worksheet,
  given: GivenAnswers,
  skipped: ReadonlySet<number>,
): Dot[] {
  const notTaken = useNotTaken(worksheetId);
  return worksheetQuestions.map((item) => {
    const { questionNumber: number, userAnswer } = item;
    const answer = notTaken.has(number) ? userAnswer : given.answerTo(number);
    return dotOfCheck(item) ?? { number, flagged: item.flagged, state: stateOf(answer, skipped.has(number)) };
  });
}

function stateOf(answer: string, isSkipped: boolean): Dot['state'] {
  if (answer.trim() !== '') return 'answered';
  return isSkipped ? 'skipped' : 'empty';
}
