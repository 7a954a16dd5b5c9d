import { roleTitles } from 'schemas/accounts/role-titles';
import { day, exactly, until } from '../../../parts/dates';
import { ShowMore } from '../../../parts/list/show-more';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds } from '../../../parts/prices/use-prices';
import { useHistory, type Happening } from './people-api';

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
            {by(one)}.
            {one.reason !== null && (
              <>
                {' '}
                <q className="user-words">{one.reason}</q>
              </>
            )}
          </li>
        ))}
      </ul>
      <ShowMore pages={pages} things="entries" />
    </section>
  );
}

function by({ by: name, byOwner, what }: Happening): string {
  if (byOwner) return ', by its owner';
  if (name !== null) return `, by ${name}`;
  return what === 'grant end set' || what === 'refunded' ? ', as Stripe told us' : '';
}

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
  'recovery code used': 'a recovery code was used to log in',
  'second factor set up': 'a second factor was set up',
  'second factor removed': 'the second factor was taken away',
  'looked as a child': 'looked at the screens of',
  deactivated: 'deactivated',
  reactivated: 'activated again',
  'grant given': 'given',
  'grant end set': 'the end was moved of',
  'grant withdrawn': 'taken back:',
  paid: 'a payment',
  'refund asked': 'staff gave back',
  refunded: 'given back of a payment by now:',
};

const titles: Readonly<Record<string, string>> = {
  ...roleTitles,
  practice: 'practice without a limit',
  'daily-practice': 'the questions of a free account',
  comprehension: 'comprehension',
  'mock-sessions': 'chosen mock exams',
  'all-mock-sessions': 'all mock exams',
};

/** What a grant is that is no longer known. */
const unnamed: Partial<Record<Happening['what'], string>> = {
  'grant end set': 'a grant',
  'grant withdrawn': 'a grant',
};

function wordsOf(happening: Happening): string {
  const { what, subjects, byOwner } = happening;
  if (what === 'sessions ended' && byOwner) return 'all other browsers were logged out';
  if (what === 'recovery code used') return `${words[what]} (${subjects.join('')} left)`;
  const named = subjects.map((subject) => titles[subject] ?? subject).join(', ') || (unnamed[what] ?? '');
  return `${words[what]}${named === '' ? '' : ` ${joinedBy[what] ?? ''}${named}`}${money(happening)}${span(happening)}`;
}

const joinedBy: Partial<Record<Happening['what'], string>> = {
  invited: 'as ',
  'invitation sent again': 'as ',
  paid: 'for ',
};

const money = ({ what, pence }: Happening): string =>
  pence === null ? '' : ` ${what === 'paid' ? 'of ' : ''}${pounds(pence)}`;

/** The first day where it is not that of the entry, and the last, as the page of rights has them. */
function span({ what, at, beginsAt, endsAt }: Happening): string {
  const isOfGrant = what === 'grant given' || what === 'grant end set';
  if (!isOfGrant) return '';
  const from = beginsAt === null || day(beginsAt) === day(at) ? '' : `, from ${day(beginsAt)} on`;
  return `${from}${endsAt === null ? ', without an end' : `, until ${until(endsAt)}`}`;
}
