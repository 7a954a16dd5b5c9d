import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamBoard } from 'schemas/mock-exams/board/board.contract';
import { isSameTile, tileOf, type BoardFacts, type ChildFacts, type Tile } from 'schemas/mock-exams/board/tile.rules';
import type { LineState } from '../../../client/listening/listen';
import { ServerClock } from '../sittings/clock/server-clock';
import type { TileFacts } from './tile-steps';

export type News = ReplyOf<typeof getMockExamBoard>;
export type BoardRoom = NonNullable<News['room']>;
export type Seat = NonNullable<News['seats']>[number];
type Sitting = News['sittings'][number];
type Heard = News['heard'][number];

/** A child as the board shows them at a moment: the same object for as long as it shows the same. */
export interface Shown {
  readonly learnerId: string;
  /** Null: what was kept of this child has been erased. */
  readonly name: string | null;
  readonly seat: Seat;
  readonly silences: number;
  readonly takeOvers: number;
  readonly late: number;
  readonly tile: Tile;
}

/** What the page is drawn from. */
export interface BoardView {
  readonly room: BoardRoom | undefined;
  readonly children: readonly Shown[];
  readonly line: LineState;
  /** When the server said something last, by its clock; null before. */
  readonly toldAt: string | null;
  /** Since when the server itself may know less than has happened; null: it knows all. */
  readonly behindSince: string | null;
}

const empty: BoardView = { room: undefined, children: [], line: { is: 'opening' }, toldAt: null, behindSince: null };

/** What was told of a room, put together, and each child's tile as of now. Nothing is drawn here. */
export class BoardStore {
  readonly clock = new ServerClock();
  private view = empty;
  private seats: readonly Seat[] = [];
  private readonly sittings = new Map<string, Sitting>();
  private readonly heard = new Map<string, Heard>();
  private readonly shown = new Map<string, Shown>();
  private readonly listeners = new Set<() => void>();

  readonly status = (): BoardView => this.view;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly told = (news: News): void => {
    this.clock.learn(news.serverNow, this.clock.mark());
    if (news.anew) for (const known of [this.sittings, this.heard, this.shown]) known.clear();
    if (news.seats) this.seats = news.seats;
    for (const sitting of news.sittings) this.sittings.set(sitting.mockExamUserId, sitting);
    for (const heard of news.heard) this.heard.set(heard.mockExamUserId, heard);
    this.show({ room: news.room ?? this.view.room, toldAt: news.serverNow, behindSince: news.behindSince });
  };

  readonly line = (line: LineState): void => {
    if (line.is !== this.view.line.is) this.show({ line });
  };

  /** The moment that the tiles are of: a line that is lost tells of no silence. */
  readonly now = (): string => {
    const { line, toldAt } = this.view;
    return line.is === 'lost' && toldAt !== null ? toldAt : this.clock.now();
  };

  /** Each second: what time alone has brought about. */
  readonly tick = (): void => this.show({});

  /** What a child's tile is reckoned from; undefined while nothing is known of them. */
  readonly factsOf = (learnerId: string): TileFacts | undefined => {
    const { room } = this.view;
    const seat = this.seats.find(({ mockExamUserId }) => mockExamUserId === learnerId);
    return room && seat && { board: factsOf(room), child: this.childFacts(seat) };
  };

  private show(change: Partial<BoardView>): void {
    const next = { ...this.view, ...change };
    const children = this.childrenIn(next.room);
    const isSame = isSameList(children, this.view.children);
    if (isSame && alike.every((field) => next[field] === this.view[field])) return;
    this.view = { ...next, children: isSame ? this.view.children : children };
    this.listeners.forEach((listener) => listener());
  }

  private childrenIn(room: BoardRoom | undefined): readonly Shown[] {
    if (!room) return [];
    const now = this.now();
    const facts = factsOf(room);
    return this.seats.map((seat) => this.child(seat, facts, now));
  }

  private childFacts({ mockExamUserId: learnerId, arrangements }: Seat): ChildFacts {
    const sitting = this.sittings.get(learnerId) ?? null;
    return { learnerId, arrangements, sitting, heard: this.heard.get(learnerId) ?? null };
  }

  private child(seat: Seat, facts: BoardFacts, now: string): Shown {
    const { mockExamUserId: learnerId, childName: name } = seat;
    const child = this.childFacts(seat);
    const past = pastOf(this.sittings.get(learnerId) ?? null);
    const next: Shown = { learnerId, name, seat, ...past, tile: tileOf(facts, child, now) };
    const known = this.shown.get(learnerId);
    if (known && isSameShown(known, next)) return known;
    this.shown.set(learnerId, next);
    return next;
  }
}

const alike = ['room', 'line', 'toldAt', 'behindSince'] as const;

const pastOf = (sitting: Sitting | null) => ({
  silences: sitting?.silences ?? 0,
  takeOvers: sitting?.takeOvers ?? 0,
  late: sitting?.late ?? 0,
});

function factsOf(room: BoardRoom): BoardFacts {
  const { startsAt, closesAt, breakSeconds, papers, pauses, extensions, closed, cancelledAt } = room;
  return {
    session: { startsAt, closesAt, breakSeconds, papers },
    room: { pauses, extensions, closed },
    isCalledOff: cancelledAt !== null,
  };
}

const isSameShown = (one: Shown, other: Shown): boolean =>
  one.name === other.name &&
  one.seat === other.seat &&
  one.silences === other.silences &&
  one.takeOvers === other.takeOvers &&
  one.late === other.late &&
  isSameTile(one.tile, other.tile);

const isSameList = (one: readonly Shown[], other: readonly Shown[]): boolean =>
  one.length === other.length && one.every((child, index) => child === other[index]);
