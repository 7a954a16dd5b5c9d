import { createHmac, createPublicKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { sign } from 'jsonwebtoken';
import Type from 'typebox';
import { Id } from 'schemas/describe/schema';
import { manualClock } from '../clock/clock';
import { newSigningKey, tokenKeysOf, tokenSigner, tokenVerifier } from './crypto';
import { readSigningKey, readTokenKeys } from './token-keys';

const clock = manualClock('2026-11-21T14:00:00Z');
const keys = { people: newSigningKey(), service: newSigningKey() };
const claims = { accountId: Id, roles: Type.Array(Type.String()) };
const issuer = 'https://fieldfare.example';
const options = { issuer, claims, clock, tokenKeys: tokenKeysOf(keys) };
const verifier = tokenVerifier({
  ...options,
  mayClaim: (signer, { roles }) => (signer === 'people' ? !roles.includes('SERVICE') : String(roles) === 'SERVICE'),
});
const verify = (token: string) => verifier.verify(token);
const signerWith = (signingKey: string, from = issuer) =>
  tokenSigner<typeof claims>({ signingKey, issuer: from, clock });
const people = signerWith(keys.people);
const service = signerWith(keys.service);
const ada = { accountId: 'a-1', roles: ['ROLE_USER'] };

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { id: kid } = readSigningKey(keys.people);
const seconds = () => Math.floor(clock.now().getTime() / 1000);
const payload = (holder: unknown = ada) => ({ holder, iss: issuer, iat: seconds(), exp: seconds() + 600 });

describe('an access token', () => {
  it('is good for ten minutes', () => {
    const token = people.sign(ada);
    expect(verify(token)).toEqual(ada);
    clock.advance(599);
    expect(verify(token)).toEqual(ada);
    clock.advance(1);
    expect(verify(token)).toBeUndefined();
  });

  it('says no more than its signer may say', () => {
    expect(verify(service.sign({ accountId: 's', roles: ['SERVICE'] }))).toEqual({
      accountId: 's',
      roles: ['SERVICE'],
    });
    for (const roles of [['ROLE_ADMIN'], ['ROLE_USER'], ['SERVICE', 'ROLE_ADMIN'], []])
      expect(verify(service.sign({ accountId: 'a-1', roles }))).toBeUndefined();
    expect(verify(people.sign({ accountId: 's', roles: ['SERVICE'] }))).toBeUndefined();
  });

  it('is not believed under the name of a key that did not sign it', () => {
    const { key } = readSigningKey(keys.service);
    const signed = (keyid: string) => sign({ ...payload(), iss: issuer }, key, { algorithm: 'ES256', keyid });
    expect(verify(signed(kid))).toBeUndefined();
    expect(verify(signed('nobody'))).toBeUndefined();
    expect(verify(signed('__proto__'))).toBeUndefined();
  });

  it('is not made with what everybody may read: no signature, or a public key for a secret', () => {
    const publicKey = createPublicKey(readSigningKey(keys.people).key);
    const secrets = [
      publicKey.export({ type: 'spki', format: 'der' }),
      publicKey.export({ type: 'spki', format: 'pem' }),
      publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      options.tokenKeys,
    ];
    for (const secret of secrets)
      for (const alg of ['HS256', 'ES256', 'none']) {
        const body = `${encoded({ alg, typ: 'JWT', kid })}.${encoded(payload())}`;
        const mark = createHmac('sha256', secret).update(body).digest('base64url');
        expect(verify(`${body}.${mark}`)).toBeUndefined();
        expect(verify(`${body}.`)).toBeUndefined();
      }
  });

  it('is refused from another issuer, with another key, with other claims, and without an end', () => {
    expect(verify(signerWith(keys.people, 'https://else.example').sign(ada))).toBeUndefined();
    expect(verify(signerWith(newSigningKey()).sign(ada))).toBeUndefined();
    const { key } = readSigningKey(keys.people);
    const signed = (body: object) => sign(body, key, { algorithm: 'ES256', keyid: kid });
    expect(verify(signed(payload()))).toEqual(ada);
    expect(verify(signed(payload({ accountId: 7 })))).toBeUndefined();
    expect(verify(signed({ holder: ada, iss: issuer, iat: seconds() }))).toBeUndefined();
  });

  it.each([
    '',
    'nonsense',
    '..',
    'null.null.null',
    `${encoded(null)}.${encoded({})}.x`,
    `${encoded({ alg: 'ES256', typ: 'JWT', kid })}.bm90IGpzb24.c2hvcnQ`,
    `${encoded({ alg: 'ES256', kid })}.${encoded(payload())}.c2hvcnQ`,
    `${encoded({ alg: 'ES256', kid: { toString: 1 } })}.${encoded({})}.x`,
  ])('is not thrown about where it is nonsense: %s', (token) => {
    expect(verify(token)).toBeUndefined();
  });

  it('of an older key is good while both stand in the list', () => {
    const newer = newSigningKey();
    const tokenKeys = `${tokenKeysOf({ people: newer })},${options.tokenKeys}`;
    const rotated = tokenVerifier({ ...options, tokenKeys, mayClaim: (signer) => signer === 'people' });
    expect(rotated.verify(people.sign(ada))).toEqual(ada);
    expect(rotated.verify(signerWith(newer).sign(ada))).toEqual(ada);
    expect(verify(signerWith(newer).sign(ada))).toBeUndefined();
  });
});

describe('the list of public keys', () => {
  it('holds no private one, no key twice, and none that is not on the curve', () => {
    expect(options.tokenKeys).not.toContain(keys.people);
    for (const list of [
      '',
      'people',
      'people:',
      ':x',
      `people:${keys.people.slice(0, 40)}`,
      tokenKeysOf({ people: keys.people }).slice(7),
      tokenKeysOf({ one: keys.people, two: keys.people }),
    ])
      expect(() => readTokenKeys(list)).toThrow(/signer:key|one key/);
  });

  it('is not shown by the fault of a key', () => {
    expect(() => readSigningKey('c2VjcmV0')).toThrow(
      'a key that signs tokens must be a private key on the curve P-256',
    );
  });
});
