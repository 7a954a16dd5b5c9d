import { Link } from 'react-router-dom';
import { moment } from '../../parts/dates';
import { ProblemNote } from '../../parts/page/shown';
import { counted } from '../../parts/words';
import { useWaitingKeys, type WaitingKey } from './api';

/** Changes of keys that wait for whoever looks to confirm or refuse them; nothing where none does. */
export function WaitingKeys() {
  const { data, problem, again } = useWaitingKeys();
  if (problem && !data) return <ProblemNote problem={problem} again={again} />;
  const proposals = data?.proposals ?? [];
  if (proposals.length === 0) return null;
  return (
    <section className="office-panel office-waiting" aria-label="Waits for you">
      <h2>
        {counted(proposals.length, 'change of a key waits', 'changes of keys wait')} for a second person: you can
        confirm {proposals.length === 1 ? 'it' : 'them'}
      </h2>
      <ul>
        {proposals.map((one) => (
          <li key={one.proposalId}>
            <Link to={addressOf(one)}>
              Question {one.number} of {one.paperName}
              {one.setName !== null && `, ${one.setName}`}
            </Link>{' '}
            <span className="soft">{whoWords(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const addressOf = ({ paperHash, questionId }: WaitingKey): string =>
  `/app/admin-whizz/mock-exam-key?${new URLSearchParams({ paperHash, questionId }).toString()}`;

const whoWords = ({ by, isAskedOfYou, proposedAt }: WaitingKey): string =>
  `${by ?? 'Somebody'} proposed it on ${moment(proposedAt)}${isAskedOfYou ? ' and asked you' : ''}.`;
