import Type, { type Static } from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Id, Instant, Text } from '../../describe/schema';

/** What an editor says of a question that was flagged. */
export const FlagVerdict = Type.Enum(['mended', 'right-as-it-is']);
export type FlagVerdict = Static<typeof FlagVerdict>;

/** What the learners who flagged it are told besides. */
export const FlagNote = Text(500);

/** What editors have answered to the flags of one question. Streams: `flaggedquestion-<questionId>`. */
export const flaggedQuestionEvents = events({
  FlagsAnswered: {
    questionId: Id,
    /** 1 for the first answer, 2 for the next one … */
    answer: Count,
    verdict: FlagVerdict,
    note: Maybe(FlagNote),
    editorId: Id,
    /** When the last flag was raised that the editor had before them: a later one is not answered by this. */
    seenUntil: Instant,
  },
});
export type FlaggedQuestionEvent = EventOf<typeof flaggedQuestionEvents>;

/** What a learner was told of a flag of theirs, and has put away. Streams: `flagnote-<worksheetId>.<number>`. */
export const flagNoteEvents = events({
  FlagNoteRead: { worksheetId: Id, number: Count, learnerId: Id, answer: Count },
});
export type FlagNoteEvent = EventOf<typeof flagNoteEvents>;
