import { expect, it } from '@jest/globals';
import { isForeignPage } from './foreign-page';

const host = 'fieldfare.example';

it.each([
  ['no browser', {}],
  ['our page', { 'sec-fetch-site': 'same-origin', origin: 'https://fieldfare.example' }],
  ['our page behind a proxy of development', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['our page in an old browser', { origin: 'https://fieldfare.example' }],
  ['our page behind the gateway', { origin: 'https://else.example', 'x-forwarded-host': 'else.example' }],
])('takes the cookies of %s', (_, headers) => expect(isForeignPage({ headers: { host, ...headers } })).toBe(false));

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'https://blog.fieldfare.example' }],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('takes no cookies from %s', (_, headers) => expect(isForeignPage({ headers: { host, ...headers } })).toBe(true));
