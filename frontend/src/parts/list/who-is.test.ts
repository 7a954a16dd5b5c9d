import { expect, it } from '@jest/globals';
import { whoIs } from './who-is';

it.each([
  ['somebody who was not logged in', { id: 'visitor', email: null }],
  ['the system', { id: 'workers', email: null }],
  ['noor@fieldfare.example', { id: 'noor', email: 'noor@fieldfare.example' }],
  ['somebody whose account is gone (a1)', { id: 'a1', email: null }],
])('what happened is by %s', (words, actor) => expect(whoIs(actor)).toBe(words));
