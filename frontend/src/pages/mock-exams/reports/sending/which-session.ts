import { clockWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { day } from '../../../../parts/dates';
import type { Reports } from './known';

/** "Sat 21 Nov 2026, 10:00 am, GL". */
export const whichSession = ({ startsAt, mockExamTime, mockExamType }: Reports): string =>
  [day(startsAt), clockWords(mockExamTime), mockExamType].filter((part) => part !== null).join(', ');
