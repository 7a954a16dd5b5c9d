import { called, mail, naming, nothing, type Called } from '../../testing/called';
import { getFunnel, updateBlogsViewData } from '../funnel/funnel.contract';
import {
  addressLetter,
  askLetterProof,
  closeLetter,
  getLetters,
  previewLetter,
  releaseLetter,
  writeLetter,
} from '../letters/letter.contract';
import {
  confirmMockPlace,
  createFreeMockUser,
  forgetMockPlace,
  getAllUpcomingMockExamSessions,
  getSessionsForStaff,
  getNextFreeMockExamSession,
  giveUpMockPlace,
  lookAtMockPlace,
  seatMockPlace,
} from '../mock-place.contract';
import {
  addToSubscriptionList,
  confirmSubscription,
  endSubscription,
  forgetSubscriber,
  leaveByMail,
  noteListMember,
} from '../subscription.contract';

const letter = { subject: 'A quiet week', body: 'Dear parents,\n\nrest.' };

export const marketingCalls: readonly Called[] = naming({ token: 'for whoever holds it' }, [
  called(addToSubscriptionList, 'V F U S T H C E A W D O P', (one) => ({ email: mail(one), source: 'blog' })),
  called(confirmSubscription, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(endSubscription, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(leaveByMail, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(forgetSubscriber, '. . . . . . . . . W . . .', ({ fresh }) => ({ subscriberId: fresh })),
  called(noteListMember, '. . . . . . . . . W . . .', ({ fresh }) => ({
    subscriberId: fresh,
    provider: 'Letters Ltd',
  })),
  called(createFreeMockUser, 'V F U S T H C E A W D O P', (one) => ({
    parentFirstName: 'Grace',
    parentLastName: 'O’Neill',
    parentEmail: mail(one),
    childName: 'Kofi',
    telephone: '+44 (0)20 7946 0018',
    acceptTerms: true,
    source: 'the-gl-exams',
  })),
  called(lookAtMockPlace, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(seatMockPlace, '. . . . . . . . . W . . .', ({ fresh }) => ({ placeId: fresh })),
  called(confirmMockPlace, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(giveUpMockPlace, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(forgetMockPlace, '. . . . . . . . . W . . .', ({ fresh }) => ({ placeId: fresh, stage: 'asked' as const })),
  called(getNextFreeMockExamSession, 'V F U S T H C E A W D O P', nothing),
  called(getAllUpcomingMockExamSessions, 'V F U S T H C E A W D O P', nothing),
  called(getSessionsForStaff, '. . . . . . . . A . . . .', nothing),
  called(writeLetter, '. . . . . . . . A . . . .', ({ fresh }) => ({ letterId: fresh, version: 0, ...letter })),
  called(askLetterProof, '. . . . . . . . A . . . .', ({ fresh }) => ({ letterId: fresh, version: 9 })),
  called(releaseLetter, '. . . . . . . . a . . . .', ({ fresh }) => ({ letterId: fresh, version: 9 })),
  called(addressLetter, '. . . . . . . . . W . . .', ({ fresh }) => ({ letterId: fresh, subscriberIds: ['nobody'] })),
  called(closeLetter, '. . . . . . . . . W . . .', ({ fresh }) => ({ letterId: fresh })),
  called(previewLetter, '. . . . . . . . A . . . .', () => letter),
  called(getLetters, '. . . . . . . . A . . . .', nothing),
  called(updateBlogsViewData, 'V F U S T H C E A W D O P', () => ({
    blogViewed: 'the-gl-exams' as const,
    viewSource: 'landing',
  })),
  called(getFunnel, '. . . . . . . . A . . . .', nothing),
]);
