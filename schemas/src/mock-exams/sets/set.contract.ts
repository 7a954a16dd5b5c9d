import Type from 'typebox';
import { admins, adminsAfterPassword } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Day, Id, Instant, orNull, SeenLine, Shape } from '../../describe/schema';
import { ownEmail } from '../../practice/as-sent';
import { MockExamType, PinnedPaper, SetVersion } from '../paper';
import { MOST_PAPERS, notChanged, SeenText } from './authored';

/** As it is typed: with seconds or without. */
const TypedTime = Type.String({ maxLength: 8, pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' });

const mockExamSetId = Id;
const details = {
  examSetName: SeenLine(200),
  examSetDate: Day,
  examSetTime: TypedTime,
  examType: MockExamType,
};

const seenDetails = Maybe(
  Shape({ examSetName: SeenText, examSetDate: SeenText, examSetTime: SeenText, examType: SeenText }),
);

export const createMockExamSet = command({
  call: 'POST /createMockExamSet',
  who: admins,
  summary: 'Begins a set of mock exam papers.',
  request: { email: ownEmail, ...details },
  reply: { mockExamSetId },
});

export const editMockExamSet = command({
  call: 'POST /editMockExamSet',
  who: admins,
  summary: 'Calls a set something else, or notes another date, time or type.',
  request: { email: ownEmail, mockExamSetId, ...details, seen: seenDetails },
  refusals: [...notChanged, 'MockExamEditedMeanwhile'],
});

export const deleteMockExamSet = command({
  call: 'POST /deleteMockExamSet',
  who: adminsAfterPassword,
  does: 'deletes a set of papers',
  summary:
    'Takes a set away with all that stands in it, unless a session that is not over has it. Papers of it that were published can be read where they were sat.',
  request: { email: ownEmail, mockExamSetId },
  refusals: ['MockExamSetNotFound', 'MockExamSetInUse'],
});

export const cloneMockExamSet = command({
  call: 'POST /cloneMockExamSet',
  who: admins,
  summary: 'Makes a copy of a set, in which everything has a new id.',
  request: { email: ownEmail, mockExamSetId, examSetName: Maybe(SeenLine(200)) },
  reply: { mockExamSetId },
  refusals: ['MockExamSetNotFound'],
});

export const orderMockExams = command({
  call: 'POST /orderMockExams',
  who: admins,
  summary: 'Puts the papers of a set in order: all of them, each once.',
  request: { email: ownEmail, mockExamSetId, mockExamIds: Type.Array(Id, { maxItems: MOST_PAPERS }) },
  refusals: [...notChanged, 'MockExamOrderNotWhole'],
});

/** `must`: it is not published like this. `odd`: somebody should look, and may leave it. */
export const Finding = Shape({
  severity: Type.Enum(['must', 'odd']),
  code: Id,
  /** For the author, in a sentence. */
  sentence: Type.String(),
  /** Of the set, the paper, the section or the question that it is about. */
  about: Type.Enum(['set', 'exam', 'section', 'question']),
  id: Id,
});

export const checkMockExamSet = command({
  call: 'POST /checkMockExamSet',
  who: admins,
  summary:
    'Says what is missing or odd before a set can be used, and how it differs from what was published last. Changes nothing.',
  request: { email: ownEmail, mockExamSetId },
  reply: { isReady: Type.Boolean(), findings: Type.Array(Finding), changes: Type.Array(Type.String()) },
  refusals: ['MockExamSetNotFound'],
});

export const publishMockExamSet = command({
  call: 'POST /publishMockExamSet',
  who: adminsAfterPassword,
  does: 'freezes a set of papers, for sessions to be given',
  summary:
    'Freezes the papers of a set as its next version, which sessions can be given. Nothing is published twice that is the same.',
  request: { email: ownEmail, mockExamSetId },
  reply: { setVersion: SetVersion, changes: Type.Array(Type.String()) },
  refusals: ['MockExamSetNotFound', 'MockExamSetNotReady', 'MockExamSetChangedMeanwhile', 'MockKeyOfSatPaper'],
});

export const getMockExamSets = query({
  call: 'POST /getMockExamSets',
  who: admins,
  summary: 'The sets, the newest first, each with what was published of it last.',
  request: { email: ownEmail, mockExamSetId: Maybe(Id) },
  reply: Type.Array(
    Shape({
      mockExamSetId,
      examSetName: Type.String(),
      mockExamDate: Day,
      mockExamTime: Type.String(),
      mockExamType: MockExamType,
      createdAt: Instant,
      /** False: a copy that was broken off. */
      isWhole: Type.Boolean(),
      /** 0: never published. */
      setVersion: Count,
      publishedAt: orNull(Instant),
      /** Whether it was changed since. */
      isChanged: Type.Boolean(),
      papers: Type.Array(PinnedPaper),
      changes: Type.Array(Type.String()),
    }),
  ),
});
