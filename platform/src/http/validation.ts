import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020';
import type { TSchema } from 'typebox';
import { addressFields, mediaTypeOf, type Contract } from 'schemas/describe/contract';
import { isIgnored, isOfSeenText, Shape } from 'schemas/describe/schema';
import { validatorOf } from '../json-schema/validator';
import { notSeen, notValid, type FieldFault } from './problem';

const DEPTH = 20;

/** Checks requests of one contract: unknown fields, wrong types, and text that PostgreSQL cannot hold are refused. */
export function requestValidator(contract: Contract): (request: unknown) => void {
  const validator = whenAsked(() => shapeOf(contract));
  return (request) => {
    const malformed = malformedText(request, '', 0);
    if (malformed) throw notValid([malformed]);
    const validate = validator();
    const fault = schemaFault(validate, request);
    if (fault) throw isUnseen(validate) ? notSeen(fault) : notValid([fault]);
  };
}

/** A service was about to answer with something else than its contract says: a fault of ours, and nobody else's to see. */
export class ReplyNotAsDescribed extends Error {
  override readonly name = 'ReplyNotAsDescribed';
}

/** Checks replies of one contract, which may not say more than it describes, nor less. A file is not looked into. */
export function replyValidator({ method, path, reply: described }: Contract): (reply: unknown) => void {
  if (mediaTypeOf(described) !== 'application/json') return () => undefined;
  const validator = whenAsked(() => described);
  return (reply) => {
    const fault = schemaFault(validator(), reply);
    if (fault) throw new ReplyNotAsDescribed(`${method} ${path} would have answered: ${fault.field} ${fault.message}`);
  };
}

/** The same one each time: what a schema was compiled to is kept by it, and a process of tests has a contract in many services. */
function shapeOf(contract: Contract): TSchema {
  const shape = shapes.get(contract) ?? Shape(contract.request);
  shapes.set(contract, shape);
  return shape;
}

const shapes = new WeakMap<Contract, TSchema>();

/** Compiled by its first call: all of a service's together are a third of its start. A test compiles every one of them. */
function whenAsked(schema: () => TSchema): () => ValidateFunction {
  let validator: ValidateFunction | undefined;
  return () => (validator ??= validatorOf(schema()));
}

/** The requests of a call: the fields of its address and those of its body. The same field in both is refused. */
export function requestsOf(contract: Contract): (parameters: Record<string, string>, body: unknown) => unknown {
  const fields = addressFields(contract.path);
  const { request } = contract;
  const ignored = Object.keys(request).filter((field) => isIgnored(request[field] ?? {}));
  return (parameters, body) => {
    const said = without(ignored, body);
    // A body that is no object has no fields: it is refused as a whole, and not taken apart.
    if (fields.length === 0 || !isObject(said)) return said;
    const twice = fields.filter((field) => Object.hasOwn(said, field));
    if (twice.length > 0)
      throw notValid(twice.map((field) => ({ field: `/${field}`, message: 'stands in the address already' })));
    return { ...said, ...Object.fromEntries(fields.map((field) => [field, parameters[field]])) };
  };
}

// Not one of them is looked into, however large or deep it is.
function without(ignored: readonly string[], body: unknown): unknown {
  if (ignored.length === 0 || !isObject(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => !ignored.includes(field)));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function schemaFault(validate: ValidateFunction, request: unknown): FieldFault | undefined {
  if (validate(request)) return undefined;
  const error = validate.errors?.[0];
  return error
    ? { field: fieldOf(error), message: error.message ?? 'is not valid' }
    : { field: '', message: 'is not valid' };
}

function isUnseen({ errors }: ValidateFunction): boolean {
  const [error] = errors ?? [];
  return error?.keyword === 'pattern' && isOfSeenText(String(error.params['pattern']));
}

function fieldOf(error: ErrorObject): string {
  const { missingProperty, additionalProperty } = error.params as {
    missingProperty?: string;
    additionalProperty?: string;
  };
  const named = missingProperty ?? additionalProperty;
  return named === undefined ? error.instancePath : `${error.instancePath}/${named}`;
}

// NUL and lone surrogates are JSON, but no PostgreSQL text.
function malformedText(value: unknown, field: string, depth: number): FieldFault | undefined {
  if (depth > DEPTH) return { field, message: `is nested deeper than ${DEPTH}` };
  if (typeof value === 'string')
    return isText(value) ? undefined : { field, message: 'holds characters that are no text' };
  return typeof value === 'object' && value !== null ? malformedWithin(value, field, depth) : undefined;
}

function malformedWithin(value: object, field: string, depth: number): FieldFault | undefined {
  for (const [name, inner] of Object.entries(value)) {
    const fault = malformedText(name, field, depth + 1) ?? malformedText(inner, `${field}/${name}`, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

const isText = (value: string): boolean => value.isWellFormed() && !value.includes('\0');
