import { start } from 'platform/jobs';
import { process } from '../process';
import { addListMember, removeListMember } from './list-member.jobs';

/**
 * The provider knows who is on the list from their confirmation on, and until they leave or are erased. Who confirmed
 * before there was this was not told of it.
 */
export const keepListProvider = process(
  'keep-list-provider',
  {
    SubscriptionConfirmed: ({ data: { subscriberId }, id: eventId }) => start(addListMember, { subscriberId, eventId }),
    SubscriptionEnded: ({ data: { subscriberId }, id: eventId }) => start(removeListMember, { subscriberId, eventId }),
    SubjectErased: ({ data: { subjectId: subscriberId }, id: eventId }) =>
      start(removeListMember, { subscriberId, eventId }),
  },
  { from: 'now' },
);
