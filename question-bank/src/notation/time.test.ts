import { describe, expect, it } from '@jest/globals';
import { clock12, clock24, durationText, hoursText } from './time';

describe('times', () => {
  it.each([
    [45, '45 minutes', '0.75 hours'],
    [60, '1 hour', '1 hour'],
    [61, '1 hour 1 minute', '1@@1/60 hours'],
    [80, '1 hour 20 minutes', '1@@1/3 hours'],
    [40, '40 minutes', '@@2/3 hour'],
    [150, '2 hours 30 minutes', '2.5 hours'],
  ])('writes %i minutes', (minutes, duration, hours) => {
    expect([durationText(minutes), hoursText(minutes)]).toEqual([duration, hours]);
  });

  it.each([
    [0, '00:00', '12:00 am'],
    [725, '12:05', '12:05 pm'],
    [930, '15:30', '3:30 pm'],
    [1445, '00:05', '12:05 am'],
    [-5, '23:55', '11:55 pm'],
  ])('writes %i minutes after midnight', (minutes, long, short) => {
    expect([clock24(minutes), clock12(minutes)]).toEqual([long, short]);
  });
});
