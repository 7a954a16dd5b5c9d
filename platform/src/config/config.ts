import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import type { Fields, ValueOf } from 'schemas/describe/schema';
import { faultsOfAddress } from '../event-store/eventstoredb/connecting/address';
import { shownAddress } from './shown-address';
import { isAddress, isKnownToEverybody, isSecret, knownToEverybody } from './variables';

export {
  address,
  databaseAddress,
  derivedKeys,
  flag,
  monthDay,
  oneOf,
  secret,
  signingKey,
  text,
  tokenKeys,
  wholeNumber,
} from './variables';
export { shownAddress } from './shown-address';

/** The variables of a process, as `process.env` has them; only `main.ts` passes that in. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Every fault of the environment at once, a sentence each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(readonly faults: readonly string[]) {
    super(
      `the configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
}

/**
 * Reads the environment as a group of fields describes it: the field `databaseUrl` is the variable `DATABASE_URL`.
 * An empty variable counts as one that is not set. Secrets have no default, except where `EMBEDDED=true` says that
 * everything runs on one machine for one person.
 * @throws ConfigurationError with every fault; the value of a secret, or of what stands in an address beside its hosts, is
 * never part of it.
 */
export function readConfig<F extends Fields>(fields: F, environment: Environment): Readonly<ValueOf<F>> {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(fields)) {
    const read = readVariable(nameOf(field), schema, environment);
    if ('faults' in read) faults.push(...read.faults);
    else if (read.value !== undefined) values[field] = read.value;
  }
  if (faults.length > 0) throw new ConfigurationError(faults);
  return Object.freeze(values) as Readonly<ValueOf<F>>;
}

type Read = { readonly value: unknown } | { readonly faults: readonly string[] };

function readVariable(name: string, schema: TSchema, environment: Environment): Read {
  const written = environment[name] ?? '';
  if (isSecret(schema)) return readSecret(name, schema, { written, embedded: environment['EMBEDDED'] === 'true' });
  if (written === '') return readAbsent(name, schema);
  if (isAddress(schema)) return readAddress(name, schema, written);
  const value = coerced(written, schema);
  if (Value.Check(schema, value)) return { value };
  return { faults: [`${name} must be ${described(schema)}; it is "${written}"`] };
}

function readAddress(name: string, schema: TSchema, written: string): Read {
  const shown = shownAddress(written);
  const itIs = shown === undefined ? '' : `; it is "${shown}"`;
  if (!Value.Check(schema, written)) return { faults: [`${name} must be ${described(schema)}${itIs}`] };
  const faults = faultsOf(written);
  return faults.length === 0 ? { value: written } : { faults: faults.map((fault) => `${name} ${fault}`) };
}

function faultsOf(address: string): readonly string[] {
  if (/^esdb(\+discover)?:/.test(address)) return faultsOfAddress(address);
  return URL.canParse(address)
    ? []
    : ['is no address that can be read: percent-encode : @ / ? # in its user and its password'];
}

function readSecret(
  name: string,
  schema: TSchema,
  { written, embedded }: { written: string; embedded: boolean },
): Read {
  const value = written === '' && embedded ? knownToEverybody(name) : written;
  if (value === '') return readAbsent(name, schema);
  if (!Value.Check(schema, value)) return { faults: [`${name} must be ${described(schema)}`] };
  if (embedded || !isKnownToEverybody(value)) return { value };
  return {
    faults: [`${name} is the secret of the embedded mode, which everybody can read in the source: set one of your own`],
  };
}

function readAbsent(name: string, schema: TSchema): Read {
  const { default: fallback } = schema as { default?: unknown };
  if (fallback !== undefined) return { value: fallback };
  if ('~optional' in schema) return { value: undefined };
  return { faults: [`${name} is not set; it must be ${described(schema)}`] };
}

const nameOf = (field: string) => field.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();

const described = (schema: TSchema) =>
  (schema as { description?: string }).description ?? `valid (${JSON.stringify(schema)})`;

// A text that is no number or truth value stays text, and the schema then refuses it.
function coerced(written: string, schema: TSchema): unknown {
  const { type } = schema as { type?: string };
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(written)) return Number(written);
  if (type === 'boolean' && (written === 'true' || written === 'false')) return written === 'true';
  return written;
}
