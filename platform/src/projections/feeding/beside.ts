import { setTimeout as wait } from 'node:timers/promises';
import { keepAtIt, WHILE_AWAY } from '../../backoff/backoff';
import type { LoggedEvent } from '../../event-log/event-log';
import { START, type Pace, type Position } from '../../event-store/event-store';
import { ERASURE } from '../../event-log/erasure';
import { CheckpointMoved, setProgress, standings } from '../standing/control';
import { earliest, type Erasures } from '../tables/erasures';
import { faultAmong, isNoFault, TAKEN_SINGLY, type Fault } from '../standing/faults';
import type { Feed } from './feed';
import { inWaves, sharesOf } from './in-waves';
import { paced } from './paced';
import { inRead } from '../tables/table-sql';
import { buildAnew, goOn, type Filling } from './filling';
import type { Projection } from '../folding/read-model';
import type { RunnerParts } from '../runner-parts';

const TOLD_EVERY_MS = 500;
const BATCH = 2_000;
/** Events of what is folded: so few that the live feed may wait while they are taken in. */
const FEW = 500;

/** What to do with a table: fill it on from where it stands, or build the next one beside it. */
type Way = 'go on' | 'build anew';

interface Asked {
  readonly projection: Projection;
  readonly way: Way;
  /** Where the log stood when somebody asked for it: what was built from a later end has met the request. */
  readonly at?: Position;
}

/** One reading of the log by tables that are being filled. */
interface Reading {
  /** Those that could take it. */
  readonly fillings: readonly Filling[];
  /** They have met everything up to here. */
  readonly to: Position;
  /** How many events they were given. */
  readonly count: number;
}

/** Fills tables from the log beside the live feed, and hands them to it once they stand where it stands. */
export class Beside {
  private readonly asked = new Map<string, Asked>();
  /** Where the log ended when the building of a table began that is over, by its name. */
  private readonly builtAt = new Map<string, Position>();

  constructor(
    private readonly parts: RunnerParts,
    private readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>,
    private readonly others: { readonly feed: Feed; readonly erasures: Erasures },
  ) {}

  /** Asks for one table; asking twice fills it once, even where the second asks while the first is being done, and is heard after. */
  ask(asked: Asked): void {
    const { name } = asked.projection.table;
    if (asked.at !== undefined && asked.at <= (this.builtAt.get(name) ?? START)) return;
    if (!this.asked.has(name) || asked.way === 'build anew') this.asked.set(name, asked);
  }

  /** Fills what is asked for, all that is asked for at once in one reading of the log. */
  async run(): Promise<void> {
    const { signal, logger } = this.parts;
    const failed = (error: unknown) => {
      if (error instanceof CheckpointMoved) throw error;
      logger.warn({ err: error }, 'the filling of tables broke off and will begin again');
    };
    await keepAtIt(() => this.fillNext(), { pauses: WHILE_AWAY, signal, failed });
  }

  private async fillNext(): Promise<void> {
    const wanted = this.next();
    if (wanted.length > 0) await this.fill(await this.begun(wanted));
    else await wait(100, undefined, { signal: this.parts.signal }).catch(() => undefined);
  }

  /** Those that only go on come first: they have the shorter way. */
  private next(): Asked[] {
    const all = [...this.asked.values()];
    const going = all.filter(({ way }) => way === 'go on');
    return going.length > 0 ? going : all;
  }

  private async begun(wanted: readonly Asked[]): Promise<Filling[]> {
    const { db, log } = this.parts;
    const builtAt = await log.store.head();
    const known = await standings(db);
    const begin = ({ projection, way }: Asked) => {
      const standing = known.get(projection.table.name);
      return way === 'go on' && standing
        ? goOn(db, projection, standing)
        : buildAnew(db, projection, { generation: (standing?.generation ?? 0) + 1, builtAt });
    };
    return inWaves(wanted, 1, begin);
  }

  /** Again and again, as the log goes on meanwhile, until little has been appended during the last reading: the feed waits for that. */
  private async fill(begun: readonly Filling[]): Promise<void> {
    let last = await this.read(begun, earliest(begun.map(({ generation }) => generation)) ?? START);
    await this.analyse(last.fillings);
    for (let before = Infinity; isNearer(last, before);) {
      before = last.count;
      last = await this.read(last.fillings, last.to);
    }
    if (last.fillings.length > 0) await this.inTurn(() => this.handOver(last));
  }

