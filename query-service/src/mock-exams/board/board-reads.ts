import type { Queries } from 'platform/database';
import { readsOf } from 'platform/database/reads';
import { START } from 'platform/event-store';
import { children } from 'schemas/accounts/children.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { mockPaperQuestions, mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import type { getMockExamBoard } from 'schemas/mock-exams/board/board.contract';
import { mockReports } from 'schemas/mock-exams/reports/reports.tables';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { ALWAYS, mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittingAnswers, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { byName } from '../by-name';

export type News = ReplyOf<typeof getMockExamBoard>;
export type BoardRoom = NonNullable<News['room']>;
export type Seat = NonNullable<News['seats']>[number];
export type SittingTile = News['sittings'][number];

/** What is told of a sitting, and where its last change stands in the log. */
export interface KnownSitting {
  readonly tile: SittingTile;
  readonly changedAt: string;
}

/** What is the same until somebody in the office does something, or somebody begins. */
export const rosterTables = [
  mockSessions,
  mockSessionRooms,
  mockRoomActs,
  mockPaperQuestions,
  bookings,
  children,
  mockArrangements,
] as const;
/** What comes after: not looked at each time that it changes, as hundreds are made and sent one after the other. */
export const reportTables = [mockReports] as const;
/** What changes as children sit. */
export const sittingTables = [mockSittings, mockSittingAnswers] as const;
const tables = [...rosterTables, ...reportTables, ...sittingTables] as const;

/** More than any session has places for. */
const MOST = 5_000;

export type BoardDb = Pick<Queries, 'prepared'>;

/** What the board of one room is made from. */
export const boardReads = (db: BoardDb, sessionId: string) => new BoardReads(db, sessionId);

export class BoardReads {
  private readonly reads;

  constructor(
    private readonly db: BoardDb,
    private readonly sessionId: string,
  ) {
    this.reads = readsOf(db, ...tables);
  }

  /** Up to where in the log all that tells of sittings has come: what is read afterwards holds everything before that. */
  async reached(): Promise<string> {
    const rows = await this.db.prepared<{ position: string }>(
      'select position from read.projections where projection = any($1)',
      [sittingTables.map(({ name }) => name)],
    );
    return rows.length < sittingTables.length ? START : (rows.map(({ position }) => position).toSorted()[0] ?? START);
  }

  /** Undefined where there is no such session. */
  async room(): Promise<BoardRoom | undefined> {
    const { reads, sessionId } = this;
    const session = await reads.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
    if (!session) return undefined;
    const [done, acts, reportsDone, questionIds] = await Promise.all([
      reads.from(mockSessionRooms).selectAll().where('sessionId', '=', sessionId).executeTakeFirst(),
      reads.from(mockRoomActs).select('position').where('sessionId', '=', sessionId).limit(MOST).execute(),
      this.reportsDone(),
      this.questionIds(session.papers.map(({ paperHash }) => paperHash)),
    ]);
    const papers = session.papers.map((paper) => ({
      ...paper,
      questions: questionIds.get(paper.paperHash)?.length ?? 0,
    }));
    return roomOf(session, { papers, acts: acts.length, reportsDone, ...(done ?? quiet) });
  }

  /** Of those who sat: whoever did not is waited for by no family. */
  private async reportsDone(): Promise<number> {
    const { reads, sessionId } = this;
    const row = await reads
      .from(mockReports)
      .select(({ fn }) => fn.countAll<string>().as('done'))
      .where('sessionId', '=', sessionId)
      .where('state', 'in', ['sent', 'skipped'])
      .where('learnerId', 'in', reads.from(mockSittings).select('learnerId').where('sessionId', '=', sessionId))
      .executeTakeFirst();
    return Number(row?.done ?? 0);
  }

  /** Who has a seat, and who has begun, in the order of their names. */
  async seats(): Promise<Seat[]> {
    const { reads, sessionId } = this;
    const [booked, begun] = await Promise.all([
      reads
        .from(bookings)
        .select('learnerId')
        .where('sessionId', '=', sessionId)
        .where('state', '=', 'booked')
        .limit(MOST)
        .execute(),
      reads.from(mockSittings).select('learnerId').where('sessionId', '=', sessionId).limit(MOST).execute(),
    ]);
    const seated = new Set(booked.map(({ learnerId }) => learnerId));
    const ids = [...new Set([...seated, ...begun.map(({ learnerId }) => learnerId)])];
    const [names, arranged] = await Promise.all([this.names(ids), this.arranged(ids)]);
    return ids
      .map((learnerId) => ({
        mockExamUserId: learnerId,
        childName: names.get(learnerId) ?? null,
        arrangements: arranged.get(`${learnerId} ${sessionId}`) ?? arranged.get(`${learnerId} ${ALWAYS}`) ?? null,
        hasLeft: !seated.has(learnerId),
      }))
      .toSorted(byName);
  }

  /** Sittings that have changed after a place in the log. */
  async sittings(after: string): Promise<KnownSitting[]> {
    const { reads, sessionId } = this;
    const rows = await reads
      .from(mockSittings)
      .selectAll()
      .where('sessionId', '=', sessionId)
      .where('changedAt', '>', after)
      .limit(MOST)
      .execute();
    if (rows.length === 0) return [];
    const [answered, questionIds] = await Promise.all([
      this.answered(rows.map(({ learnerId }) => learnerId)),
      this.questionIds(rows.flatMap(({ paperHash }) => paperHash ?? [])),
    ]);
    return rows.map((row) => ({
      changedAt: row.changedAt,
      tile: tileOf(row, {
        answered: (paper) => answered.get(`${row.learnerId} ${paper}`) ?? 0,
        questionIds: questionIds.get(row.paperHash ?? '') ?? [],
      }),
    }));
  }

  private async answered(learnerIds: readonly string[]) {
    const rows = await this.reads
      .from(mockSittingAnswers)
      .select((eb) => ['learnerId', 'paper', eb.fn.countAll<string>().as('answers')])
      .where('sessionId', '=', this.sessionId)
      .where((eb) => eb('learnerId', '=', eb.fn.any(eb.val([...learnerIds]))))
      .where('option', 'is not', null)
      .groupBy(['learnerId', 'paper'])
      .execute();
    return new Map(rows.map(({ learnerId, paper, answers }) => [`${learnerId} ${paper}`, Number(answers)]));
  }

  private readonly papers = new Map<string, readonly string[]>();

  /** By paper, its questions in their order. A paper never changes: each is read once. */
  private async questionIds(hashes: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const unknown = [...new Set(hashes)].filter((hash) => !this.papers.has(hash));
    if (unknown.length === 0) return this.papers;
    const rows = await this.reads
      .from(mockPaperQuestions)
      .select(['paperHash', 'questionIds'])
      .where('paperHash', 'in', unknown)
      .execute();
    for (const { paperHash, questionIds } of rows) this.papers.set(paperHash, questionIds);
    return this.papers;
  }

  private async names(ids: readonly string[]) {
    const rows = await this.reads
      .from(children)
      .select(['learnerId', 'name'])
      .where((eb) => eb('learnerId', '=', eb.fn.any(eb.val([...ids]))))
      .execute();
    return new Map(rows.map(({ learnerId, name }) => [learnerId, name]));
  }

  private async arranged(ids: readonly string[]) {
    const rows = await this.reads
      .from(mockArrangements)
      .select(['learnerId', 'sessionId', 'arrangements'])
      .where((eb) => eb('learnerId', '=', eb.fn.any(eb.val([...ids]))))
      .where('sessionId', 'in', [this.sessionId, ALWAYS])
      .execute();
    return new Map(rows.map(({ learnerId, sessionId, arrangements }) => [`${learnerId} ${sessionId}`, arrangements]));
  }
}

/** Where nobody has touched a clock. */
const quiet = { pauses: [], extensions: [], closed: [] };

type Clocks = Pick<BoardRoom, 'papers' | 'acts' | 'reportsDone' | 'pauses' | 'extensions' | 'closed'>;

const roomOf = (
  session: RowOf<typeof mockSessions>,
  { papers, acts, reportsDone, pauses, extensions, closed }: Clocks,
): BoardRoom => ({
  mockExamSessionId: session.sessionId,
  startsAt: session.startsAt,
  closesAt: session.closesAt,
  breakSeconds: session.breakMinutes * 60,
  setName: session.setName,
  mockExamType: session.setType ?? session.announcedType,
  cancelledAt: session.cancelledAt,
  papers,
  reportsDone,
  acts,
  pauses,
  extensions,
  // Where to is no part of a room.
  closed: closed.map(({ learnerId, at }) => ({ learnerId, at })),
});

interface Beside {
  readonly answered: (paper: number) => number;
  readonly questionIds: readonly string[];
}

function tileOf(row: RowOf<typeof mockSittings>, { answered, questionIds }: Beside): SittingTile {
  const place = row.questionId === null ? -1 : questionIds.indexOf(row.questionId);
  return {
    mockExamUserId: row.learnerId,
    clock: row.clock,
    arrangements: row.arrangements,
    questionNumber: place < 0 ? null : place + 1,
    answered: row.clock.papers.map((_, index) => answered(index + 1)),
    lastActAt: row.lastActAt,
    silences: row.silences,
    takeOvers: row.takeOvers,
    late: row.late,
  };
}
