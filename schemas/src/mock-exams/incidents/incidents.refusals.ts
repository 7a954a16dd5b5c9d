import type { RefusalText } from '../../describe/feature';

/** What can stand in the way of what staff do about an incident. */
export const incidentsRefusals = {
  IncidentNotFound: { status: 404, title: 'There is no such incident in this session.' },
  IncidentTimesWrong: {
    status: 409,
    title: 'An incident begins before it ends, is no longer than twelve hours, and is not marked before it is over.',
  },
  IncidentOutsideSession: { status: 409, title: 'Nobody sat this session then.' },
  IncidentsFull: { status: 409, title: 'So many incidents were marked in this session that no more is written down.' },
  IncidentWithdrawn: { status: 409, title: 'This incident was taken back.' },
  IncidentDecidedAlready: { status: 409, title: 'Something was decided about it already: it cannot be taken back.' },
  IncidentChangedMeanwhile: {
    status: 409,
    title: 'Somebody decided about this incident meanwhile. Look at what was decided, and choose again.',
  },
  IncidentCountedAnew: {
    status: 409,
    title:
      'The reckoning has changed meanwhile: somebody handed in, or the room was changed. Look again, and choose again.',
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
  CatchUpNotFound: {
    status: 404,
    title: 'There is no such catch-up session, or it has begun, or it has papers that these children have sat.',
  },
  CatchUpNotDecided: { status: 409, title: 'No catch-up was decided for this child.' },
} as const satisfies Readonly<Record<string, RefusalText>>;
