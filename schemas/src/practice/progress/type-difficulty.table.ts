import Type from 'typebox';
import { Count, Id, Shape } from '../../describe/schema';
import { table } from '../../describe/table';
import { Subject } from '../../questions/question';

/** How much harder a question type is than its levels say, in logits, by the answers of all learners, in circles of them. */
export const typeDifficulty = table('practice_type_difficulty', {
  keeps: 'How hard each type of question is for the child',
  row: {
    questionType: Id,
    subject: Subject,
    value: Type.Number(),
    answers: Count,
    circles: Type.Array(Shape({ value: Type.Number(), answers: Count })),
  },
  key: 'questionType',
});
