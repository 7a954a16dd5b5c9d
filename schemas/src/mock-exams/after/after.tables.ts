import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, orNull, Shape } from '../../describe/schema';
import { table } from '../../describe/table';
import { ContentHash, PinnedPaper } from '../paper';
import { OptionLetter, PaperNumber } from '../sittings/sitting.events';

/**
 * Which questions each published paper has: papers that share one are told together. `contents`: what stands in each, as the
 * beginning of a hash, since a copy of a question has an id of its own.
 */
export const mockPaperQuestions = table('mock_paper_questions', {
  row: { paperHash: ContentHash, setId: Id, questionIds: Type.Array(Id), contents: Type.Array(Type.String()) },
  key: 'paperHash',
  indexes: [['setId']],
});

const whose = { learnerId: orNull(Id) };

/** What was done to the clocks of each session, as `roomAfter` folds it, and since when it has its papers. */
export const mockSessionRooms = table('mock_session_rooms', {
  row: {
    sessionId: Id,
    assignedAt: Maybe(Instant),
    pauses: Type.Array(Shape({ ...whose, from: Instant, until: orNull(Instant) })),
    extensions: Type.Array(Shape({ ...whose, at: Instant, paper: PaperNumber, seconds: Count })),
    /** `moved`: to another session, so that what they began here counts for nothing. */
    closed: Type.Array(Shape({ ...whose, at: Instant, moved: Maybe(Type.Boolean()) })),
  },
  key: 'sessionId',
});

/** Which papers each child sat, by their content. Apart from where they stand, because that row is written with every act. */
export const mockSatPapers = table('mock_sat_papers', {
  keeps: 'Which papers of a mock exam were sat',
  row: { sessionId: Id, learnerId: Id, papers: Type.Array(PinnedPaper) },
  key: ['sessionId', 'learnerId'],
  indexes: [['learnerId']],
});

/** `sign`: an act that neither shows nor answers anything, and yet says that somebody was there. */
export const stepKinds = ['shown', 'left', 'chosen', 'submitted', 'marked', 'unmarked', 'sign'] as const;

/** What each child did with each question of a mock exam, in its order: what their hour is told from. */
export const mockQuestionSteps = table('mock_question_steps', {
  keeps: 'Steps through the questions of mock exams: when each was looked at, and what was chosen then',
  row: {
    sessionId: Id,
    learnerId: Id,
    questionId: Id,
    paper: PaperNumber,
    /** `seq`: of its tab, for steps of the same moment. */
    steps: Type.Array(Shape({ kind: Type.Enum([...stepKinds]), at: Instant, seq: Count, option: Maybe(OptionLetter) })),
  },
  key: ['sessionId', 'learnerId', 'questionId'],
});
