import { day, moment, until } from '../../../parts/dates';
import { examTitle } from '../exam-view/exam-title';
import type { PastExam, Standing } from './api';

type Named = Pick<PastExam, 'mockExamType' | 'startsAt'>;

/** "GL-style mock exam, Sat 6 Mar 2027". */
export const examName = ({ mockExamType, startsAt }: Named): string => `${examTitle(mockExamType)}, ${day(startsAt)}`;

/** Whether its answers may be looked at, in the words of a table. */
export function standingWords({ state, opensAt, until: ends }: Standing): string {
  if (state === 'ended') return 'No longer open';
  if (state === 'later') return opensAt === null ? 'Opens later' : `Opens ${moment(opensAt)}`;
  return ends === null ? 'Open' : `Open until ${until(ends)}`;
}
