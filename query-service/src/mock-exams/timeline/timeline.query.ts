import { csvLine, UTF8_MARK } from 'platform/csv';
import { streamOf, type EventStore, type StoredEvent } from 'platform/event-store';
import { answer, type Caller } from 'platform/http';
import type { HeardOf } from 'platform/last-heard';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { children } from 'schemas/accounts/children.table';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import {
  getMockExamTimeline,
  takeMockExamTimelineFile,
  TIMELINE_PAGE,
} from 'schemas/mock-exams/timeline/timeline.contract';
import { timelineOf, type TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { writerWords } from 'schemas/mock-exams/timeline/timeline-words.rules';
import { clockOf } from '../session-clock';
import {
  arrangedEvents,
  besides,
  decidedFor,
  roomEvents,
  satPapers,
  sittingEvents,
  tablesOfTimeline,
  type TimelineReads,
  type Whose,
} from './recorded';

interface Look {
  readonly stream: string;
  readonly shown: 'timeline' | 'timeline file';
  readonly subjectId: string;
}

/** Has it noted whose sitting somebody looks at, before they are shown anything. */
export type NoteTimelineLook = (caller: Caller, look: Look) => Promise<void>;

interface Asked {
  readonly mockExamSessionId: string;
  readonly mockExamUserId: string;
}

interface Tools {
  readonly db: TimelineReads;
  readonly store: EventStore;
  readonly caller: Caller;
  readonly refuse: (code: string) => never;
}

const streamOfSitting = ({ sessionId, learnerId }: Whose) => streamOf('sitting', `${sessionId}.${learnerId}`);

/** Whose it is, once there is something to show and it was noted that somebody looks. */
async function looked(asked: Asked, shown: Look['shown'], { tools, note }: { tools: Tools; note: NoteTimelineLook }) {
  const { db, store, caller, refuse } = tools;
  const { mockExamSessionId: sessionId, mockExamUserId: learnerId } = asked;
  const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
  if (!session) return refuse('SessionNotFound');
  const whose = { sessionId, learnerId };
  const [begun] = await store.readStream(streamOfSitting(whose), 0, 1);
  if (!begun) return refuse('MockTimelineNotFound');
  await note(caller, { stream: streamOfSitting(whose), shown, subjectId: learnerId });
  return { session, whose, papers: papersOf(begun.data) };
}

export const timelineQuery = (note: NoteTimelineLook, heardOf: HeardOf) =>
  answer(
    getMockExamTimeline,
    { reads: tablesOfTimeline },
    async ({ after, limit = TIMELINE_PAGE, ...asked }, { now, pageOf, ...tools }) => {
      const { session, whose, papers } = await looked(asked, 'timeline', { tools, note });
      const { db, store } = tools;
      const beside = await besides(whose, db);
      const found = await store.readStream(streamOfSitting(whose), revisionAfter(after), limit + 1);
      const page = pageOf(found, limit, ({ revision }) => String(revision));
      const child = await db.from(children).select('name').where('learnerId', '=', whose.learnerId).executeTakeFirst();
      const isFirst = after === undefined;
      return {
        serverNow: now,
        childName: child?.name ?? null,
        isErased: beside.openings.some(({ arrangements }) => arrangements === null),
        session: clockOf({ ...session, papers: [...papers] }),
        papers: isFirst ? await satPapers(papers, db) : [],
        room: isFirst ? await roomEvents(beside, db) : [],
        arranged: isFirst ? await arrangedEvents(whose, store, db) : [],
        decided: isFirst ? await decidedFor(whose, db) : [],
        lastHeardAt: await lastHeardOf(whose, heardOf),
        events: await sittingEvents(page, beside, db),
      };
    },
  );

/** The child is not named in it. */
export const timelineFileQuery = (note: NoteTimelineLook, heardOf: HeardOf) =>
  answer(takeMockExamTimelineFile, { reads: tablesOfTimeline }, async (asked, tools) => {
    const { whose, papers } = await looked(asked, 'timeline file', { tools, note });
    const { db, store, now } = tools;
    const beside = await besides(whose, db);
    const lines = timelineOf({
      now,
      lastHeardAt: await lastHeardOf(whose, heardOf),
      events: await sittingEvents(await store.readStream(streamOfSitting(whose)), beside, db),
      room: await roomEvents(beside, db),
      arranged: await arrangedEvents(whose, store, db),
      decided: await decidedFor(whose, db),
      papers: await satPapers(papers, db),
    });
    return new TextEncoder().encode([UTF8_MARK, csvLine(heads), ...lines.map(lineOf)].join(''));
  });

async function lastHeardOf({ sessionId, learnerId }: Whose, heardOf: HeardOf): Promise<string | null> {
  const id = `${sessionId}.${learnerId}`;
  return (await heardOf([id])).get(id)?.at ?? null;
}

/** That were sat, as the sitting began with them. */
const papersOf = ({ papers }: StoredEvent['data']) => papers as readonly PinnedPaper[];

/** What is no revision is one behind every stream. */
function revisionAfter(after: string | undefined): number {
  if (after === undefined) return 0;
  return /^\d{1,9}$/.test(after) ? Number(after) + 1 : 2_147_483_647;
}

const heads = [
  'Happened',
  'Their device says',
  'Written by our clock',
  'Dated in the log',
  'Kind',
  'What',
  'More',
  'Nothing known for (seconds)',
  'By',
  'Device',
  'Id of the device',
];

function lineOf({ at, claimedAt, savedAt, datedAt, kind, what, detail, gapSeconds, by, device }: TimelineLine): string {
  const when = [at, claimedAt, savedAt, datedAt];
  return csvLine([...when, kind, what, detail, gapSeconds, writerWords(by), device?.name ?? null, device?.id ?? null]);
}
