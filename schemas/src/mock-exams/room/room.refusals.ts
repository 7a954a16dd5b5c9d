import type { RefusalText } from '../../describe/feature';

/** What can stand in the way of what staff do in a room. */
export const roomRefusals = {
  RoomNotOpenYet: {
    status: 409,
    title: 'This session has not begun. Its room opens a quarter of an hour before the start.',
  },
  RoomOver: { status: 409, title: 'This is over already: nothing would change for anybody.' },
  RoomPausedForAll: {
    status: 409,
    title: 'The whole room is paused, not this child alone. Let the room go on for everybody.',
  },
  RoomPaperNotFound: { status: 404, title: 'This session has no such paper.' },
  RoomPaperOver: { status: 409, title: 'That paper is over for this child: time that is given now would not count.' },
  RoomChangedMeanwhile: {
    status: 409,
    title: 'Time was given for this paper meanwhile. Look at how much there is now, and choose again.',
  },
  RoomTooMuchTime: { status: 409, title: 'No more than four hours can be added to one paper.' },
  RoomSameSession: { status: 422, title: 'That is the session that they are in. Please choose another one.' },
  RoomSamePapers: {
    status: 409,
    title:
      'They have begun this exam and know its papers. Please choose a session that has its papers already, and none of these.',
  },
  RoomBookFull: {
    status: 409,
    title: 'So much was done in this room that no more is written down. A pause can still be ended.',
  },
  RoomMessagesOften: {
    status: 429,
    title:
      'Whoever would read this has had twenty messages from you within five minutes, with those to all: there is no time to read more. The next can be sent at {time}.',
  },
  RoomMessagesMany: {
    status: 429,
    title:
      'You have sent 120 messages to single children of this room within five minutes: more would fill its book. A message to all can still be sent; the next to one child at {time}.',
  },
  LateAnswerNotFound: { status: 404, title: 'There is no such late answer.' },
  LateAnswerDecidedMeanwhile: {
    status: 409,
    title:
      'Somebody has decided about a late answer to this question meanwhile. Look at what counts now, and decide again.',
  },
} as const satisfies Readonly<Record<string, RefusalText>>;
