import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, orNull, Own, Shape, Text } from '../../describe/schema';
import { ContentHash } from '../paper';

export const getMockKeyProposals = query({
  call: 'POST /mock-exams/getKeyProposals',
  who: admins,
  summary:
    'Changes of keys that wait for a second person and that whoever asks may confirm, those first that they were asked for and then the oldest. No letter of a key is told.',
  request: { email: Maybe(Own(Email, 'email')) },
  reply: {
    proposals: Type.Array(
      Shape({
        proposalId: Id,
        paperHash: ContentHash,
        questionId: Id,
        number: Count,
        paperName: Text(200),
        setName: orNull(Text(200)),
        /** Who proposed it; null: erased. */
        by: orNull(Type.String()),
        /** Whether whoever asks is the one who was asked to confirm it. */
        isAskedOfYou: Type.Boolean(),
        proposedAt: Instant,
      }),
    ),
  },
});
