import { describe, expect, it } from '@jest/globals';
import { openPackage, sealPackage } from './packages';

const key = Buffer.alloc(32, 7);
const plain = Buffer.from('What is 3 + 4?');

describe('a sealed package', () => {
  it('is the same bytes whoever seals it, and another for another key, content or name', () => {
    const sealed = sealPackage(key, plain, 'march');
    expect(sealPackage(key, plain, 'march')).toEqual(sealed);
    for (const other of [
      sealPackage(Buffer.alloc(32, 8), plain, 'march'),
      sealPackage(key, Buffer.from('What is 3 + 5?'), 'march'),
    ])
      expect(other.subarray(0, 12)).not.toEqual(sealed.subarray(0, 12));
    expect(sealed.includes('What')).toBe(false);
  });

  it('is opened by its own key and name alone, and not once a bit has changed', () => {
    const sealed = sealPackage(key, plain, 'march');
    expect(openPackage(key, sealed, 'march')).toEqual(plain);
    expect(() => openPackage(key, sealed, 'april')).toThrow('unable to authenticate');
    expect(() => openPackage(Buffer.alloc(32), sealed, 'march')).toThrow('unable to authenticate');
    const flipped = Buffer.from(sealed);
    flipped[20] = (flipped[20] ?? 0) ^ 1;
    expect(() => openPackage(key, flipped, 'march')).toThrow('unable to authenticate');
  });

  it('is opened by what browsers have', async () => {
    const sealed = new Uint8Array(sealPackage(key, plain, 'march'));
    const imported = await crypto.subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, ['decrypt']);
    const opening = { name: 'AES-GCM', iv: sealed.subarray(0, 12), additionalData: new TextEncoder().encode('march') };
    expect(Buffer.from(await crypto.subtle.decrypt(opening, imported, sealed.subarray(12)))).toEqual(plain);
  });
});
