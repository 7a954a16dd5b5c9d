import type { ValidateFunction } from 'ajv/dist/2020';
import type { EventType } from 'schemas/describe/events';
import type { DomainEvent } from '../decider/decider';
import { validatorOf } from '../json-schema/validator';

/** What a command decided is not what its event declares: no read table need ever hold it. A fault of ours, not of a caller. */
class EventNotSound extends Error {
  override readonly name = 'EventNotSound';
  constructor(
    readonly type: string,
    /** Where, never what: it may be personal. */
    readonly field: string,
    why: string,
  ) {
    super(`${type}${field} ${why}`);
  }
}

/** Looks at each event before it is sealed. Types that nobody declares are left to whoever uses them. @throws EventNotSound */
export function refusingUnsound(types: ReadonlyMap<string, EventType>): (event: DomainEvent) => void {
  const validators = new Map<string, ValidateFunction>();
  const validatorFor = (type: EventType) => {
    const known = validators.get(type.name) ?? validatorOf(type.schema);
    validators.set(type.name, known);
    return known;
  };
  return ({ type, data }) => {
    const declared = types.get(type);
    const fault = declared && (schemaFault(validatorFor(declared), data) ?? textFault(declared, data));
    if (fault) throw new EventNotSound(type, fault.field, fault.why);
  };
}

interface Fault {
  readonly field: string;
  readonly why: string;
}

function schemaFault(validate: ValidateFunction, data: unknown): Fault | undefined {
  if (validate(data)) return undefined;
  const [fault] = validate.errors ?? [];
  return { field: fault?.instancePath ?? '', why: fault?.message ?? 'is not valid' };
}

/** Of personal text: once sealed it passes for sound, and the tables would meet it when it is opened. */
function textFault({ personal }: EventType, data: object): Fault | undefined {
  const values = data as Readonly<Record<string, unknown>>;
  const field = Object.keys(personal).find((name) => !isText(values[name]));
  return field === undefined ? undefined : { field: `/${field}`, why: 'holds characters that are no text' };
}

const isText = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
