import Type, { type Static } from 'typebox';
import { admins } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, orNull, Own, Shape, Text } from '../../describe/schema';
import { ContentHash, PaperOption, PaperSubject, Picture } from '../paper';
import { OptionLetter } from '../sittings/sitting.events';
import { KeyChange } from './key-change';
import { Counting } from './standing-keys';

const own = { email: Maybe(Own(Email, 'email')) };

/** A child's mark in all papers of the set; of whoever missed one, in the paper that the question is in. */
const ShownMark = Shape({
  right: Count,
  of: Count,
  /** 1 for the most; who has as many shares it. */
  rank: Count,
  isShared: Type.Boolean(),
  percentile: orNull(Count),
});

/** In what a family would read: there the reason stands, once it is written. */
export const REASON_PLACE = '{reason}';

/** What becomes of one sitting. */
export const ChangedSitting = Shape({
  mockExamSessionId: Id,
  mockExamUserId: Id,
  /** Null: erased. */
  childName: orNull(Text(200)),
  /** The letter that counts; null for none. */
  chose: orNull(OptionLetter),
  /** Whether they missed another paper, so that their mark is of this one alone. */
  isOfOnePaper: Type.Boolean(),
  before: ShownMark,
  after: ShownMark,
  /** Whether a report was issued, and what it would say otherwise: something of the child, figures of all children alone, or nothing. */
  report: Type.Enum(['none', 'same', 'others differ', 'differs']),
  /** The first sentence of the report, as it stands and as it would; null where there is none. */
  sentence: orNull(Shape({ before: Text(400), after: Text(400) })),
  /** What stands above it where it is issued again: what changed, and why; null where there is nothing to correct. */
  corrected: orNull(Text(4_000)),
});
export type ChangedSitting = Static<typeof ChangedSitting>;

const Quartiles = Shape({ lower: orNull(Type.Number()), median: orNull(Type.Number()), upper: orNull(Type.Number()) });

const Preview = Shape({
  change: KeyChange,
  sittings: Count,
  /** Whose mark, or what it is out of, changes: of a question that is voided all. Whose mark moves: `gains` and `losses` together. */
  marks: Count,
  gains: Count,
  losses: Count,
  ranks: Count,
  /** That say something different about the child: issued again. */
  reports: Count,
  /** That would differ only in figures of all children: they stay as they were issued. */
  othersOnly: Count,
  issued: Count,
  quartiles: Shape({ before: Quartiles, after: Quartiles }),
  sessions: Type.Array(Shape({ mockExamSessionId: Id, startsAt: Instant, sittings: Count })),
  rows: Type.Array(ChangedSitting),
  /** To be carried along by whoever decides it. */
  shown: Type.String(),
});

const Decided = Shape({
  decisionId: Id,
  keyVersion: Count,
  questionId: Id,
  number: Count,
  kind: Type.Enum(['correct', 'void', 'take back']),
  before: Counting,
  after: Counting,
  reason: Text(300),
  /** How many were issued again. */
  reports: Count,
  by: orNull(Type.String()),
  confirmedBy: orNull(Type.String()),
  decidedAt: Instant,
  isTakenBack: Type.Boolean(),
  /** The last on its question, and not taken back. */
  canBeTakenBack: Type.Boolean(),
});

/** What was proposed, and is over without being decided. */
const over = {
  proposalId: Id,
  number: Count,
  change: KeyChange,
  /** Why it was proposed. */
  reason: Text(300),
  /** Why it was refused or taken away, where that was said. */
  words: orNull(Text(300)),
  by: orNull(Type.String()),
};
/** What another than whoever proposed it would not confirm. */
const Refused = Shape({ ...over, refusedAt: Instant });
/** What whoever proposed it has taken away. */
const TakenAway = Shape({ ...over, takenAwayAt: Instant });

const Open = Shape({
  proposalId: Id,
  change: KeyChange,
  number: Count,
  reason: Text(300),
  sittings: Count,
  /** As in a preview. */
  marks: Count,
  /** Whose mark goes up or down; absent: proposed before that was told apart. */
  moved: Maybe(Count),
  ranks: Count,
  reports: Count,
  by: orNull(Type.String()),
  /** Whoever asks made it, and cannot confirm it. */
  isOwn: Type.Boolean(),
  /** Why whoever asks cannot confirm what another made: an admin only since then, or perhaps the same person, and how. */
  whyNot: orNull(Type.Enum(['too new', 'made proposer', 'made by proposer', 'made by one'])),
  askedOf: orNull(Type.String()),
  /** To whoever made it: whom they asked to confirm it cannot, as things stand. */
  askedCannot: Type.Boolean(),
  proposedAt: Instant,
  /** Whether it was made on what is no longer so. */
  isOutOfDate: Type.Boolean(),
});

