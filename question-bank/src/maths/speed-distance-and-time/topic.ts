import { defineTopic } from '../../generation/topic';
import { arrival } from './arrival';
import { findDistance } from './find-distance';
import { findSpeed } from './find-speed';
import { findTime } from './find-time';
import { meetOrCatch } from './meet-or-catch';
import { minutesToHourly } from './minutes-to-hourly';
import { mpsKmh } from './mps-kmh';
import { twoStage } from './two-stage';

export const speedDistanceAndTime = defineTopic({
  subject: 'maths',
  key: 'speed-distance-and-time',
  title: 'Speed Distance and Time',
  subTopics: [
    { key: 'one-rule', title: 'Speed, distance or time', types: [findDistance, findSpeed, findTime] },
    { key: 'units', title: 'Units of speed', types: [minutesToHourly, mpsKmh] },
    { key: 'journeys', title: 'Journeys', types: [twoStage, meetOrCatch, arrival] },
  ],
});
