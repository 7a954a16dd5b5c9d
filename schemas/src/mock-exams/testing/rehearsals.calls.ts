import { called, naming, type Called } from '../../testing/called';
import { getRehearsalPaper, markRehearsal } from '../rehearsals/rehearsal.contract';

/** For those who sit mock exams, and nobody else: what is drawn for it costs a free account none of its day. */
const STUDENTS = '. . . S . . . . . . . . .';

/** Everybody is given the same. */
const named = { paperHash: 'nobody’s', 'answers.mockExamQuestionId': 'nobody’s' } as const;

export const rehearsalsCalls: readonly Called[] = naming(named, [
  called(getRehearsalPaper, STUDENTS, () => ({ rehearsal: 'demo' as const })),
  called(markRehearsal, STUDENTS, () => ({
    rehearsal: 'demo' as const,
    paperHash: 'a1'.repeat(32),
    answers: [{ mockExamQuestionId: 'demo-1', userAnswer: 'B' }],
  })),
]);
