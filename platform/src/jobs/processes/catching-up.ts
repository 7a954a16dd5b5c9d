import type { StoredEvent } from '../../event-store/event-store';
import { answersTo } from './answers';
import type { Standing } from './checkpoints';
import type { Following } from './following';
import { Notes } from './notes';
import type { ReadingParts } from './runner-parts';

/** Those that stand at one place, by place: whoever has the shortest way first. */
export function byPlace(standings: readonly Standing[]): Standing[][] {
  const places = [...new Set(standings.map(({ position }) => position))].sort().reverse();
  return places.map((place) => standings.filter(({ position }) => position === place));
}

/** Reads on for those that stand behind the feed, until they stand where it stands and join it. Nobody waits for them. */
export class CatchingUp {
  private readonly notes: Notes;

  constructor(
    private readonly parts: ReadingParts,
    private readonly following: Following,
  ) {
    this.notes = new Notes(parts);
  }

  /** One place after the other. */
  async run(places: readonly (readonly Standing[])[], signal: AbortSignal): Promise<void> {
    for (const standings of places) await this.lead(standings, signal);
  }

  /** Twice, as the log goes on meanwhile; what has been appended during the second is little, and the feed waits for it. */
  private async lead(standings: readonly Standing[], signal: AbortSignal): Promise<void> {
    const { following } = this;
    const near = await this.readOn(await this.readOn(standings, signal), signal);
    await following.inTurn(async () => {
      const isBehind = near.some(({ position }) => position < following.position);
      following.join(isBehind ? await this.readOn(near, signal) : near);
    });
  }

  /** To the end of the log, past what no handler of theirs is for. @returns those that go on */
  private async readOn(standings: readonly Standing[], signal: AbortSignal): Promise<readonly Standing[]> {
    const [first] = standings;
    if (!first) return [];
    const { feed } = this.parts;
    const end = await feed.head();
    let going = standings;
    for await (const events of feed.readAll(first.position, { types: typesOf(standings) })) {
      if (signal.aborted || going.length === 0) return [];
      going = await this.answer(going, events);
    }
    const reached = going.map((standing) => ({ ...standing, position: laterOf(standing.position, end) }));
    return this.notes.take(
      reached.map((standing) => ({ standing, asked: [] })),
      { atOnce: true },
    );
  }

  private async answer(going: readonly Standing[], events: readonly StoredEvent[]): Promise<Standing[]> {
    const answered = going.map((standing) => answersTo(events, standing));
    return (await this.notes.take(answered, { atOnce: false })).filter(({ fault }) => fault === undefined);
  }
}

const laterOf = <P extends string>(one: P, other: P): P => (one > other ? one : other);

const typesOf = (standings: readonly Standing[]): string[] => [
  ...new Set(standings.flatMap(({ process }) => Object.keys(process.handlers))),
];
