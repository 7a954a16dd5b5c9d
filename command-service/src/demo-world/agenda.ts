import type { MockExamStep } from './mock-exams/mock-exams';
import type { DemoPerson, Habit } from './people';

/** Something that somebody of the demo world does, so many days ago and so many minutes into the afternoon. */
export interface Sitting {
  readonly person: DemoPerson;
  readonly daysAgo: number;
  readonly minutes: number;
  readonly does: Doing;
}

type Doing =
  | { readonly kind: 'sign-up' }
  | {
      readonly kind: 'practise';
      readonly habit: Habit;
      readonly key: string;
      readonly skill: number;
      readonly isLast: boolean;
    }
  | { readonly kind: 'mend-mistakes'; readonly key: string; readonly sheet: number }
  | { readonly kind: 'mock-exams'; readonly step: MockExamStep };

/** Mistakes are mended later in the day than what is practised for itself. */
const EVENING = 240;

/**
 * All that happens, in the order of time: a log is read in the order in which it was written.
 * @param mockExams what whoever is named first does about mock exams
 */
export const agendaOf = (people: readonly DemoPerson[], mockExams: readonly MockExamStep[]): Sitting[] =>
  people
    .flatMap((person): Sitting[] => [
      { person, daysAgo: person.daysAgo, minutes: 0, does: { kind: 'sign-up' } },
      ...person.practice.flatMap((habit, n) => practice(person, habit, n)),
      ...mending(person),
    ])
    .concat(people.slice(0, 1).flatMap((person) => mockExams.map((step) => planned(person, step))))
    .sort((one, other) => other.daysAgo - one.daysAgo || one.minutes - other.minutes);

const planned = (person: DemoPerson, step: MockExamStep): Sitting => ({
  person,
  daysAgo: step.daysAgo,
  minutes: step.minutes,
  does: { kind: 'mock-exams', step },
});

/** Weeks of one topic: a worksheet every few days, answered better as time goes by. The very last one is left half-done. */
function practice(person: DemoPerson, habit: Habit, n: number): Sitting[] {
  const first = person.daysAgo - 1 - n;
  const sittings: Sitting[] = [];
  for (let daysAgo = first; daysAgo >= 0; daysAgo -= habit.everyDays) {
    const skill = habit.from + ((habit.to - habit.from) * (first - daysAgo)) / Math.max(1, first);
    const key = `${person.email} ${habit.topic} ${first - daysAgo}`;
    const isLast = n === 0 && daysAgo < habit.everyDays;
    sittings.push({ person, daysAgo, minutes: n * 25, does: { kind: 'practise', habit, key, skill, isLast } });
  }
  return sittings;
}

function mending(person: DemoPerson): Sitting[] {
  const { email, mendsEveryDays } = person;
  if (mendsEveryDays === undefined) return [];
  const sittings: Sitting[] = [];
  for (let daysAgo = person.daysAgo - 8, sheet = 0; daysAgo > 0; daysAgo -= mendsEveryDays, sheet += 1) {
    const does = { kind: 'mend-mistakes', key: `${email} mistakes ${sheet}`, sheet } as const;
    sittings.push({ person, daysAgo, minutes: EVENING, does });
  }
  return sittings;
}
