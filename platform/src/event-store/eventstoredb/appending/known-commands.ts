import { NO_STREAM, type Appended, type StoredEvent } from '../../event-store';

/** Where the last event of a command stands. */
export type Answer = Omit<Appended, 'repeated'>;

interface Known {
  /** Everything up to this revision is known; `NO_STREAM` where the stream was read and had nothing. */
  upTo: number;
  readonly commands: Map<string, Answer>;
}

const nothing = (): Known => ({ upTo: NO_STREAM, commands: new Map<string, Answer>() });

/** A command reads its stream right before it appends, so a few are enough; each holds what one short stream has. */
const MOST_STREAMS = 2_000;

/**
 * Which commands stand in which stream, as far as this process has read or written it. The server does not recognise a
 * repeated command once the expected revision is that of the current head: it would write it a second time. What a
 * stream holds up to a revision never changes, so what is known needs no asking.
 */
export class KnownCommands {
  private readonly streams = new Map<string, Known>();

  /** `undefined` where nothing is known of the stream. */
  upTo(stream: string): number | undefined {
    return this.streams.get(stream)?.upTo;
  }

  find(stream: string, commandId: string): Answer | undefined {
    return this.streams.get(stream)?.commands.get(commandId);
  }

  /** What a read of the stream from a revision to its end found. */
  read(stream: string, fromRevision: number, events: readonly StoredEvent[]): void {
    const known = this.streams.get(stream) ?? nothing();
    if (fromRevision > known.upTo + 1) return; // what lies between was not looked at
    for (const { meta, revision, position } of events) known.commands.set(meta.commandId, { revision, position });
    known.upTo = Math.max(known.upTo, events.at(-1)?.revision ?? NO_STREAM);
    this.keep(stream, known);
  }

  /** What an append at exactly `expected` wrote. */
  wrote(stream: string, expected: number, { commandId, answer }: { commandId: string; answer: Answer }): void {
    const known = this.streams.get(stream) ?? (expected === NO_STREAM ? nothing() : undefined);
    if (known?.upTo !== expected) return;
    known.commands.set(commandId, answer);
    known.upTo = answer.revision;
    this.keep(stream, known);
  }

  forget(stream: string): void {
    this.streams.delete(stream);
  }

  private keep(stream: string, known: Known): void {
    this.streams.delete(stream);
    this.streams.set(stream, known);
    if (this.streams.size <= MOST_STREAMS) return;
    const [oldest = stream] = this.streams.keys();
    this.streams.delete(oldest);
  }
}
