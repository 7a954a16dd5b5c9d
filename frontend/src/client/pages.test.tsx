import { describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { FakeServer, refused, unreachable } from '../../testing/fake-server';
import { saidPage } from '../../testing/paged';
import { signInSomebody } from '../../testing/somebody';
import { useCommand } from './contract';
import { usePages } from './pages';

const row = (worksheetId: string) => ({ worksheetId }) as const;
const rowsNamed = (...names: string[]) => names.map(row);
const many = (count: number) => rowsNamed(...Array.from({ length: count }, (_, n) => `w${n}`));

/** A list on a page, with a command beside it; `rows` is what the server has. */
function listing(rows: () => readonly { worksheetId: string }[], size = 3) {
  signInSomebody();
  const server = new FakeServer()
    .on(getUserWorksheets)
    .answers((request) => saidPage(rows(), ({ worksheetId }) => worksheetId, request))
    .on(flagQuestion)
    .answers(() => ({}));
  const { result } = renderHook(() => ({
    list: usePages(getUserWorksheets, {}, { rowsOf: (reply) => reply, size }),
    command: useCommand(flagQuestion),
  }));
  const names = () => result.current.list.data?.rows.map(({ worksheetId }) => worksheetId) ?? [];
  const more = () => act(() => result.current.list.more());
  const somethingHappens = () => act(() => result.current.command.run({ worksheetId: 'w1', questionNumber: 1 }));
  const has = (count: number) => waitFor(() => expect(names()).toHaveLength(count));
  return { server, result, names, more, somethingHappens, has };
}

describe('a list in pages', () => {
  it('is walked to its end, each row once', async () => {
    const { server, result, names, more, has } = listing(() => many(8));
    await has(3);
    more();
    await has(6);
    more();
    await has(8);
    expect(names()).toEqual(many(8).map(({ worksheetId }) => worksheetId));
    expect(result.current.list.data?.next).toBeUndefined();
    more();
    await waitFor(() => expect(result.current.list.adding).toBe(false));
    expect(server.of(getUserWorksheets).map(({ body }) => body['after'])).toEqual([undefined, 'w2', 'w5']);
  });

  it('asks for its next page once, however often that is pressed', async () => {
    const { server, more, has } = listing(() => many(9));
    await has(3);
    more();
    more();
    more();
    await has(6);
    expect(server.of(getUserWorksheets)).toHaveLength(2);
  });

  it('keeps what is there when the next page fails, says why, and asks for it again', async () => {
    let away = false;
    const { server, result, names, more, has } = listing(() => many(5));
    server.on(getUserWorksheets).answers((request) => {
      if (away && request.after !== undefined) return refused(403, 'NotAllowed', 'Not just now.');
      return saidPage(many(5), ({ worksheetId }) => worksheetId, request);
    });
    await has(3);
    away = true;
    more();
    await waitFor(() => expect(result.current.list.notAdded?.message).toBe('Not just now.'));
    expect([names().length, result.current.list.adding, result.current.list.problem]).toEqual([3, false, undefined]);
    away = false;
    more();
    expect(result.current.list.notAdded).toBeUndefined();
    await has(5);
  });

  it('is read again from its beginning after a command: what is new stands once, and nothing is missing', async () => {
    let rows = many(8);
    const { names, more, somethingHappens, has } = listing(() => rows);
    await has(3);
    more();
    await has(6);
    rows = [row('new'), ...many(8)];
    await somethingHappens();
    await waitFor(() => expect(names()[0]).toBe('new'));
    expect(names().length).toBeGreaterThanOrEqual(6);
    for (let presses = 0; names().length < 9 && presses < 3; presses += 1) {
      const before = names().length;
      more();
      await waitFor(() => expect(names().length).toBeGreaterThan(before));
    }
    expect(names()).toEqual(rows.map(({ worksheetId }) => worksheetId));
  });

  it('joins no page to a list whose end has moved while it was asked for', async () => {
    let rows = many(7);
    const { server, names, more, somethingHappens, has } = listing(() => rows);
    await has(3);
    const gate = new EventTarget();
    const late = new Promise((resolve) => gate.addEventListener('open', resolve));
    const answerNow = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      const asked = typeof init?.body === 'string' && init.body.includes('"after":"w2"');
      const reply = await answerNow(address, init);
      if (asked) await late;
      return reply;
    };
    more();
    await waitFor(() => expect(server.of(getUserWorksheets).at(-1)?.body['after']).toBe('w2'));
    rows = [row('new'), ...many(7)];
    await somethingHappens();
    await waitFor(() => expect(names()[0]).toBe('new'));
    gate.dispatchEvent(new Event('open'));
    await waitFor(() => expect(names().length).toBeGreaterThan(3));
    expect(names()).toEqual(rows.slice(0, names().length).map(({ worksheetId }) => worksheetId));
  });

  it('shows a row that has gone no more, in whichever page it stood', async () => {
    let rows = many(6);
    const { names, more, somethingHappens, has } = listing(() => rows);
    await has(3);
    more();
    await has(6);
    rows = rows.filter(({ worksheetId }) => worksheetId !== 'w4');
    await somethingHappens();
    await has(5);
    expect(names()).not.toContain('w4');
  });

  it('says why where not even its first page comes', async () => {
    const { server, result } = listing(() => []);
    server.on(getUserWorksheets).answers(() => unreachable());
    await waitFor(() => expect(result.current.list.problem?.kind).toBe('offline'));
    expect(result.current.list.data).toBeUndefined();
  });
});
