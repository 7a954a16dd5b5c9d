import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Id, orNull, Shape } from '../../describe/schema';
import { ownEmail } from '../../practice/as-sent';
import { PaperSubject } from '../paper';
import { AuthoredQuestion, Minutes, TypedNumber } from './authored';

const OutlineSection = Shape({
  mockExamSectionId: Id,
  sectionName: Type.String(),
  sectionDuration: orNull(Minutes),
  subject: PaperSubject,
  questions: Type.Array(
    Shape({
      mockExamQuestionId: Id,
      mockExamQuestionNumber: TypedNumber,
      correctAnswer: AuthoredQuestion.properties.answer,
    }),
  ),
});

export const getMockExamSetOutline = query({
  call: 'POST /getMockExamSetOutline',
  who: admins,
  summary: 'What stands in a set and where: its papers, their sections and the numbers and keys of their questions.',
  request: { email: ownEmail, mockExamSetId: Id },
  reply: {
    exams: Type.Array(
      Shape({
        mockExamId: Id,
        examName: Type.String(),
        examDurationInMinutes: Minutes,
        sections: Type.Array(OutlineSection),
      }),
    ),
  },
});
