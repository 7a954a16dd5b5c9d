import Type from 'typebox';
import { Count, Id, Shape } from '../../describe/schema';
import { table } from '../../describe/table';
import { Subject } from '../../questions/question';

/** Mastery in five steps, the fifth being secure; null below 5 answers. */
export const MasteryStep = Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.Null()]);

const Estimate = { value: Type.Number(), answers: Count };

/** What a learner can do, in logits: the ability in a topic is the subject's value and the topic's together. */
export const mastery = table('practice_mastery', {
  keeps: 'What is known well, and when it comes again',
  row: { learnerId: Id, subject: Subject, ...Estimate, topics: Type.Array(Shape({ topic: Id, ...Estimate })) },
  key: ['learnerId', 'subject'],
});
