import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { command, file, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Id, Shape, Text } from '../../describe/schema';
import { ownEmail } from '../../practice/as-sent';
import { LONGEST_FILE } from './question-columns';
import { notChanged } from './authored';

export const takeMockExamQuestionsFile = query({
  call: 'POST /takeMockExamQuestionsFile',
  who: admins,
  summary: 'The questions of a section as a CSV file, keys and explanations included; pictures are left out.',
  request: { email: ownEmail, mockExamSectionId: Id },
  reply: file('text/csv; charset=utf-8'),
});

export const addQuestionsFromFile = command({
  call: 'POST /addQuestionsFromFile',
  who: admins,
  summary:
    'Adds the questions of a CSV file to a section, or replaces those of their numbers: all of them, or none where a row has a fault. With `checkOnly` it is only read.',
  bodyKiB: 900,
  request: {
    email: ownEmail,
    mockExamSectionId: Id,
    csv: Text(LONGEST_FILE),
    checkOnly: Maybe(Type.Boolean()),
    /**
     * What becomes of numbers that the section has: the question of that number is replaced, as an edit would, or all of the file comes
     * after the last question, numbered on. Unless told, such a row is a fault.
     */
    onTaken: Maybe(Type.Enum(['replace', 'after'])),
  },
  reply: {
    kind: Type.Enum(['added', 'checked', 'not-fit']),
    /** Questions that were found in it. */
    questions: Count,
    /** How many of them replace another one that says something else, and how many are new. */
    replaced: Count,
    fresh: Count,
    /** What is wrong, by the number that a spreadsheet gives the row. */
    faults: Type.Array(Shape({ row: Count, sentence: Type.String() })),
    mockExamQuestionIds: Type.Array(Id),
  },
  refusals: [...notChanged, 'MockExamSectionNotFound', 'MockExamFull'],
});
