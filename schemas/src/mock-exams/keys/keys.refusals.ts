import type { RefusalText } from '../../describe/feature';

/** What can stand in the way of putting a key right. */
export const keysRefusals = {
  MockKeysNotFound: { status: 404, title: 'There is no such question in a paper that was published.' },
  MockKeyNotAnOption: { status: 422, title: 'This question has no such choice.' },
  MockKeyIsSo: { status: 409, title: 'The question counts like that already: nothing would change.' },
  MockKeyDecisionNotFound: { status: 404, title: 'There is no such decision on this question.' },
  MockKeyDecisionNotLast: {
    status: 409,
    title: 'This question was decided upon again since. Take back the later decision first.',
  },
  MockKeyPreviewOutOfDate: {
    status: 409,
    title: 'What you looked at no longer holds: somebody has sat, decided or issued something since. Look at it anew.',
  },
  MockKeyReportsRunning: {
    status: 409,
    title: 'Reports of this paper are being counted at this moment. Please wait a minute, and look at it anew.',
  },
  MockKeyTablesBehind: {
    status: 409,
    title:
      'What was sat and issued has not all been taken in at this moment, so that something would be missing here. Please look again in a minute.',
  },
  MockKeyTooManyReports: {
    status: 409,
    title:
      'More than ten thousand issued reports would say something different about the child: so many cannot be decided upon at once. Nothing was changed.',
  },
  MockKeyProposalOpen: {
    status: 409,
    title: 'Another change of this paper waits for a second person. Decide that one first.',
  },
  MockKeyProposedOften: {
    status: 429,
    title:
      'Much of what you proposed for this paper in the last hour was taken away again or refused, and somebody got a mail of it each time. You can propose something again at {time}.',
  },
  MockKeyReasonTellsAnswer: {
    status: 409,
    title:
      'Another session with this question is still to come or under way, and families read the reason before it is over. Please say why without quoting a choice or naming a letter.',
  },
  MockKeyProposalNotFound: {
    status: 409,
    title: 'This proposal is not open any more: it was decided, or taken away.',
  },
  MockKeyNeedsAnother: {
    status: 403,
    title: 'You proposed this yourself. Because issued reports change, somebody else has to confirm it.',
  },
  MockKeyConfirmerTooNew: {
    status: 403,
    title: 'You became an admin after this was proposed. Somebody who was one before has to confirm it.',
  },
  MockKeyConfirmerMadeProposer: {
    status: 403,
    title:
      'You cannot confirm this: in the last 30 days you made whoever proposed it an admin, yourself or through somebody whom you made one. Another admin has to confirm it.',
  },
  MockKeyConfirmerMadeByProposer: {
    status: 403,
    title:
      'You cannot confirm this: in the last 30 days whoever proposed it made you an admin, themselves or through somebody whom they made one. Another admin has to confirm it.',
  },
  MockKeyConfirmerMadeByOne: {
    status: 403,
    title:
      'You cannot confirm this: in the last 30 days the same person made you and whoever proposed it admins, themselves or through somebody whom they made one. Another admin has to confirm it.',
  },
  MockKeyAskedCannotConfirm: {
    status: 409,
    title:
      'Whoever you ask cannot confirm this. It has to be another admin, and in the last 30 days neither of you may have made the other an admin, nor one person both of you. Look at it anew and choose somebody else.',
  },
  MockKeyOfSatPaper: {
    status: 409,
    title:
      'The right answer of a question differs from the one it was sat with. Put its key right instead: there you see whose marks would change.',
  },
} as const satisfies Readonly<Record<string, RefusalText>>;