/** Somebody who has begun the paper and is not done: their marks are in no figure yet. */
const StillOut = Shape({
  mockExamSessionId: Id,
  mockExamUserId: Id,
  /** Null: erased, or never named. */
  childName: orNull(Text(200)),
  /** Until when they may be sitting it, the grace counted; null while their clock stands still. */
  until: orNull(Instant),
  /** Their time is over, and that is about to be written down. */
  isOver: Type.Boolean(),
});
export type StillOut = Static<typeof StillOut>;

const Asked = Shape({
  questionId: Id,
  number: Count,
  section: Text(200),
  subject: PaperSubject,
  text: Text(8_000),
  picture: orNull(Picture),
  options: Type.Array(PaperOption),
  counting: Counting,
  published: OptionLetter,
  why: orNull(Text(300)),
  explanation: Text(4_000),
  /** Of those who sat it. `average`: of their marks in all papers, null of nobody. */
  choices: Type.Array(Shape({ letter: OptionLetter, count: Count, average: orNull(Type.Number()) })),
  blank: Count,
});

export const getMockKeyChange = query({
  call: 'POST /mock-exams/getKeyChange',
  who: admins,
  summary:
    'A question of a paper with its key as it counts and what was decided of it, and with `change` what would follow: each sitting, mark, rank and report, old and new. Nothing is changed by looking. Who looked is noted.',
  /** Without a question: the first of the paper. */
  request: { ...own, paperHash: ContentHash, questionId: Maybe(Id), change: Maybe(KeyChange) },
  reply: {
    serverNow: Instant,
    paperHash: ContentHash,
    paperName: Text(200),
    mockExamSetId: Id,
    setName: orNull(Text(200)),
    keyVersion: Count,
    /** Marks to be had in all papers. */
    of: Count,
    question: Asked,
    /** All of the paper, to go to another. */
    questions: Type.Array(Shape({ questionId: Id, number: Count, section: Text(200), counting: Counting })),
    /** Of this paper, the newest first. */
    decisions: Type.Array(Decided),
    proposal: orNull(Open),
    /** The last of those that were refused, the newest first; absent: from a query service of before. */
    refused: Maybe(Type.Array(Refused)),
    /** Those that whoever made them has taken away, the newest first; absent: from a query service of before. */
    takenAway: Maybe(Type.Array(TakenAway)),
    /** That have this paper and have begun, by their start. */
    sessions: Type.Array(Shape({ mockExamSessionId: Id, startsAt: Instant })),
    /** Until when a session in which one of its questions is sat is to come or under way: no reason says an answer before. Null: answers are open. */
    answersOpenAt: orNull(Instant),
    /** Who is in the middle of it. */
    stillOut: Type.Array(StillOut),
    /**
     * Who else is an admin. `email`: where another of them has the same name. `mayConfirm`: what whoever asks proposes; they are not apart
     * where one made the other an admin not long ago.
     */
    others: Type.Array(
      Shape({ accountId: Id, name: Type.String(), email: orNull(Type.String()), mayConfirm: Type.Boolean() }),
    ),
    /** Whom another ended being an admin, so lately that they still count among those who could be asked: until when. */
    missed: Type.Array(Shape({ name: Type.String(), until: Instant })),
    preview: orNull(Preview),
  },
  refusals: [
    'MockKeysNotFound',
    'MockKeyNotAnOption',
    'MockKeyDecisionNotFound',
    'MockKeyDecisionNotLast',
    'MockKeyTablesBehind',
    'MockKeyTooManyReports',
  ],
});

export const getMockExamKeyHistory = query({
  call: 'POST /mock-exams/getKeyHistory',
  who: admins,
  summary:
    'What happened to a session after it was sat, in words, the newest first: what was decided of the keys of its papers, what disturbed it, and which reports were asked for, made and sent. Who looked is noted.',
  request: { ...own, mockExamSessionId: Id },
  reply: {
    papers: Type.Array(Shape({ paperHash: ContentHash, name: Text(200) })),
    lines: Type.Array(
      Shape({
        at: Instant,
        about: Type.Enum(['key', 'incident', 'reports']),
        /** Of a key; null of anything else. */
        paperHash: orNull(ContentHash),
        questionId: orNull(Id),
        what: Text(300),
        detail: Text(1_200),
        by: orNull(Type.String()),
        confirmedBy: orNull(Type.String()),
      }),
    ),
  },
  refusals: ['SessionNotFound'],
});
