import { useEffect } from 'react';
import { shortDay } from '../../../../parts/dates';
import { useFinished } from '../../api';
import type { Worksheet } from '../../worksheet';

/** In words up to ten: "two more than last time". */
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface SinceLastTimeProps {
  readonly worksheet: Worksheet;
  readonly correct: number;
}

/** Compared with the last worksheet of the same topic and length; silent where there is none. */
export function SinceLastTime({ worksheet, correct }: SinceLastTimeProps) {
  const before = useBefore(worksheet);
  if (!before) return null;
  const more = correct - before.numberQuestionsCorrectlyAnswered;
  if (more < 0) return null;
  return (
    <p className="lead">
      {more === 0
        ? 'The same as last time.'
        : `That is ${words[more] ?? more} more than last time, on ${shortDay(before.date)}.`}
    </p>
  );
}

/** The one before it, which of an old worksheet is older than the newest page of them. */
function useBefore(worksheet: Worksheet) {
  const { data: finished, isAll, adding, more } = useFinished();
  // Two mixes have nothing in common but their name.
  const isMix = worksheet.topic === 'mixed';
  const before = isMix ? undefined : finished?.find((other) => isLikeIt(worksheet, other));
  const isWanted = finished !== undefined && before === undefined && !isMix && !isAll && !adding;
  useEffect(() => {
    if (isWanted) more();
    // `more` is a new function each time.
  }, [isWanted, finished?.length]);
  return before;
}

type Finished = NonNullable<ReturnType<typeof useFinished>['data']>[number];

const isLikeIt = ({ worksheetId, topic, completedAt, worksheetQuestions }: Worksheet, other: Finished): boolean =>
  other.worksheetId !== worksheetId &&
  other.topic === topic &&
  other.numberOfQuestionsInTheWorksheet === worksheetQuestions.length &&
  other.date < (completedAt ?? '');
