import { describe, expect, it } from '@jest/globals';
import { deviceStore } from './device-store';
import { seenPosition } from './position';

const fresh = () => {
  const store = deviceStore(() => localStorage);
  return { store, position: seenPosition(store) };
};

describe('the position', () => {
  it('is unknown before the first command', () => {
    expect(fresh().position.highest()).toBeUndefined();
  });

  it('keeps the highest, whichever came last', () => {
    const { position } = fresh();
    for (const each of ['7', '104', '99', '103']) position.raise(each);
    expect(position.highest()).toBe('104');
  });

  it('takes in what another tab has written', () => {
    const one = fresh();
    const other = fresh();
    one.position.raise('500');
    other.position.raise('400');
    expect(other.position.highest()).toBe('500');
  });

  it('begins anew at sign-in where the log did', () => {
    const { position } = fresh();
    position.raise('9000');
    position.signedIn('12', position.highest());
    expect(position.highest()).toBe('12');
  });

  it('does not go back at sign-in behind what another tab wrote while it was under way', () => {
    const { position } = fresh();
    position.raise('500');
    const before = position.highest();
    position.raise('530');
    position.signedIn('520', before);
    expect(position.highest()).toBe('530');
    position.signedIn('540', '530');
    expect(position.highest()).toBe('540');
  });

  it('goes on where the browser forbids storage', () => {
    const position = seenPosition(
      deviceStore(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    position.raise('31');
    expect(position.highest()).toBe('31');
  });
});
