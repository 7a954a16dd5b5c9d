import type { RefusalText } from '../../describe/feature';

/** What can stand in the way of a session, in words. */
export const sessionsRefusals = {
  TimeNeverComes: {
    status: 422,
    title: 'Clocks go forward that night: this hour never comes. Please choose an earlier or a later time.',
  },
  TimeComesTwice: {
    status: 422,
    title: 'Clocks go back that night: this hour comes twice. Please choose an earlier or a later time.',
  },
  SessionInPast: { status: 422, title: 'This time is over already. Please choose one that is to come.' },
  SessionCancelled: { status: 409, title: 'This session was cancelled.' },
  SessionHasBegun: { status: 409, title: 'This session has begun already.' },
  SessionMovedMeanwhile: {
    status: 409,
    title: 'Somebody else has moved this session meanwhile. Look at when it is now, and choose again.',
  },
  ExamTypeDiffers: { status: 409, title: 'This set is of another type than the session was announced as.' },
  CapacityBelowBooked: {
    status: 409,
    title:
      'More children than that have a place in this session already. Give it at least as many places as are booked.',
  },
  SetInUse: {
    status: 409,
    title: 'This set is sat in another session at that time. Please choose another set or time.',
  },
  SetNotChosen: { status: 422, title: 'Please choose a set.' },
  SetNotViable: { status: 422, title: 'This set cannot be sat: it has to be published, with two papers.' },
  SessionNotIncluded: { status: 403, title: 'This mock exam is not part of what you have. You can buy it by itself.' },
  /** The same words as where a whole call is behind the parents' door. */
  PasswordWanted: { status: 403, title: 'Please give your password once more first.' },
  FamilyNotConfirmed: {
    status: 403,
    title: 'A parent has to open the link in our first mail to them before a free place can be taken.',
  },
  SessionSoldOut: { status: 409, title: 'Every place in this mock exam is taken. Please choose another date.' },
  RunsBesideYours: {
    status: 409,
    title:
      'This child has a place in another mock exam at that time already. Please choose another date, or give that place back.',
  },
  ArrangedTooLate: {
    status: 409,
    title:
      'No paper of this session is still to be opened by this child: what is arranged now would change nothing. While it is sat, time can be given in the room.',
  },
  BookingNotFound: { status: 404, title: 'There is no booking of this child for this session.' },
} as const satisfies Readonly<Record<string, RefusalText>>;
