import { expect, it } from '@jest/globals';
import { examDate, examDay } from './exam-date';

it.each([
  ['2026-12-01', '10:00:00', '1st December 2026 at 10:00 am'],
  ['2027-01-02', '00:30:00', '2nd January 2027 at 12:30 am'],
  ['2027-02-03', '12:00:00', '3rd February 2027 at 12:00 pm'],
  ['2027-03-11', '13:05:00', '11th March 2027 at 01:05 pm'],
  ['2027-04-12', '09:00:00', '12th April 2027 at 09:00 am'],
  ['2027-05-13', '23:59:59', '13th May 2027 at 11:59 pm'],
  ['2027-06-21', '10:00:00', '21st June 2027 at 10:00 am'],
  ['2027-07-22', '10:00:00', '22nd July 2027 at 10:00 am'],
  ['2027-08-23', '10:00:00', '23rd August 2027 at 10:00 am'],
])('says %s %s as %s', (date, time, words) => expect(examDate(date, time)).toBe(words));

it('says it as every date is written, wherever it is no sign', () =>
  expect(examDay('2027-07-03', '14:30:00')).toBe('Sat 3 Jul 2027, 2:30 pm'));
