import { expect, it } from '@jest/globals';
import { anyone, file, query } from './contract';
import { openApi } from './openapi';
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
