import type { TSchema } from 'typebox';
import Value from 'typebox/value';

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly TSchema[];
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T14:02:00.000Z',
  date: '2026-11-21',
  email: 'grace@families.example',
};

/**
 * A value that a schema accepts, in which every field is there, at every depth.
 * @throws where a pattern is not to be met by guessing: such an example is written by hand
 */
export function exampleOf(schema: TSchema, name = 'value'): unknown {
  const value = valueOf(schema, name);
  const [fault] = Value.Errors(schema, value);
  if (fault) throw new Error(`no example of ${name} can be made: ${fault.instancePath} ${fault.message}`);
  return value;
}

function valueOf(schema: Described, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return valueOf(schema.anyOf[0], name);
  if (schema.properties) return fieldsOf(schema.properties);
  if (schema.items) return Array.from({ length: schema.minItems ?? 1 }, () => valueOf(schema.items as Described, name));
  return plain(schema, name);
}

const fieldsOf = (properties: Readonly<Record<string, TSchema>>) =>
  Object.fromEntries(Object.entries(properties).map(([field, inner]) => [field, valueOf(inner as Described, field)]));

// An id is told apart by its field: `accountId` is `account-1`.
function plain({ type, format, pattern, minimum = 1, minLength = 0 }: Described, name: string): unknown {
  switch (type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(minimum, 1);
    case 'object':
      return {};
    default:
      return formats[format ?? ''] ?? fitting(pattern, `${name.replace(/Id$/, '')}-1`.padEnd(minLength, 'x'));
  }
}

/** What short patterns ask for: a time on the wall, a hash, a letter, a place in the log. */
const shapely = ['10:00:00', 'a1'.repeat(32), 'A', '1'.padStart(20, '0')];

function fitting(pattern: string | undefined, first: string): string {
  if (pattern === undefined) return first;
  const fits = new RegExp(pattern, 'u');
  return [first, ...shapely].find((text) => fits.test(text)) ?? first;
}

/** The fields that a schema describes and none of the values has, at every depth. */
export function lacking(schema: TSchema, values: readonly unknown[], path = ''): string[] {
  const { properties, items } = schema as Described;
  if (items) return lacking(items, values.flat(), `${path}[]`);
  return Object.entries(properties ?? {}).flatMap(([field, inner]) => {
    const there = values
      .map((value) => (value as Record<string, unknown>)[field])
      .filter((value) => value !== undefined);
    return there.length === 0 ? [`${path}.${field}`] : lacking(inner, there, `${path}.${field}`);
  });
}
