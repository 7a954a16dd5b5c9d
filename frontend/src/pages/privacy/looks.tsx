import { day, time } from '../../parts/dates';
import { counted } from '../../parts/words';
import type { MyPrivacy } from './api';
import { nameOf } from './names';

const shownWords: Readonly<Record<MyPrivacy['looks'][number]['shown'], string>> = {
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
          {looks.map(({ shown, lastAt, times }) => (
            <li key={`${shown} ${lastAt}`}>
              {day(lastAt)}: somebody who looks after the service saw {shownWords[shown]}
              {times > 1 && `, on ${counted(times, 'day')} in all`}.
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
