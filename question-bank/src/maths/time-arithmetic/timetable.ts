import { tableFigure } from '../../figures/table';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { clock24, durationForm, durationText } from '../../notation/time';
import { person } from '../../wording/people';
import { wrongDurations } from '../measures/wrong-durations';

const routes = [
  { vehicle: 'bus', stops: ['Market Square', 'Hospital', 'Library', 'Station'] },
  { vehicle: 'train', stops: ['Ashby', 'Millford', 'Oakham', 'Castleton'] },
  { vehicle: 'tram', stops: ['Harbour', 'Museum', 'University', 'Stadium'] },
  { vehicle: 'ferry', stops: ['North Pier', 'Seal Island', 'Lighthouse', 'South Bay'] },
] as const;

export const timetable = defineQuestionType({
  key: 'timetable',
  title: 'Timetables',
  targetSeconds: [30, 40, 50, 60, 75],
  version: 3,
  build: (random, level) => {
    const { vehicle, stops } = random.pick(routes);
    const times = runs(random, level);
    const [from, to] = random.sample([0, 1, 2, 3], 2).sort((a, b) => a - b) as [number, number];
    const run = random.integer(0, 3);
    const timeAt = (stop: number) => times[stop]?.[run] ?? 0;
    const [leaves, arrives] = [timeAt(from), timeAt(to)];
    const wait = level >= 3 ? waitBefore(random, times[from] ?? [], run) : 0;
    const [journey, minutes] = [arrives - leaves, arrives - leaves + wait];
    const { inForm, ...form } = durationForm(minutes);
    const trip = {
      vehicle,
      from: placed(stops[from] ?? ''),
      to: placed(stops[to] ?? ''),
      here: clock24(leaves - wait),
    };
    return {
      params: { times, from, to, run, wait },
      prompt: `${(wait > 0 ? askWithWait : askRide)(random, trip)} ${inForm}`,
      figure: tableFigure(
        `A ${vehicle} timetable`,
        stops.map((stop, index) => [stop, ...(times[index] ?? []).map(clock24)] as const),
      ),
      answer: durationText(minutes),
      ...form,
      steps: [
        ...when(
          wait > 0,
          `The next ${vehicle} leaves at ${clock24(leaves)}.`,
          `Wait: ${clock24(leaves)} − ${trip.here} = ${durationText(wait)}`,
        ),
        `Journey: ${clock24(arrives)} − ${clock24(leaves)} = ${durationText(journey)}`,
        ...when(wait > 0, `Altogether: ${durationText(wait)} + ${durationText(journey)} = ${durationText(minutes)}`),
      ],
      wrong: wrongDurations(minutes, [journey, minutes + 60, minutes + 40, minutes + wait, minutes - 40]),
    };
  },
  // From the table alone: when the first run after the arrival at the stop gets there, less that arrival.
  solve: ({ times, from, to, run, wait }) => {
    const here = (times[from]?.[run] ?? 0) - wait;
    const next = (times[from] ?? []).findIndex((leaves) => leaves >= here);
    return durationText((times[to]?.[next] ?? 0) - here);
  },
});

interface Trip {
  vehicle: string;
  from: string;
  to: string;
  /** When the question begins. */
  here: string;
}

const askRide = (random: Random, { vehicle, from, to, here }: Trip) =>
  random.pick([
    `How long does the ${here} ${vehicle} from ${from} take to get to ${to}?`,
    `${person(random).name} takes the ${here} ${vehicle} from ${from} to ${to}. How long is the journey?`,
  ]);

function askWithWait(random: Random, { vehicle, from, to, here }: Trip): string {
  const { name } = person(random);
  return random.pick([
    `${name} gets to ${from} at ${here} and takes the next ${vehicle}. How long is it from ${here} until ${name} arrives at ${to}?`,
    `It is ${here} and ${name} is waiting at ${from} for the next ${vehicle} to ${to}. How long is it from now until ${name} gets there?`,
  ]);
}

/** Names such as "the library" for places within a town. */
const placed = (stop: string) =>
  /^(?:Hospital|Library|Station|Harbour|Museum|University|Stadium|Lighthouse)$/.test(stop) ? `the ${stop}` : stop;

/** Four runs past four stops: times of each stop, in minutes after midnight. */
function runs(random: Random, level: Level): number[][] {
  const step = at(level, [5, 1, 1, 1, 1]);
  const starts = [random.multiple(step, 420, 560)];
  while (starts.length < 4)
    starts.push(
      (starts.at(-1) ?? 0) + random.multiple(step, at(level, [30, 30, 25, 25, 40]), at(level, [60, 60, 75, 90, 120])),
    );
  const rides = Array.from({ length: 3 }, () => random.multiple(step, 10, at(level, [20, 35, 40, 50, 70])));
  return [0, 1, 2, 3].map((stop) =>
    starts.map((start) => rides.slice(0, stop).reduce((time, ride) => time + ride, start)),
  );
}

/** A wait that does not reach back to the run before. */
function waitBefore(random: Random, leaves: readonly number[], run: number): number {
  const [before, next] = [leaves[run - 1] ?? (leaves[run] ?? 0) - 40, leaves[run] ?? 0];
  return random.integer(3, Math.max(3, Math.min(40, next - before - 2)));
}
