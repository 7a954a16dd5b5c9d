import { expect, it } from '@jest/globals';
import { golden } from '../../testing/golden';
import { rowsOf } from '../../testing/rows-of';
import { staffEnglishProjection } from './staff-english.projection';

const at = (hour: number) => `2026-11-21T0${hour}:00:00.000Z`;
const added = { ...golden('EnglishItemAdded', { authorId: 'noor', isApproved: false }), at: at(1) };
const approved = { ...golden('EnglishItemApproved', { approverId: 'admin' }), at: at(2) };
const retired = { ...golden('EnglishItemRetired'), at: at(3), actorId: 'another' };

it('tells who wrote an item, who approved it, who withdrew it, when and why', () =>
  expect(rowsOf(staffEnglishProjection, added, approved, retired)).toMatchObject([
    {
      status: 'retired',
      history: [
        { what: 'written', byId: 'noor', at: at(1) },
        { what: 'approved', byId: 'admin', at: at(2) },
        { what: 'retired', byId: 'another', at: at(3), reason: 'Two of the options are right.' },
      ],
    },
  ]));

it('takes what an admin writes for approved with that', () =>
  expect(
    rowsOf(staffEnglishProjection, {
      ...golden('EnglishItemAdded', { authorId: 'admin', isApproved: true }),
      at: at(1),
    }),
  ).toMatchObject([{ history: [{ what: 'written' }, { what: 'approved', byId: 'admin', at: at(1) }] }]));
