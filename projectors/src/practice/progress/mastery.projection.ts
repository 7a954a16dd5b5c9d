import { set } from 'platform/projections';
import { isTapped } from 'question-bank/adaptive/standing/effort';
import { afterAnswer, unknown } from 'question-bank/adaptive/standing/mastery';
import type { RowOf } from 'schemas/describe/table';
import { mastery } from 'schemas/practice/progress/mastery.table';
import type { Mark } from 'schemas/practice/worksheets/worksheet.events';
import { readModel } from '../../read-model';
import { marksOf } from './marks-of';

type Mastery = RowOf<typeof mastery>;

/** What was tapped before it could be read tells of luck alone, right or wrong. */
export const masteryProjection = readModel(mastery, { version: 2 }).fold({
  WorksheetCompleted: marksOf(
    ({ subject }, learnerId) => ({ learnerId, subject }),
    (row, { learnerId, marks, mark: { subject } }) => {
      const telling = marks.filter((mark) => mark.blank || !isTapped(mark));
      if (telling.length === 0) return row;
      return telling.reduce<Mastery>(
        afterMark,
        row ?? { learnerId, subject, value: unknown.value, answers: unknown.answers, topics: [] },
      );
    },
  ),
});

function afterMark(row: Mastery, mark: Mark): Mastery {
  const { value, answers, topics } = row;
  const known = topics.find(({ topic }) => topic === mark.topic);
  const after = afterAnswer({ subject: { value, answers }, topic: known ?? unknown }, mark);
  const topic = { topic: mark.topic, ...after.topic };
  return set(row, {
    value: after.subject.value,
    answers: after.subject.answers,
    topics: known ? topics.map((one) => (one === known ? topic : one)) : [...topics, topic],
  });
}