  /** Reads what they fold, and nothing else, up to the end of the log. */
  private async read(fillings: readonly Filling[], after: Position): Promise<Reading> {
    const { log, signal } = this.parts;
    const end = await log.store.head();
    let going = fillings;
    let told = 0;
    let count = 0;
    const { feed } = this.others;
    const batches = (pace: Pace) => log.readAll(after, { batchSize: BATCH, pace, types: typesOf(fillings) });
    for await (const events of paced(batches, { fed: () => feed.position, most: BATCH, signal })) {
      signal.throwIfAborted();
      going = await this.applyTo(going, events);
      if (going.length === 0) break;
      count += events.length;
      if (Date.now() - told < TOLD_EVERY_MS) continue;
      told = Date.now();
      await this.tell(going, share(events.at(-1)?.position ?? START, end));
    }
    const to = going
      .map(({ generation }) => generation.position)
      .reduce((one, other) => (one > other ? one : other), end);
    return { fillings: going, to, count };
  }

  /** Queries are planned for what the table holds from its first day; the server would look at it a minute later. */
  private async analyse(filled: readonly Filling[]): Promise<void> {
    const { db } = this.parts;
    const { beside } = sharesOf(db.connections);
    await inWaves(filled, beside, ({ generation }) => db.query(`analyze ${inRead(generation.physicalName)}`));
  }

  private async tell(going: readonly Filling[], progress: number): Promise<void> {
    const names = going.map(({ generation }) => generation.projection.table.name);
    await setProgress(this.parts.db, names, progress);
  }

  /** The feed stands still meanwhile: the tables meet what it has met, and join it. */
  private async handOver(reading: Reading): Promise<void> {
    const { feed } = this.others;
    const { fillings, to } = reading.to < feed.position ? await this.read(reading.fillings, reading.to) : reading;
    for (const filling of fillings) {
      const { projection } = filling.generation;
      const position = to > feed.position ? to : feed.position;
      await filling.takePlace(position);
      this.done(filling);
      feed.keep({ projection, position, physicalName: projection.table.name });
    }
  }

  private done({ builtAt, generation: { projection } }: Filling): void {
    const { name } = projection.table;
    this.asked.delete(name);
    if (builtAt !== undefined) this.builtAt.set(name, builtAt);
  }

  /** Those that could take the events. */
  private async applyTo(fillings: readonly Filling[], events: readonly LoggedEvent[]): Promise<Filling[]> {
    const { beside } = sharesOf(this.parts.db.connections);
    const taken = await inWaves(fillings, beside, (filling) => this.applyOne(filling, events));
    return fillings.filter((_, n) => taken[n]);
  }

  private async applyOne(filling: Filling, events: readonly LoggedEvent[]): Promise<boolean> {
    const due = events.filter(({ position }) => position > filling.generation.position);
    try {
      await filling.apply(due);
      return true;
    } catch (error) {
      // While the database is away nothing is wrong with the fold: what is being filled begins again.
      if (isNoFault(error)) throw error;
      const fault = await faultAmong(due, error, (event) => filling.apply([event]));
      if (fault) await this.giveUp(filling, fault);
      else this.parts.logger.warn({ projection: filling.generation.projection.table.name, err: error }, TAKEN_SINGLY);
      return fault === undefined;
    }
  }

  /** Not tried again before somebody asks or the projectors begin anew: the same events would meet the same fold. */
  private async giveUp(filling: Filling, fault: Fault): Promise<void> {
    const { name } = filling.generation.projection.table;
    await filling.giveUp(fault);
    this.done(filling);
    this.parts.logger.error({ projection: name, fault: fault.text }, filling.failure);
    // It may have met somebody whom the feed has erased meanwhile.
    const standing = (await standings(this.parts.db)).get(name);
    if (standing?.state === 'stopped') await this.others.erasures.catchUp([standing]);
  }
}

/** Whether another reading brings them nearer to where the feed stands: each reads what was appended during the one before. */
function isNearer({ fillings, count }: Reading, before: number): boolean {
  return fillings.length > 0 && count > FEW && count <= before / 2;
}

function typesOf(fillings: readonly Filling[]): string[] {
  const folded = fillings.flatMap(({ generation: { projection } }) => [...projection.handlers.keys()]);
  return [...new Set([...folded, ERASURE])];
}

// Positions are numbers written out: near enough for a progress bar on either store.
function share(position: Position, head: Position): number {
  return Math.min(1, Number(position) / Math.max(1, Number(head)));
}
