import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Id, Instant, orNull, Shape } from '../../describe/schema';
import { ownEmail } from '../../practice/as-sent';
import { ContentHash, Paper, PinnedPaper, SetVersion } from '../paper';

export const getMockExamSetVersions = query({
  call: 'POST /getMockExamSetVersions',
  who: admins,
  summary: 'What was published of a set, the newest version first, and how each differs from the one before.',
  request: { email: ownEmail, mockExamSetId: Id },
  reply: Type.Array(
    Shape({
      setVersion: SetVersion,
      examSetName: Type.String(),
      publishedAt: Instant,
      papers: Type.Array(PinnedPaper),
      changes: Type.Array(Type.String()),
    }),
  ),
});

export const getPublishedMockExam = query({
  call: 'POST /getPublishedMockExam',
  who: admins,
  summary: 'A paper as it was published, by its hash: what a child sees of it. Nothing where none was.',
  request: { email: ownEmail, paperHash: ContentHash },
  reply: { paper: orNull(Paper) },
});
