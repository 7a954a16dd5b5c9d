import { expect, it } from '@jest/globals';
import { v4, v5 } from 'uuid';
import { nameId, namespaceOf } from './name-id';

it('is the version 5 of RFC 9562: ids in the log stay what they are', () => {
  const dns = namespaceOf('6ba7b810-9dad-11d1-80b4-00c04fd430c8');
  expect(nameId('www.example.com', dns)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  const names = ['', 'é', '漢字', '\u{1F600}', 'a'.repeat(5_000), ...Array.from({ length: 200 }, () => v4())];
  for (const name of names) {
    const namespace = v4();
    expect(nameId(name, namespaceOf(namespace))).toBe(v5(name, namespace));
  }
});
