import { expect, it } from '@jest/globals';
import { isOutage } from './outage';
import { codeOf, meaningOf } from './sql-states';

const failing = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['08006', 'connection', true],
  ['57P01', 'connection', true],
  ['57P03', 'connection', true],
  ['53300', 'connection', true],
  ['53100', 'server', true],
  ['57014', 'server', true],
  ['55P03', 'server', true],
  ['40001', 'server', true],
  ['40P01', 'server', true],
  ['25006', 'server', true],
  ['58030', 'server', true],
  ['22P02', 'data', false],
  ['23505', 'data', false],
  ['54000', 'data', false],
  ['42P01', 'ours', false],
  ['0A000', 'ours', false],
  ['25P02', 'ours', false],
])('%s is a fault of the kind %s, and of one mind with what counts as an outage', (code, meaning, outage) => {
  expect(meaningOf(code)).toBe(meaning);
  expect(isOutage(failing(code))).toBe(outage);
});

it('knows what is no SQLSTATE', () => {
  expect(['ECONNRESET', 'EPIPE', '8006', '08006 '].map(meaningOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([failing('EPIPE'), new Error('none'), null, { code: 7 }].map(codeOf)).toEqual([
    'EPIPE',
    undefined,
    undefined,
    undefined,
  ]);
});
