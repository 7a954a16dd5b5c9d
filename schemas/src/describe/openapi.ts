import type { TSchema } from 'typebox';
import { addressFields, mediaTypeOf, type Contract } from './contract';
import { Shape } from './schema';
import type { RefusalText } from '../refusals';

interface About {
  readonly title: string;
  readonly version: string;
  /** Calls that nobody outside may make: left out. */
  readonly hidden: (contract: Contract) => boolean;
  readonly refusals: Readonly<Record<string, RefusalText>>;
}

/** The OpenAPI 3.1 description of the system's calls, made from their contracts. */
export function openApi(contracts: readonly Contract[], about: About) {
  const { title, version, hidden, refusals } = about;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of contracts.filter((candidate) => !hidden(candidate))) {
    const path = (paths[contract.path] ??= {});
    path[contract.method.toLowerCase()] = operation(contract, refusals);
  }
  return { openapi: '3.1.0', info: { title, version }, paths, components: { schemas: { Problem }, securitySchemes } };
}

const securitySchemes = { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } };

const Problem = {
  type: 'object',
  description: 'Why a call was refused (RFC 9457).',
  required: ['type', 'status', 'code', 'title', 'requestId'],
  properties: {
    type: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable, for programs.' },
    title: { type: 'string', description: 'A sentence for people.' },
    requestId: { type: 'string', description: 'To quote when asking for help.' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

function operation(contract: Contract, refusals: About['refusals']) {
  const { who, summary, side, path } = contract;
  const inAddress = addressFields(path);
  const body = Object.fromEntries(Object.entries(contract.request).filter(([field]) => !inAddress.includes(field)));
  const parameters = inAddress.map((name) => ({ name, in: 'path', required: true, schema: contract.request[name] }));
  return {
    operationId: path
      .replaceAll(/[^A-Za-z]+/g, ' ')
      .trim()
      .replaceAll(' ', '_'),
    summary,
    tags: [side],
    ...(who.kind === 'roles' && { security: [{ token: [] }], 'x-roles': who.roles }),
    parameters: [...parameters, ...headersOf(side)],
    ...(contract.method === 'POST' && { requestBody: contentOf(Shape(body)) }),
    responses: responses(contract, refusals),
  };
}

function headersOf(side: Contract['side']) {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  return side === 'command'
    ? [header('Idempotency-Key', 'One key for one intent: a repeat replies as the first time did.')]
    : [header('X-Position', 'The furthest position that the client has been told of: the answer is not older.')];
}

function responses({ reply, refusals: codes, who }: Contract, refusals: About['refusals']) {
  const problem = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  });
  const said: Record<string, unknown> = {
    200: { description: 'Done.', ...contentOf(reply) },
    400: problem('The request is not as described.'),
    413: problem('The request is too large.'),
    429: problem('Too many requests.'),
    503: problem('Try again shortly.'),
    ...(who.kind === 'roles' && {
      401: problem('Not signed in.'),
      403: problem('Not allowed, or another account is named.'),
    }),
  };
  for (const code of codes) {
    const text = refusals[code];
    if (text) said[text.status] = problem(`${code}: ${text.title}`);
  }
  return said;
}

const contentOf = (schema: TSchema) => ({ content: { [mediaTypeOf(schema)]: { schema } } });
