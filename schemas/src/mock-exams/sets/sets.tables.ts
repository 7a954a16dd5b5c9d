import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant } from '../../describe/schema';
import { table } from '../../describe/table';
import { KeyDecision, KeyProposal, StandingKey, WithdrawnProposal } from '../keys/standing-keys';
import { ContentHash, Paper, PinnedPaper, SetVersion } from '../paper';
import { AuthoredQuestion, AuthoredSection, Minutes, Place, SetDetails } from './authored';

/** The sets, and what was published of each last. */
export const mockSets = table('mock_sets', {
  row: {
    setId: Id,
    ...SetDetails.properties,
    createdAt: Instant,
    isWhole: Type.Boolean(),
    /** 0: never published. */
    setVersion: Count,
    publishedAt: Maybe(Instant),
    /** Whether it was changed since. */
    isChanged: Type.Boolean(),
    papers: Type.Array(PinnedPaper),
    changes: Type.Array(Type.String()),
  },
  key: 'setId',
  indexes: [['createdAt', 'setId']],
});

/** Every version of a set that was published: which papers, and how it differs from the one before. */
export const mockSetVersions = table('mock_set_versions', {
  row: {
    setId: Id,
    setVersion: SetVersion,
    name: Type.String(),
    publishedAt: Instant,
    papers: Type.Array(PinnedPaper),
    changes: Type.Array(Type.String()),
  },
  key: ['setId', 'setVersion'],
});

/** Papers as they are being written. */
export const mockSetPapers = table('mock_set_papers', {
  row: { paperId: Id, setId: Id, name: Type.String(), minutes: Minutes, place: Place },
  key: 'paperId',
  indexes: [['setId']],
});

/** Sections as they are being written. */
export const mockSetSections = table('mock_set_sections', {
  row: { ...AuthoredSection.properties, setId: Id, paperId: Id, place: Place },
  key: 'sectionId',
  indexes: [['paperId'], ['setId']],
});

/** Questions as they are being written, with their keys: for authors alone. */
export const mockSetQuestions = table('mock_set_questions', {
  row: { ...AuthoredQuestion.properties, setId: Id, sectionId: Id, place: Place },
  key: 'questionId',
  indexes: [['sectionId'], ['setId']],
});

/** What was published, by its hash: what a child sees of a paper. */
export const mockPapers = table('mock_papers', {
  row: { paperHash: ContentHash, setId: Id, setVersion: SetVersion, paper: Paper, publishedAt: Instant },
  key: 'paperHash',
  indexes: [['setId']],
});

/** The keys of what was published, apart from it, as they count; and what was decided of them since. */
export const mockKeys = table('mock_keys', {
  row: {
    paperHash: ContentHash,
    setId: Id,
    setVersion: Count,
    keyVersion: Count,
    keys: Type.Array(StandingKey),
    decisions: Type.Array(KeyDecision),
    /** What waits for a second person. */
    proposal: Maybe(KeyProposal),
    /** What was proposed once and is no more, in the order in which that was said. */
    withdrawn: Type.Array(WithdrawnProposal),
    publishedAt: Instant,
  },
  key: 'paperHash',
});
