import { at, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';

/** Somebody or something that moves, with sensible speeds in its own unit. */
export interface Mover {
  subject: string;
  /** "cycles", "travels". */
  verb: string;
  unit: 'km/h' | 'mph';
  least: number;
  most: number;
}

const movers: readonly Mover[] = [
  { subject: 'A cyclist', verb: 'rides', unit: 'km/h', least: 8, most: 28 },
  { subject: 'A runner', verb: 'runs', unit: 'km/h', least: 8, most: 16 },
  { subject: 'A canoe', verb: 'travels', unit: 'km/h', least: 4, most: 12 },
  { subject: 'A ferry', verb: 'sails', unit: 'km/h', least: 20, most: 60 },
  { subject: 'A tram', verb: 'travels', unit: 'km/h', least: 20, most: 60 },
  { subject: 'A coach', verb: 'travels', unit: 'mph', least: 30, most: 64 },
  { subject: 'A car', verb: 'travels', unit: 'mph', least: 20, most: 70 },
  { subject: 'A train', verb: 'travels', unit: 'mph', least: 40, most: 80 },
  { subject: 'A lorry', verb: 'travels', unit: 'mph', least: 24, most: 56 },
  { subject: 'A steam train', verb: 'travels', unit: 'mph', least: 16, most: 50 },
  { subject: 'A hot-air balloon', verb: 'floats', unit: 'mph', least: 8, most: 20 },
];

export interface Journey extends Mover {
  speed: number;
  minutes: number;
  distance: number;
  /** "km" or "miles". */
  distanceUnit: string;
}

/** Times of the level: whole hours, halves, quarters, then minutes that divide the hour. */
const spans: Record<Level, readonly number[]> = {
  1: [120, 180, 240],
  2: [30, 90, 150, 210],
  3: [30, 90, 150, 210, 270],
  4: [15, 45, 75, 105, 135, 165],
  5: [10, 12, 20, 24, 40, 48, 50, 70, 80, 100, 140],
};

/** A journey whose three numbers are whole. */
export function journey(random: Random, level: Level): Journey | undefined {
  const mover = random.pick(movers.filter(({ most }) => most >= 10));
  const speed = random.multiple(at(level, [10, 5, 4, 4, 4]), mover.least, Math.min(mover.most, 80));
  // At level 3 the speed is none that the level before has already had with the same times.
  if (level === 3 && speed % 5 === 0) return undefined;
  const minutes = random.pick(spans[level]);
  const distance = (speed * minutes) / 60;
  if (!Number.isInteger(distance) || distance < 2) return undefined;
  return { ...mover, speed, minutes, distance, distanceUnit: distanceUnitOf(mover.unit) };
}

export const distanceUnitOf = (unit: Mover['unit']): string => (unit === 'mph' ? 'miles' : 'km');

/** How a unit of distance is named in a question: "kilometres", "miles". */
export const distanceName = (distanceUnit: string): string => (distanceUnit === 'km' ? 'kilometres' : distanceUnit);

/** How a speed is named in a question: "km/h", "miles per hour". */
export const speedName = (unit: Mover['unit']): string => (unit === 'mph' ? 'miles per hour' : 'km/h');
