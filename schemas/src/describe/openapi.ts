import type { TSchema } from 'typebox';
import { addressFields, mediaTypeOf, type Contract } from './contract';
import { Shape } from './schema';
import type { RefusalText } from './feature';

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
    // Said of public calls as well: nothing is needed, rather than not told.
    security: who.kind === 'roles' ? [{ token: [] }] : [],
    ...(who.kind === 'roles' && { 'x-roles': who.roles }),
    ...(who.kind === 'roles' && who.afterPassword && { 'x-after-password': true }),
    ...(contract.goesOn && { 'x-goes-on': true }),
    parameters: [...parameters, ...headersOf(contract)],
    ...(contract.method === 'POST' && { requestBody: requestOf(contract, Shape(body)) }),
    responses: responses(contract, refusals),
  };
}

/** Where a call takes a form as well, of the same fields. */
function requestOf({ form }: Contract, schema: TSchema) {
  const { content } = contentOf(schema);
  return { content: { ...content, ...(form && { 'multipart/form-data': { schema } }) } };
}

function headersOf({ side, goesOn }: Contract) {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  if (goesOn)
    return [header('Last-Event-ID', 'The id of the last event that was read: only what came after it is told.')];
  return side === 'command'
    ? [header('Idempotency-Key', 'One key for one intent: a repeat replies as the first time did.')]
    : [header('X-Position', 'The furthest position that the client has been told of: the answer is not older.')];
}

function responses(contract: Contract, refusals: About['refusals']) {
  const said = new Map<number, string[]>();
  for (const [status, description] of [...refusalsOfAny(contract), ...refusalsOfOne(contract, refusals)])
    said.set(status, [...(said.get(status) ?? []), description]);
  const answers: Record<number, Answer> = {
    200: contract.goesOn
      ? told(contract)
      : { description: 'Done.', headers: saidBesides(contract), ...contentOf(contract.reply) },
  };
  for (const [status, descriptions] of said) answers[status] = problem(descriptions.join('\n\n'));
  return answers;
}

/** Of a call that goes on. */
const told = ({ reply }: Contract): Answer => ({
  description:
    'Server-sent events, until one side ends it. The data of each is JSON, as described here; lines that begin with a colon say nothing but that it goes on.',
  content: { 'text/event-stream': { schema: reply } },
});

/** What the headers of a reply tell. */
function saidBesides({ side, request }: Contract): Answer['headers'] {
  const header = (description: string, schema: object) => ({ description, schema });
  return {
    ...(side === 'query' && {
      'X-Stale': header(
        'Not there when the answer is fresh. `behind`: older than the position that was asked for. `stopped`: from something that takes nothing in until it has been mended.',
        { enum: ['behind', 'stopped'] },
      ),
    }),
    ...('after' in request && {
      'X-Next': header('The `after` of the next page; not there on the last.', { type: 'string' }),
    }),
  };
}

interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content: Readonly<Record<string, object>>;
}

type Told = readonly [status: number, description: string];

/** What every call of its kind may answer. */
function refusalsOfAny({ who, side, method }: Contract): Told[] {
  const ofAll: Told[] = [
    [400, 'The request is not as described.'],
    [413, 'The request is too large.'],
    [429, 'Too many requests.'],
    [503, 'Try again shortly.'],
  ];
  const signedIn: Told[] = [
    [401, 'Not signed in.'],
    [403, 'Not allowed, or another account is named; PasswordWanted: the password has to be given again.'],
  ];
  const withBody: Told[] = [[415, 'The body is not JSON.']];
  const written: Told[] = [
    [409, 'Conflict: somebody changed the same at the same moment. Try again.'],
    [410, 'PersonErased: what was kept about this person has been erased.'],
  ];
  return [
    ...ofAll,
    ...(who.kind === 'roles' ? signedIn : []),
    ...(method === 'POST' ? withBody : []),
    ...(side === 'command' ? written : []),
  ];
}

/** What this call alone may answer, by its contract. */
function refusalsOfOne({ refusals: codes }: Contract, refusals: About['refusals']): Told[] {
  return codes.flatMap((code): Told[] => {
    const text = refusals[code];
    return text ? [[text.status, `${code}: ${text.title}`]] : [];
  });
}

const problem = (description: string): Answer => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const contentOf = (schema: TSchema) => ({ content: { [mediaTypeOf(schema)]: { schema } } });
