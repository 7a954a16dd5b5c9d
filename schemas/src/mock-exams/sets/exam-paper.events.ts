import Type from 'typebox';
import { events, type EventOf } from '../../describe/events';
import { Id } from '../../describe/schema';
import { ContentHash, MOST_PAPER_QUESTIONS, Paper, QuestionKey, SetVersion } from '../paper';

/** The content of a paper, once and for ever. Streams: `exampaper-<paperHash>`, one event each. */
export const examPaperEvents = events({
  MockExamPaperKept: { paperHash: ContentHash, setId: Id, setVersion: SetVersion, paper: Paper },
});
export type ExamPaperEvent = EventOf<typeof examPaperEvents>;

/** The keys of a paper, apart from it. Streams: `examkey-<paperHash>`; the last ones count. */
export const examKeyEvents = events({
  MockExamKeysPublished: {
    paperHash: ContentHash,
    setId: Id,
    setVersion: SetVersion,
    /** 1, 2, 3 … of this paper. */
    keyVersion: Type.Integer({ minimum: 1, maximum: 10_000 }),
    keys: Type.Array(QuestionKey, { maxItems: MOST_PAPER_QUESTIONS }),
  },
});
export type ExamKeyEvent = EventOf<typeof examKeyEvents>;
