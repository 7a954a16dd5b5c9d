import Type from 'typebox';
import Value from 'typebox/value';
import { londonInstants } from 'platform/clock';
import { Id } from 'schemas/describe/schema';
import { Pence } from 'schemas/payments/prices/price-list';
import { examEvent, jsonLd } from '../../../frontend/src/finished/structured-data';

/** The page that tells of them. */
export const EXAMS_PAGE = '/11plus-mock-exams';

/** What is told of a date, as far as it is needed here. */
const Session = Type.Object({
  mockexamSessionId: Id,
  mockExamDate: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  mockExamTime: Type.String({ pattern: '^\\d\\d:\\d\\d:\\d\\d$' }),
  isFreeSession: Type.Boolean(),
  isFull: Type.Boolean(),
});
const Sessions = Type.Array(Session);
const Prices = Type.Object({ oneOffPence: Pence });

interface Told {
  /** As `getAllUpcomingMockExamSessions` and `getPrices` say it; undefined while they have said nothing. */
  readonly sessions: unknown;
  readonly prices: unknown;
}

/** Those after them come to the page in their turn. */
const MOST = 5;

/** The next mock exams in the words of schema.org, for the head of their page; empty where none is to come. */
export function examEventsIn({ sessions, prices }: Told, now: Date): string {
  if (!Value.Check(Sessions, sessions)) return '';
  const pence = Value.Check(Prices, prices) ? prices.oneOffPence : undefined;
  return sessions
    .flatMap((session) => eventOf(session, { pence, now }))
    .slice(0, MOST)
    .map(jsonLd)
    .join('');
}

interface Known {
  /** What one mock exam costs; one that is sold is not told of before that is known. */
  readonly pence: number | undefined;
  readonly now: Date;
}

function eventOf(session: Type.Static<typeof Session>, { pence, now }: Known) {
  const { mockexamSessionId: sessionId, mockExamDate: day, mockExamTime: time, isFreeSession, isFull } = session;
  const [at] = londonInstants(day, time);
  const cost = isFreeSession ? 0 : pence;
  if (at === undefined || at <= now || cost === undefined) return [];
  const isSummer = at.getTime() !== Date.parse(`${day}T${time}Z`);
  const startsAt = `${day}T${time}${isSummer ? '+01:00' : '+00:00'}`;
  const path = isFreeSession ? EXAMS_PAGE : `/auth/register/3/${sessionId}`;
  return [examEvent({ startsAt, pence: cost, path, isFull })];
}
