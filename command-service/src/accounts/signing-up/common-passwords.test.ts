import { expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords';

it.each(['password', 'Password1', 'QWERTYUIOP', '12345678', 'iloveyou1', 'aaaaaaaaaa', '1212121212', ' letmein1 '])(
  'knows %s',
  (password) => expect(isCommonPassword(password)).toBe(true),
);
it('knows the address itself', () => expect(isCommonPassword('Ann@Example.org', 'ann@example.org')).toBe(true));
it.each([
  'correct horse battery',
  'fieldfare-demo',
  'Sesame-opens-nothing-9',
  '\u5f20\u4e09\u674e\u56db\u738b\u4e94\u8d75\u516d',
])('has nothing against %s', (password) => expect(isCommonPassword(password, 'ann@example.org')).toBe(false));
