import { clockWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { day } from '../../../parts/dates';
import type { Session } from './api';

/** "Sat 6 Mar 2027, 10:00 am". */
export const whenWords = ({ startsAt, mockExamTime }: Pick<Session, 'startsAt' | 'mockExamTime'>): string =>
  `${day(startsAt)}, ${clockWords(mockExamTime)}`;
