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
  const { worksheetId, topic, completedAt, worksheetQuestions } = worksheet;
  const before = useFinished().data?.find(
    (other) =>
      other.worksheetId !== worksheetId &&
      // Two mixes have nothing in common but their name.
      topic !== 'mixed' &&
      other.topic === topic &&
      other.numberOfQuestionsInTheWorksheet === worksheetQuestions.length &&
      other.date < (completedAt ?? ''),
  );
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
