import { feature } from '../describe/feature';
import { copies } from './copies.table';
import { copyEvents } from './copy.events';
import * as erasureCalls from './erasure.contract';
import { erasureStoryEvents } from './erasure.events';
import { erasures } from './erasures.table';
import { looks } from './looks.table';
import * as privacyCalls from './privacy.contract';

export const privacyFeature = feature('privacy', {
  families: [erasureStoryEvents, copyEvents],
  calls: [erasureCalls, privacyCalls],
  tables: [erasures, copies, looks],
  refusals: {
    ConfirmationNotTyped: { status: 422, title: 'Please type the word “erase”, so that nothing is erased by mistake.' },
    CopyAskedTooOften: {
      status: 409,
      title: 'That is five copies within a day. Please ask for the next one tomorrow.',
    },
    CopyNotFound: { status: 404, title: 'There is no such copy any more. Please ask for a new one.' },
    CopyUnderWay: { status: 409, title: 'This copy is being made already. Please wait until it has arrived.' },
    ErasureAskedTooOften: {
      status: 409,
      title: 'You have asked for this very often today. Please come again tomorrow, or write to us.',
    },
    ErasureBegun: { status: 409, title: 'The erasure has begun, and cannot be stopped any more.' },
    ErasureNotDue: { status: 409, title: 'The fortnight is not over yet.' },
    ErasureNotFound: { status: 404, title: 'There is nothing of this kind to be erased.' },
    FamilyHeldByAnother: {
      status: 409,
      title:
        'Another parent belongs to this family, too. It can be erased once one of you is alone: please take one of you out of it first.',
    },
    PersonStillFound: { status: 409, title: 'Something of the person was found: the log of the service says where.' },
    SearchGoesOn: { status: 409, title: 'The search is not finished yet.' },
  },
});
