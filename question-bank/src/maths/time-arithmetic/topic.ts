import { defineTopic } from '../../generation/topic';
import { addTime } from './add-time';
import { clock1224 } from './clock-12-24';
import { daysBetween } from './days-between';
import { elapsed } from './elapsed';
import { subtractTime } from './subtract-time';
import { timeConvert } from './time-convert';
import { timeZones } from './time-zones';
import { timetable } from './timetable';

export const timeArithmetic = defineTopic({
  subject: 'maths',
  key: 'time-arithmetic',
  title: 'Time Arithmetic',
  subTopics: [
    { key: 'durations', title: 'Lengths of time', types: [elapsed, addTime, subtractTime] },
    { key: 'units', title: 'Units and clocks', types: [timeConvert, clock1224] },
    { key: 'tables', title: 'Timetables and calendars', types: [timetable, daysBetween, timeZones] },
  ],
});
