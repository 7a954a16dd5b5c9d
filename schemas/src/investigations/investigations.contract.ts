import Type from 'typebox';
import { admins, adminsAndOperator, service } from '../accounts/roles';
import { command, query } from '../describe/contract';
import { Maybe } from '../describe/events';
import { paged } from '../describe/paging';
import { Count, Id, Instant, orNull, SeenLinesOrBlank, Shape, Text } from '../describe/schema';
import { Looked, LookReason, shownOfStreams } from './look.events';

/** Names the effect of a job, which happens once for each key: ids and instants. */
export const OnceKey = Text(200);

export const ProjectionState = Shape({
  projection: Id,
  version: Count,
  /** `building`: filled for the first time, or after a change, while an earlier table serves; `retired`: about to be dropped. */
  state: Type.Enum(['building', 'live', 'catching up', 'rebuilding', 'stopped', 'retired']),
  position: Type.String(),
  /** Where the log ended when the building of this table began: a request to rebuild from before then is met by it. */
  builtAt: Type.String(),
  /** How long ago, in seconds, the oldest event that it has not yet met was written; 0 when it has met all. */
  lagSeconds: Type.Number(),
  /** Of a building, 0 to 1, also of one that is tried again; null when none is running. */
  progress: Type.Union([Type.Number(), Type.Null()]),
  /** Why it stopped, and where. */
  fault: Type.Union([Type.String(), Type.Null()]),
  /** Of the event that it could not take, where that is known. */
  faultPosition: Type.Union([Type.String(), Type.Null()]),
  /** Since when. */
  faultAt: orNull(Instant),
  updatedAt: Instant,
});

export const getProjections = query({
  call: 'POST /getProjections',
  who: adminsAndOperator,
  summary: 'Each read table: how far it has come, whether it is live, being rebuilt, or stopped and why.',
  reply: { head: Type.String(), projections: Type.Array(ProjectionState) },
});

export const requestProjectionRebuild = command({
  call: 'POST /requestProjectionRebuild',
  who: adminsAndOperator,
  summary: 'Makes a read table anew from the log; the one in use serves until the new one takes its place.',
  request: { projection: Id },
  refusals: ['ReadTableNotFound'],
});

export const getFailedJobs = query({
  call: 'POST /getFailedJobs',
  who: admins,
  summary: 'What the workers have given up on, the newest first, and why.',
  request: paged(200),
  reply: {
    jobs: Type.Array(Shape({ task: Id, once: OnceKey, why: Type.String(), askedAt: Instant, failedAt: Instant })),
    /** On all pages. */
    total: Count,
    /** What waits for something that is away, by kind of job: it is tried again by itself until that is back. */
    heldUp: Type.Array(Shape({ task: Id, count: Count, why: Type.String(), since: Instant, nextAt: Instant })),
  },
});

export const retryJob = command({
  call: 'POST /retryJob',
  who: admins,
  summary: 'Has a job that failed for good tried again, with all its attempts before it.',
  request: { task: Id, once: OnceKey },
});

export const findStreams = query({
  call: 'POST /findStreams',
  who: admins,
  summary:
    'Streams whose name begins so, the most recently written first. That somebody looked for a person’s is noted.',
  request: {
    prefix: Type.String({ maxLength: 120, pattern: '^[a-z]*(-[A-Za-z0-9_.-]*)?$' }),
    ...paged(200),
  },
  reply: {
    streams: Type.Array(Shape({ stream: Type.String(), events: Count, lastType: Type.String(), lastAt: Instant })),
  },
});

export const getStreamEvents = query({
  call: 'POST /getStreamEvents',
  who: admins,
  summary:
    'The events of one stream in their order, with who did what and when. Personal data stays sealed. Who looked, at whose stream, when and for which reason is noted.',
  request: {
    stream: Type.String({ maxLength: 160, pattern: '^[a-z]+-[A-Za-z0-9_.-]+$' }),
    reason: Maybe(SeenLinesOrBlank(200)),
    ...paged(500),
  },
  reply: {
    events: Type.Array(
      Shape({
        revision: Count,
        position: Type.String(),
        id: Type.String(),
        type: Type.String(),
        at: Instant,
        actor: Shape({ id: Type.String(), role: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }),
        commandId: Type.String(),
        correlationId: Type.String(),
        data: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  },
});

export const noteStreamLook = command({
  call: 'POST /noteStreamLook',
  who: service('query-service'),
  summary: 'Writes down that an admin looked at a stream: once in a quarter of an hour for each stream and reason.',
  request: {
    accountId: Id,
    stream: Looked,
    shown: Type.Enum([...shownOfStreams]),
    subjectId: Maybe(Id),
    reason: Maybe(LookReason),
  },
});
