import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';

const ajv = new Ajv({
  strict: true,
  allErrors: false,
  allowUnionTypes: true,
  keywords: ['x-personal', 'x-own', 'x-ignored'],
});
addFormats(ajv, { mode: 'full', formats: ['email', 'date-time', 'date'] });

/** Whether a value is as a schema describes it; the same rules for requests and for events. */
export const validatorOf = (schema: TSchema): ValidateFunction => ajv.compile(schema);
