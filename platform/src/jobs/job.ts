import Value from 'typebox/value';
import { Shape, subjectFieldOf, type Fields, type ValueOf } from 'schemas/describe/schema';
import type { JsonObject } from '../event-store/event-store';
import type { JobOutcome } from './job-outcome';
import type { JobServices } from './job-services';
import { PermanentFailure } from './permanent-failure';

/** What a run of a job is told beside its data. */
export interface JobContext {
  /** The same at each attempt, and of no other job: what makes an effect recognisable to others (a Message-ID). */
  readonly key: string;
  /** 1 for the first. */
  readonly attempt: number;
}

export interface Job<D, S> {
  /** `<feature>.<task>`; also the name of its queue. */
  readonly name: string;
  /** The data, checked. @throws when it is not as declared. */
  readonly read: (data: unknown) => D;
  /** The key of the effect. */
  readonly once: (data: D) => string;
  /** Reads the data, and does it. */
  readonly perform: (data: unknown, services: S, context: JobContext) => Promise<JobOutcome>;
}

/** A job as the workers see it, whatever its data. */
export type AnyJob<S> = Pick<Job<unknown, S>, 'name' | 'perform'>;

export interface JobDescription<F extends Fields, S> {
  /** Ids and other small facts that say what to do. Personal data is looked up when the job runs, never carried. */
  readonly data: F;
  /** Names the effect: whatever asks for it, and however often, it happens once for each key. */
  readonly once: (data: ValueOf<F>) => string;
  /**
   * Does it. It may run again after a crash or a failure, so it asks the world what has been done already, where it can.
   * @throws PermanentFailure where another attempt would be in vain; any other error is tried again, later and later.
   */
  readonly run: (data: ValueOf<F>, services: S, context: JobContext) => Promise<JobOutcome>;
}

/** Declares a job. `services` are `JobServices` unless `run` says otherwise. */
export function job<const F extends Fields, S = JobServices>(
  name: string,
  { data: fields, once, run }: JobDescription<F, S>,
): Job<ValueOf<F>, S> {
  checkName(name);
  checkFields(name, fields);
  const schema = Shape(fields);
  const read = (data: unknown) => {
    if (Value.Check(schema, data)) return data as ValueOf<F>;
    const faults = Value.Errors(schema, data).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
    throw new PermanentFailure(`the data of ${name} is not as declared: ${faults.join('; ')}`);
  };
  return { name, read, once, perform: async (data, services, context) => run(read(data), services, context) };
}

/** A wish for a job: what a process answers an event with. */
export interface Ask {
  readonly task: string;
  readonly once: string;
  readonly data: JsonObject;
  /** Not before; at once without it. */
  readonly at?: Date;
}

/**
 * Asks for a job, at once or at an instant. Nothing happens yet: a process returns it, and the runner writes it down.
 * @throws when `at` is no instant: it would else be taken for *now*.
 */
export function start<D extends JsonObject>(
  job: Job<D, never>,
  data: D,
  { at }: { readonly at?: Date | string } = {},
): Ask {
  const checked = job.read(data);
  const ask = { task: job.name, once: job.once(checked), data: checked };
  return at === undefined ? ask : { ...ask, at: instantOf(at, job.name) };
}

function instantOf(at: Date | string, name: string): Date {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) throw new Error(`${name} is asked for at "${String(at)}", which is no instant`);
  return instant;
}

function checkFields(name: string, fields: Fields) {
  for (const [field, schema] of Object.entries(fields)) {
    if (subjectFieldOf(schema) !== undefined)
      throw new Error(`${name}.${field} is personal data: a job carries the id and looks it up`);
  }
}

// BullMQ joins names with colons; Redis and PostgreSQL take the rest.
function checkName(name: string) {
  if (!/^[a-z][a-z-]*\.[a-z][a-z-]*$/.test(name)) throw new Error(`a job is called <feature>.<task>, not "${name}"`);
}
