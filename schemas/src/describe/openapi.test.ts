import { describe, expect, it } from '@jest/globals';
import { anyone, command, file, query, roles, stream } from './contract';
import { openApi } from './openapi';
import { paged } from './paging';
import { Count, Id } from './schema';

const about = { title: 'Calls', version: '1', hidden: () => false, refusals: {} };
const common = { who: anyone, summary: 'A call.', request: { id: Id } };

const contentOf = (reply: Parameters<typeof query>[0]['reply']) => {
  const { paths } = openApi([query({ ...common, call: 'GET /things/{id}', ...(reply && { reply }) })], about);
  return (paths['/things/{id}']?.['get'] as { responses: Record<number, { content: object }> }).responses[200]?.content;
};

it('describes a reply of fields as JSON', () => {
  expect(contentOf({ count: Count })).toMatchObject({ 'application/json': { schema: { required: ['count'] } } });
});

it('describes a reply that is a file by its media type', () => {
  expect(contentOf(file('application/pdf'))).toEqual({
    'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
  });
});

it('describes a call that goes on by what each of its events says, and how whoever comes back is told the rest', () => {
  const counts = stream({ ...common, call: 'POST /counts', message: { count: Count } });
  const call = openApi([counts], about).paths['/counts']?.['post'] as {
    parameters: { name: string }[];
    responses: Record<number, { content: object; headers?: object }>;
  };
  expect(call.responses[200]?.content).toMatchObject({ 'text/event-stream': { schema: { required: ['count'] } } });
  expect(call.responses[200]?.headers).toBeUndefined();
  expect(call.parameters.map(({ name }) => name)).toEqual(['Last-Event-ID']);
});

it('says what a call asks of whoever makes it, and that a public one asks nothing', () => {
  const { paths } = openApi(
    [
      query({ ...common, call: 'GET /open/{id}' }),
      query({ ...common, call: 'GET /guarded/{id}', who: roles('ROLE_ADMIN') }),
    ],
    about,
  );
  expect(paths['/open/{id}']?.['get']).toMatchObject({ security: [] });
  expect(paths['/guarded/{id}']?.['get']).toMatchObject({ security: [{ token: [] }], 'x-roles': ['ROLE_ADMIN'] });
});

it('says what the headers tell of how current an answer is, and of the page after it', () => {
  const headersOf = (contract: ReturnType<typeof query | typeof command>) => {
    const call = Object.values(openApi([contract], about).paths['/things'] ?? {})[0];
    return Object.keys((call as { responses: Record<number, { headers: object }> }).responses[200]?.headers ?? {});
  };
  expect(headersOf(query({ ...common, call: 'POST /things' }))).toEqual(['X-Stale']);
  expect(headersOf(query({ ...common, call: 'POST /things', request: paged(50) }))).toEqual(['X-Stale', 'X-Next']);
  expect(headersOf(command({ ...common, call: 'POST /things' }))).toEqual([]);
});

describe('what a call may refuse', () => {
  const refusals = {
    NotYours: { status: 409, title: 'That is not yours.' },
    TooLate: { status: 409, title: 'That is over.' },
  };
  const described = (contract: ReturnType<typeof query | typeof command>) =>
    Object.values(openApi([contract], { ...about, refusals }).paths['/things'] ?? {})[0] as {
      responses: Record<number, { description: string }>;
    };

  it('is told whole where several refusals have one status', () => {
    const { responses } = described(command({ ...common, call: 'POST /things', refusals: ['NotYours', 'TooLate'] }));
    expect(responses[409]?.description.split('\n\n')).toEqual([
      'Conflict: somebody changed the same at the same moment. Try again.',
      'NotYours: That is not yours.',
      'TooLate: That is over.',
    ]);
    expect(responses[410]?.description).toContain('erased');
  });

  it('is neither a conflict nor an erasure where nothing is written', () => {
    const { responses } = described(query({ ...common, call: 'POST /things' }));
    expect(Object.keys(responses)).toEqual(['200', '400', '413', '415', '429', '503']);
  });
});
