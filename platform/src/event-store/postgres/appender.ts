import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { pauseAfter } from '../../backoff/backoff';
import { textArray } from '../../database/binary-array';
import { PersonErased, START, StoreUnavailable, WrongRevision, type Append, type Appended } from '../event-store';
import { columnsOf, rowsOf, type AppendRows } from './append-rows';
import { asPortError, faultOf, isRepeat } from './faults';
import type { Line } from './line';

/** Appends of one transaction at most, and roughly how many bytes of events. */
const GROUP = 256;
const GROUP_LENGTH = 8 * 1024 * 1024;

/** Between attempts to reach a server that is away. */
const PAUSES = { firstMs: 20, longestMs: 400 };

interface AppenderOptions {
  readonly line: Line;
  /** From asking to answer, in ms; afterwards the outcome is unknown. */
  readonly deadlineMs: number;
  /** Called after each transaction that wrote. */
  readonly afterCommit: () => void;
  /** Whether people are looked up in the keys beside the log. */
  readonly besideKeys: boolean;
}

interface Waiting {
  readonly append: Append;
  readonly rows: AppendRows;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
  /** Answered, failed or too late. */
  over: boolean;
}

interface Answer {
  readonly outcome: 'appended' | 'repeated' | 'wrong';
  readonly revision: number;
  readonly position: string | null;
}

/** Where all were appended, the position before the first event; an answer for each append; nothing where somebody has been erased. */
type Reply =
  | { readonly top: string; readonly answers: null }
  | { readonly top: null; readonly answers: readonly Answer[] }
  | { readonly top: null; readonly answers: null };

const statement = {
  name: 'append',
  text: 'select top, answers from log.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
};

/**
 * Sequenced group commit: what waits is written in one transaction, one in flight. So one writer has the time of one
 * commit, and many writers share it. Two appends to the same stream never go into one group: the second must see the first.
 *
 * A group whose connection broke is sent again: what it had written answers as repeated.
 */
export class Appender {
  private waiting: Waiting[] = [];
  private flushing: Promise<void> | undefined;
  private failures = 0;
  private closed = false;

  constructor(private readonly options: AppenderOptions) {}

  async append(append: Append): Promise<Appended> {
    if (this.closed) throw new StoreUnavailable('the event store was closed');
    const { outcome, revision, position } = await this.answerTo(append, rowsOf(append));
    if (position === null) throw new WrongRevision(append.stream, append.expected, revision);
    return { position: position.padStart(START.length, '0'), revision, repeated: outcome === 'repeated' };
  }

  /** Resolves once all that was asked for has its answer, or is too late for one. */
  async close(): Promise<void> {
    this.closed = true;
    await this.flushing;
  }

  private answerTo(append: Append, rows: AppendRows): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const late = () => one.fail(new StoreUnavailable('the event log did not answer in time'));
      const timer = setTimeout(late, this.options.deadlineMs);
      const settled = () => {
        clearTimeout(timer);
        one.over = true;
      };
      const one: Waiting = {
        append,
        rows,
        over: false,
        answer: (answer) => {
          settled();
          resolve(answer);
        },
        fail: (error) => {
          settled();
          reject(error instanceof Error ? error : new Error('the append failed', { cause: error }));
        },
      };
      this.waiting.push(one);
      this.flushing ??= this.flush();
    });
  }

  private async flush(): Promise<void> {
    // Whatever is asked for within this turn of the event loop goes along.
    await turn();
    while (this.waiting.length > 0) {
      const group = this.takeGroup();
      if (group.length > 0) await this.write(group);
    }
    this.flushing = undefined;
  }

  private takeGroup(): Waiting[] {
    const streams = new Set<string>();
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    let length = 0;
    for (const one of this.waiting) {
      if (one.over) continue;
      const { stream } = one.append;
      const fits = group.length < GROUP && (length === 0 || length + one.rows.length <= GROUP_LENGTH);
      if (fits && !streams.has(stream)) {
        group.push(one);
        length += one.rows.length;
      } else {
        later.push(one);
      }
      // Also for one that must wait: those after it in its stream wait behind it.
      streams.add(stream);
    }
    this.waiting = later;
    return group;
  }

  private async write(group: readonly Waiting[], careful = false): Promise<void> {
    try {
      const answers = await this.ask(group, careful);
      this.failures = 0;
      answers.forEach((answer, index) => group[index]?.answer(answer));
      if (answers.some(({ outcome }) => outcome === 'appended')) this.options.afterCommit();
    } catch (error) {
      if (isRepeat(error) && !careful) await this.write(group, true);
      else await this.afterFault(group, error);
    }
  }

  private async ask(group: readonly Waiting[], careful: boolean): Promise<readonly Answer[]> {
    const columns = columnsOf(group.map(({ rows }) => rows));
    const [reply] = await this.options.line.query<Reply>(statement, [careful, ...columns, this.peopleOf(group)]);
    if (!reply) throw new Error('the event log gave no answer');
    if (reply.top !== null) return allAppended(group, reply.top);
    if (reply.answers === null) throw new PersonErased(group[0]?.append.stream ?? '');
    return reply.answers;
  }

  private peopleOf(group: readonly Waiting[]): Buffer {
    const people = this.options.besideKeys ? group.flatMap(({ append }) => append.people ?? []) : [];
    return textArray([...new Set(people)]);
  }

  private async afterFault(group: readonly Waiting[], error: unknown): Promise<void> {
    const fault = faultOf(error);
    if (fault === 'connection') {
      this.waiting.unshift(...group.filter(({ over }) => !over));
      await wait(pauseAfter(this.failures, PAUSES));
      this.failures += 1;
    } else if (fault === 'data' && group.length > 1) {
      // One append that the database cannot take, or of somebody erased, must not fail its neighbours.
      for (const one of group) await this.write([one]);
    } else {
      for (const { fail } of group) fail(asPortError(error));
    }
  }
}

/** One after the other behind a position. */
function allAppended(group: readonly Waiting[], top: string): Answer[] {
  let position = BigInt(top);
  return group.map(({ append: { expected, events } }) => {
    position += BigInt(events.length);
    return { outcome: 'appended', revision: expected + events.length, position: position.toString() };
  });
}
