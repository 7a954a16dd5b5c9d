import type { IssuedQuestion } from '../question';

/** A question as it was issued: a sum that comes to 7, unless something else is said. */
export function issuedQuestion(change: Partial<IssuedQuestion> = {}): IssuedQuestion {
  return {
    number: 1,
    subject: 'maths',
    topic: 'money-problems',
    subTopic: 'change',
    questionType: 'change-one',
    level: 1,
    targetSeconds: 30,
    seed: 1,
    genVersion: 1,
    prompt: 'What is 3 + 4?',
    key: '7',
    solution: '• 3 + 4 = 7\n• Answer: 7',
    ...change,
  };
}
