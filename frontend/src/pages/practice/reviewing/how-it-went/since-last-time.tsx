import { useEffect } from 'react';
import { shortDay } from '../../../../parts/dates';
import { useFinished } from '../../api';
import type { Worksheet } from '../../worksheet';
import { areLevelsTold, levelWords, rangeOf, type Range } from './head';

/** In words up to ten: "two more than last time". */
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface SinceLastTimeProps {
  readonly worksheet: Worksheet;
  readonly correct: number;
}

/** Compared with the last worksheet of the same topic and length; silent where there is none, or nothing good to say. */
export function SinceLastTime({ worksheet, correct }: SinceLastTimeProps) {
  const before = useBefore(worksheet);
  const said = before && sentenceFor({ worksheet, correct, before });
  return said === undefined ? null : <p className="lead">{said}</p>;
}

/** Right answers of other levels are not compared: of a harder one it is said that it was. */
function sentenceFor({ worksheet, correct, before }: SinceLastTimeProps & { readonly before: Finished }) {
  const now = rangeOf(worksheet.worksheetQuestions.map(({ question }) => question.level));
  const then = rangeOf(before.levels);
  if (!isSame(now, then)) {
    return isHarder(now, then) && areLevelsTold(worksheet.subject)
      ? `A step up: last time it was ${levelWords(then)}, on ${shortDay(before.date)}.`
      : undefined;
  }
  const more = correct - before.numberQuestionsCorrectlyAnswered;
  if (more < 0) return undefined;
  return more === 0
    ? 'The same as last time.'
    : `That is ${words[more] ?? more} more than last time, on ${shortDay(before.date)}.`;
}

const isSame = (now: Range, then: Range): boolean => now.join() === then.join();
const isHarder = ([lowest, highest]: Range, [low, high]: Range): boolean => lowest >= low && highest >= high;

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
