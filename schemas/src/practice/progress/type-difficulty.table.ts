import Type from 'typebox';
import { Count, Id } from '../../describe/schema';
import { table } from '../../describe/table';
import { Subject } from '../../questions/question';

/** How much harder a question type is than its levels say, in logits, by the answers of all learners. */
export const typeDifficulty = table('practice_type_difficulty', {
  row: { questionType: Id, subject: Subject, value: Type.Number(), answers: Count },
  key: 'questionType',
});
