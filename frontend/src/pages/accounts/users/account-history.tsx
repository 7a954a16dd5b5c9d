import { exactly } from '../../../parts/dates';
import { ShowMore } from '../../../parts/list/show-more';
import { ProblemNote } from '../../../parts/page/shown';
import { useHistory, type Happening } from './people-api';
import { roleWords } from './role-words';

/** What was done about an account, by whom and when, the newest first. */
export function AccountHistory({ accountId }: { readonly accountId: string }) {
  const pages = useHistory(accountId);
  return (
    <section className="office-panel user-panel" aria-label="History">
      <h2>History</h2>
      {pages.problem && <ProblemNote problem={pages.problem} />}
      <ul className="user-sessions">
        {pages.data?.rows.map((one) => (
          <li key={one.position}>
            {exactly(one.at)}: {wordsOf(one)}
            {by(one)}.{one.reason !== null && <q className="user-words"> {one.reason}</q>}
          </li>
        ))}
      </ul>
      <ShowMore pages={pages} things="entries" />
    </section>
  );
}

const by = ({ by: name, byOwner }: Happening): string =>
  byOwner ? ', by its owner' : name === null ? '' : `, by ${name}`;

const words: Readonly<Record<Happening['what'], string>> = {
  invited: 'invited',
  'invitation sent again': 'the invitation was mailed again',
  'invitation withdrawn': 'the invitation was withdrawn',
  registered: 'the account was made',
  'address confirmed': 'the address was confirmed',
  'link sent': 'a link for a new password was sent',
  'password changed': 'a new password was chosen',
  'role given': 'given the role',
  'role taken': 'lost the role',
  'sessions ended': 'logged out everywhere',
  'session ended': 'one browser was logged out from another',
  'second factor set up': 'a second factor was set up',
  'second factor removed': 'the second factor was taken away',
  'looked as a child': 'looked at the screens of',
  deactivated: 'deactivated',
  reactivated: 'activated again',
  'grant given': 'given',
  'grant end set': 'the end of a grant was moved',
  'grant withdrawn': 'a grant was taken back',
};

const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(roleWords).map(([role, { title }]) => [role, title])),
  practice: 'practice without a limit',
  'daily-practice': 'the questions of a free account',
  'mock-sessions': 'chosen mock exams',
  'all-mock-sessions': 'all mock exams',
};

function wordsOf({ what, subjects, endsAt }: Happening): string {
  const named = subjects.map((subject) => titles[subject] ?? subject).join(', ');
  const about = what === 'invited' || what === 'invitation sent again' ? ` as ${named}` : ` ${named}`;
  return `${words[what]}${named === '' ? '' : about}${endsAt === null ? '' : `, until ${exactly(endsAt)}`}`;
}
