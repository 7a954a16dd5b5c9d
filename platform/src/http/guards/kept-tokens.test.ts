import { beforeEach, describe, expect, it } from '@jest/globals';
import { Text } from 'schemas/describe/schema';
import { manualClock } from '../../clock/clock';
import { newSigningKey, tokenKeysOf, tokenSigner, tokenVerifier } from '../../crypto/crypto';
import type { Caller } from './caller';
import { keptTokens } from './kept-tokens';
import { ada } from '../testing/served';

const LIFE_SECONDS = 600;

let clock: ReturnType<typeof manualClock>;
let verified: number;
beforeEach(() => {
  clock = manualClock('2026-11-21T12:00:00.000Z');
  verified = 0;
});

const ownKey = newSigningKey();

function opening(signingKey = ownKey, most?: number) {
  const claims = { name: Text(40) };
  const common = { issuer: 'fieldfare', clock };
  const signer = tokenSigner<typeof claims>({ ...common, signingKey, lifeSeconds: LIFE_SECONDS });
  const tokenKeys = tokenKeysOf({ somebody: ownKey });
  const tokens = tokenVerifier({ ...common, tokenKeys, claims, mayClaim: () => true });
  const open = (token: string): Caller | undefined => {
    verified += 1;
    const holder = tokens.verify(token);
    return holder && { ...ada, accountId: holder.name };
  };
  return { sign: (name: string) => signer.sign({ name }), open: keptTokens(open, clock, most) };
}

describe('a token', () => {
  it('is verified once for as long as it lives, and not a moment longer', () => {
    const { sign, open } = opening();
    const token = sign('ada');
    for (let second = 0; second < LIFE_SECONDS; second += 1) {
      expect(open(token)?.accountId).toBe('ada');
      clock.advance(1);
    }
    expect(verified).toBe(1);
    expect(open(token)).toBeUndefined();
    expect(open(token)).toBeUndefined();
  });

  it('lends nothing to one that was altered, or signed by another', () => {
    const { sign, open } = opening();
    const token = sign('ada');
    open(token);
    const [head, body, signature = ''] = token.split('.');
    const turned = signature.startsWith('A') ? 'B' : 'A';
    expect(open([head, body, turned + signature.slice(1)].join('.'))).toBeUndefined();
    expect(open(opening(newSigningKey()).sign('ada'))).toBeUndefined();
    expect(open(`${token} `)).toBeUndefined();
    expect(open(token)?.accountId).toBe('ada');
  });

  it('that is not good is verified each time it comes', () => {
    const { open } = opening();
    for (const token of ['', 'x', 'a.b.c', `a.${Buffer.from('{"exp":9999999999}').toString('base64url')}.c`])
      for (let n = 0; n < 2; n += 1) expect(open(token)).toBeUndefined();
    expect(verified).toBe(8);
  });

  it('that names no end is not kept', () => {
    const open = keptTokens(() => ((verified += 1), ada), clock);
    for (let n = 0; n < 3; n += 1) expect(open('ada')).toEqual(ada);
    expect(verified).toBe(3);
  });

  it('used longest ago is forgotten where there are too many', () => {
    const { sign, open } = opening(undefined, 2);
    const [first, second, third] = ['a', 'b', 'c'].map(sign) as [string, string, string];
    for (const token of [first, second, first, third]) open(token);
    expect(verified).toBe(3);
    open(first);
    expect(verified).toBe(3);
    open(second);
    expect(verified).toBe(4);
  });
});
