import { afterEach, expect, it } from '@jest/globals';
import { leave } from '../../client/sign-in';
import { FakeServer } from '../../../testing/fake-server';
import { signOut } from 'schemas/accounts/accounts.contract';
import { goOnAt } from './go-on';

const both = ['ROLE_USER', 'ROLE_ADMIN'];
const sits = ['ROLE_FREE_USER', 'ROLE_MOCK_EXAM_STUDENT'];

afterEach(() => globalThis.history.replaceState(null, '', '/'));

function leftFrom(page: string): void {
  new FakeServer().on(signOut).answers(() => ({}));
  globalThis.history.replaceState(null, '', page);
  leave();
}

it.each([
  [both, '/app/admin-whizz'],
  [sits, '/mock-exams'],
])('begins by the precedence of the roles: %j at %s', (roles, landing) => expect(goOnAt(roles)).toBe(landing));

it.each([
  ['/app/practice/maths', both, '/app/dashboard'],
  ['/app/admin-whizz/investigations', both, '/app/admin-whizz'],
  ['/app/admin-whizz/investigations', ['ROLE_USER'], '/app/dashboard'],
  ['/app/practice/maths', ['ROLE_ADMIN'], '/app/admin-whizz'],
  ['/app/practice/maths', [], '/auth/individual-login'],
  ['/app/practice/maths', sits, '/app/dashboard'],
  ['/mock-exams/practice-page', sits, '/mock-exams'],
  ['/mock-exams/practice-page', ['ROLE_FREE_USER'], '/app/dashboard'],
])('goes on after %s, as %j, at %s', (page, roles, landing) => {
  leftFrom(page);
  expect(goOnAt(roles)).toBe(landing);
});

it('is not changed by leaving from a page outside', () => {
  leftFrom('/app/practice/maths');
  leftFrom('/auth/change-password');
  expect(goOnAt(both)).toBe('/app/dashboard');
});
