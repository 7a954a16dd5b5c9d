import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { command } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Id } from '../../describe/schema';
import { ownEmail } from '../../practice/as-sent';
import { Level } from '../../questions/question';
import { notChanged } from './authored';

/** As many at once; a section holds 80. */
export const MOST_DRAWN = 40;

const sectionMissing = [...notChanged, 'MockExamSectionNotFound'] as const;

export const drawMockExamQuestions = command({
  call: 'POST /drawMockExamQuestions',
  who: admins,
  summary:
    'Adds questions of the question bank to a section: of one type, or of a topic’s types in turn, at a level. The same seed draws the same, but none that the set has already.',
  request: {
    email: ownEmail,
    mockExamSectionId: Id,
    topic: Id,
    /** One of the topic’s; all of them in turn where none is named. */
    questionType: Maybe(Id),
    level: Level,
    count: Type.Integer({ minimum: 1, maximum: MOST_DRAWN }),
    seed: Maybe(Count),
  },
  /** Fewer than were asked for where the bank has no more that the set has not. */
  reply: { mockExamQuestionIds: Type.Array(Id) },
  refusals: [...sectionMissing, 'MockExamFull', 'MockExamTypeNotDrawable', 'MockExamNothingNew'],
});

export const redrawMockExamQuestion = command({
  call: 'POST /redrawMockExamQuestion',
  who: admins,
  summary: 'Puts another question of the same type and level in the place of one that was drawn.',
  request: { email: ownEmail, mockExamQuestionId: Id, seed: Maybe(Count) },
  refusals: [
    ...notChanged,
    'MockExamQuestionNotFound',
    'MockExamNotDrawn',
    'MockExamTypeNotDrawable',
    'MockExamNothingNew',
  ],
});

export const drawMockExamPassage = command({
  call: 'POST /drawMockExamPassage',
  who: admins,
  summary:
    'Gives a section without one a text to read from the question bank, with the questions that are asked about it.',
  request: {
    email: ownEmail,
    mockExamSectionId: Id,
    /** About as hard as that. */
    level: Maybe(Level),
    /** This one. */
    passageId: Maybe(Id),
    seed: Maybe(Count),
  },
  reply: { passageId: Id, mockExamQuestionIds: Type.Array(Id) },
  refusals: [...sectionMissing, 'MockExamFull', 'MockExamSectionHasText', 'MockExamNothingNew'],
});
