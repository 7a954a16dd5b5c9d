import type { RefusalText } from '../../describe/feature';

/** What can stand in the way of what staff do about an incident. */
export const incidentsRefusals = {
  IncidentNotFound: { status: 404, title: 'There is no such incident in this session.' },
  IncidentEndsFirst: { status: 409, title: 'An incident begins before it ends.' },
  IncidentTooLong: { status: 409, title: 'An incident is no longer than twelve hours.' },
  IncidentNotOver: {
    status: 409,
    title: 'That time is not over yet. Mark what has been so far, or wait until it is over.',
  },
  IncidentOutsideSession: { status: 409, title: 'Nobody sat this session then.' },
  IncidentsFull: { status: 409, title: 'So many incidents were marked in this session that no more is written down.' },
  IncidentWithdrawn: { status: 409, title: 'This incident was taken back.' },
  IncidentDecidedAlready: { status: 409, title: 'Something was decided about it already: it cannot be taken back.' },
  IncidentChangedMeanwhile: {
    status: 409,
    title: 'Somebody decided about this incident meanwhile. Look at what was decided, and choose again.',
  },
  IncidentNotHalfMinutes: {
    status: 409,
    title: 'Time is given back in half minutes, rounded up: one of these is no number of half minutes.',
  },
  IncidentChildTwice: { status: 409, title: 'A child stands twice among those who were chosen, with the same paper.' },
  IncidentCountedAnew: {
    status: 409,
    title:
      'What was seen is not what is reckoned now: somebody has handed in meanwhile, or the room was changed, or other figures were sent. Look again, and choose again.',
  },
  IncidentNothingLost: { status: 409, title: 'Nobody who was chosen lost any time by it.' },
  IncidentRoomOver: {
    status: 409,
    title: 'This room is over: time can no longer be given. Offer a catch-up, or a note on the report.',
  },
  IncidentPaperOver: {
    status: 409,
    title: 'A paper is over for somebody who was chosen: time can no longer be added to it.',
  },
  IncidentTooLarge: { status: 409, title: 'This is too much for one decision. Decide for fewer children at a time.' },
  IncidentNoteMissing: { status: 409, title: 'Please write the note as families will read it.' },
  IncidentReportsRunning: {
    status: 409,
    title:
      'Reports of this session are being counted at this moment: whether this note is on them is known after that.',
  },
  CatchUpNotFound: {
    status: 404,
    title: 'There is no such catch-up session, or it has begun, or it has papers that these children have sat.',
  },
  CatchUpNotDecided: { status: 409, title: 'No catch-up was decided for this child.' },
} as const satisfies Readonly<Record<string, RefusalText>>;
