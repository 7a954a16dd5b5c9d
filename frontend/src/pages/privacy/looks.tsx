import { day, time } from '../../parts/dates';
import { counted } from '../../parts/words';
import type { MyPrivacy } from './api';
import { nameOf } from './names';

type Look = MyPrivacy['looks'][number];

const shownWords: Readonly<Record<Look['shown'], string>> = {
  account: 'your account: its roles and where it is logged in',
  events: 'the log of something you did; names and answers are encrypted there',
  names: 'which entries there are in the log, by their numbers',
  report: 'the report of your child’s mock exam',
  reports: 'whether the reports of a mock exam were sent, your child’s among them',
  results: 'what came of a mock exam, your child’s marks among the others’',
  'results file': 'what came of a mock exam, your child’s marks among the others’, and took it away as a file',
  'reports file': 'the reports of a mock exam, your child’s among them, and took them away as files',
  sitters: 'who has booked a mock exam, you among them',
  'sitters file': 'who has booked a mock exam, you among them, and took it away as a file',
  'room replay': 'how everybody sat a mock exam, your child among them, from second to second',
  timeline: 'a mock exam of your child, act by act, as it was sat',
  'timeline file': 'a mock exam of your child, act by act, and took it away as a file that does not name them',
  users: 'the list of all accounts, in which yours stands',
  'users file': 'a list of accounts, yours perhaps among them, and took it away as a file',
};

/** Who of us looked at what. */
export function Looks({ privacy: { looks, looksAsChild, children } }: { readonly privacy: MyPrivacy }) {
  const names = new Map(children.map((child) => [child.learnerId, nameOf(child)]));
  return (
    <section className="card stack">
      <h2>Who of us looked</h2>
      {looks.length + looksAsChild.length === 0 ? (
        <p>Nobody has looked at what is written of you.</p>
      ) : (
        <ul>
          {looksAsChild.map(({ learnerId, beganAt, endsAt }) => (
            <li key={`${learnerId} ${beganAt}`}>
              {day(beganAt)}: somebody who looks after the service saw the pages of {names.get(learnerId)} as they see
              them, from {time(beganAt)} to {time(endsAt)}. Nothing could be changed.
            </li>
          ))}
          {foldedOf(looks).map(({ shown, seenOn, alike }) => (
            <li key={`${shown} ${seenOn}`}>
              {seenOn}: somebody who looks after the service saw {shownWords[shown]}
              {howOften(alike)}.
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Folded {
  readonly shown: Look['shown'];
  readonly seenOn: string;
  /** On how many days each of them was looked at. */
  readonly alike: readonly number[];
}

/** Each entry of a log is kept for itself, so that one hour of support would fill a page with one line. */
function foldedOf(looks: readonly Look[]): readonly Folded[] {
  const folded = new Map<string, Folded>();
  for (const { shown, lastAt, times } of looks) {
    const seenOn = day(lastAt);
    const key = `${shown} ${seenOn}`;
    folded.set(key, { shown, seenOn, alike: [...(folded.get(key)?.alike ?? []), times] });
  }
  return [...folded.values()];
}

function howOften(alike: readonly number[]): string {
  const sum = alike.reduce((all, times) => all + times, 0);
  if (sum === 1) return '';
  if (alike.length === 1) return `, on ${counted(sum, 'day')} in all`;
  return sum === alike.length
    ? ` (${counted(sum, 'time')})`
    : ` (${counted(sum, 'time')} in all, on that day and before)`;
}
