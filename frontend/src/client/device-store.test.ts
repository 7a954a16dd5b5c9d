import { describe, expect, it } from '@jest/globals';
import { deviceStore, keptJson } from './device-store';

describe('what is kept as JSON', () => {
  const store = deviceStore(() => sessionStorage);
  const draft = keptJson<{ readonly answer: string }>(store, 'a-draft');

  it('is read as it was written, until it is forgotten', () => {
    draft.write({ answer: 'O’Brien "½"' });
    expect(draft.read()).toEqual({ answer: 'O’Brien "½"' });
    draft.forget();
    expect(draft.read()).toBeUndefined();
  });

  it.each(['', '{"answer":', 'null', 'undefined'])('is nothing where it cannot be read: %j', (text) => {
    store.write('a-draft', text);
    expect(draft.read()).toBeUndefined();
  });
});
