import Type from 'typebox';
import { admins, editors } from '../accounts/roles';
import { command, query } from '../describe/contract';
import { Maybe } from '../describe/events';
import { paged } from '../describe/paging';
import { Count, Id, Instant, SeenLinesOrBlank, Shape, Text } from '../describe/schema';
import { ItemStatus, ItemStep } from './staff-english.table';
import { EnglishTopic, StaffItem, StaffPassage, StaffPassageQuestion } from './english.events';
import { LearnerQuestion, Level, Passage } from './question';

/** What stands in the way of adding it, in sentences for its editor; the item as a child will see it. */
const judged = {
  kind: Type.Enum(['added', 'checked', 'not-fit']),
  itemId: Maybe(Id),
  reasons: Type.Array(Type.String()),
};

export const addEnglishQuestionToDB = command({
  call: 'POST /addEnglishQuestionToDB',
  who: editors,
  summary:
    'Adds a written item, if it passes the checks of the house’s own bank; the reasons are told where it does not. With `checkOnly` it is only judged.',
  request: {
    topic: EnglishTopic,
    questionText: Text(2_000),
    /** A letter, or the text of the right option. */
    correctAnswer: Text(400),
    correctSentenceVersion: Maybe(Text(2_000)),
    /** Joined by `||`. Spelling and punctuation need none: their groups are in the question. */
    multipleChoiceOptions: Maybe(Text(2_100)),
    level: Maybe(Level),
    explanation: Maybe(Text(1_000)),
    /** One of those of its topic. What is none of them is a reason told with the others. */
    ruleTag: Maybe(Text(80)),
    checkOnly: Maybe(Type.Boolean()),
  },
  reply: { ...judged, preview: Maybe(LearnerQuestion) },
});

const { questionNumber, questionText, level, skill, evidence, explanation } = StaffPassageQuestion.properties;

export const addEnglishComprehensionToDB = command({
  call: 'POST /addEnglishComprehensionToDB',
  who: editors,
  summary: 'Adds a passage with its questions, if it passes the checks; with `checkOnly` it is only judged.',
  bodyKiB: 128,
  request: {
    title: Maybe(Text(200)),
    comprehensionDescription: Text(400),
    /** `||` ends a line, `||p||` a paragraph; plain line breaks and empty lines are taken for the same. */
    comprehensionPassage: Text(8_000),
    genre: Maybe(StaffPassage.properties.genre),
    level: Maybe(Level),
    comprehensionQuestionsData: Type.Array(
      Shape({
        questionNumber,
        questionText,
        multipleChoiceAnswerOptions: Text(2_100),
        correctAnswer: Text(400),
        level: Maybe(level),
        skill: Maybe(skill),
        evidence: Maybe(evidence),
        explanation: Maybe(explanation),
      }),
      { minItems: 1, maxItems: 12 },
    ),
    checkOnly: Maybe(Type.Boolean()),
  },
  reply: { ...judged, passage: Maybe(Passage), questions: Type.Array(LearnerQuestion) },
});

const itemOf = { topic: Id, itemId: Id };

export const approveEnglishItem = command({
  call: 'POST /approveEnglishItem',
  who: admins,
  summary: 'Lets children be given an item or a passage that another editor has written.',
  request: itemOf,
  refusals: ['EnglishItemNotFound', 'OwnItemNotApprovable'],
});

export const retireEnglishItem = command({
  call: 'POST /retireEnglishItem',
  who: editors,
  summary: 'Gives an item or a passage to no child any more, with a reason; old worksheets keep it.',
  request: { ...itemOf, reason: SeenLinesOrBlank(400) },
  refusals: ['EnglishItemNotFound'],
});

export const getStaffEnglishItems = query({
  call: 'POST /getStaffEnglishItems',
  who: editors,
  summary: 'What staff have added, newest first.',
  request: {
    topic: Maybe(Id),
    status: Maybe(ItemStatus),
    /** Part of a title, without regard to case. */
    find: Maybe(Text(200)),
    /** This one alone. */
    itemId: Maybe(Id),
    ...paged(500),
  },
  reply: Type.Array(
    Shape({
      itemId: Id,
      topic: Id,
      level: Level,
      status: ItemStatus,
      title: Type.String(),
      questionCount: Count,
      addedAt: Instant,
      authorId: Id,
      item: Maybe(StaffItem),
      passage: Maybe(StaffPassage),
      history: Type.Array(
        Shape({
          ...ItemStep.properties,
          /** As staff know each other; null for somebody who has no account any more. */
          by: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
    }),
  ),
});
