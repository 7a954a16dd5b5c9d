import { expect, it } from '@jest/globals';
import { operatorOf } from './operator';

it('tells who runs the site, and null for what was not configured', () => {
  expect(operatorOf({ operatorName: 'Larch Tutors Ltd', operatorEmail: 'us@larch.example' })).toEqual({
    name: 'Larch Tutors Ltd',
    address: null,
    email: 'us@larch.example',
    registration: null,
    advertiser: null,
    mailingProvider: null,
  });
});
