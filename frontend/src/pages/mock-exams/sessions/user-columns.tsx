import type { ProColumns } from '@ant-design/pro-components';
import { Link } from 'react-router-dom';
import { arrangedFor, rightWords, seatWords } from 'schemas/mock-exams/sessions/session-users.rules';
import { inNameOrder } from '../../../parts/list/in-name-order';
import { timelineAddress } from './addresses';
import type { SessionUser } from './api';
import { ChildDeeds } from './room/child-deeds';
import type { Room } from './room/room-api';
import type { Wanted } from './room/room-panel';
import { isEnded } from './room/room-state';

/** A child of a session with the words that the table is looked through by. */
export interface UserRow extends SessionUser {
  readonly parent: string;
  readonly stage: string;
  /** There is something to be read of how they sat. */
  readonly hasBegun: boolean;
  readonly isComplete: boolean;
}

/** What the columns lead to. */
export interface About {
  readonly sessionId: string;
  /** Nobody sits it any more: nothing is arranged for it. */
  readonly isOver: boolean;
  readonly onArrange: (user: SessionUser) => void;
  /** What was done in the room so far, once that is known. */
  readonly known: Room | undefined;
  /** The room, where something can be done in it. */
  readonly room: Room | undefined;
  readonly onWant: (wanted: Wanted) => void;
}

/** What is shown alone; null: everything. */
export interface Filters {
  readonly state: readonly string[] | null;
  readonly stage: readonly string[] | null;
}

/** By the child’s name, as people look one up; who has none, last. */
export const byName = (one: SessionUser, other: SessionUser): number => inNameOrder(one.childName, other.childName);

const by = (wordsOf: (row: UserRow) => string | null) => (one: UserRow, other: UserRow) =>
  inNameOrder(wordsOf(one), wordsOf(other)) || byName(one, other);

const rightOf = ({ right }: SessionUser): string => (right === null ? 'None' : rightWords[right]);

interface Wording {
  readonly filters: Filters;
  /** The words that stand in some row. */
  readonly stages: readonly string[];
}

export const userColumns = (about: About, wording: Wording): ProColumns<UserRow>[] => [
  ...whoAndWhere(about, wording),
  ...byWhatRight(about),
  ...(about.room ? [roomColumn(about.room, about.onWant)] : []),
];

const whoAndWhere = (about: About, { filters, stages }: Wording): ProColumns<UserRow>[] => [
  {
    title: 'Child',
    key: 'child',
    width: 130,
    sorter: byName,
    defaultSortOrder: 'ascend',
    render: (_, { childName }) => childName ?? <span className="soft">Unnamed</span>,
  },
  {
    title: 'Parent',
    width: 150,
    key: 'parent',
    sorter: by(({ parent }) => parent || null),
    render: (_, { parent }) => parent || <span className="soft">Erased</span>,
  },
  {
    title: 'Booking',
    key: 'state',
    width: 110,
    filters: Object.entries(seatWords).map(([value, text]) => ({ value, text })),
    filteredValue: filters.state && [...filters.state],
    render: (_, user) => <Seat user={user} about={about} />,
  },
  {
    title: 'Stage',
    key: 'stage',
    width: 145,
    sorter: by(({ stage }) => stage),
    filters: stages.map((stage) => ({ value: stage, text: stage })),
    filteredValue: filters.stage && [...filters.stage],
    render: (_, user) => <Stage user={user} sessionId={about.sessionId} />,
  },
];

const byWhatRight = ({ isOver, onArrange }: About): ProColumns<UserRow>[] => [
  { title: 'Subscriber', key: 'subscriber', width: 100, render: (_, { subscriber }) => (subscriber ? 'Yes' : 'No') },
  {
    title: 'Right',
    key: 'right',
    width: 120,
    sorter: by(rightOf),
    render: (_, user) => (user.right === null ? <span className="is-wrong">None</span> : rightOf(user)),
  },
  {
    title: 'Arrangements',
    key: 'arrangements',
    width: 140,
    sorter: by(arrangedFor),
    render: (_, user) => <Arranged user={user} onArrange={isOver || user.isComplete ? undefined : onArrange} />,
  },
  {
    title: 'Account',
    key: 'account',
    width: 90,
    render: (_, { accountId, childName }) => (
      <Link to={`/app/admin-whizz/payments?family=${encodeURIComponent(accountId)}`}>
        Payments<span className="read-aloud"> of the family of {childName ?? 'this child'}</span>
      </Link>
    ),
  },
];

const roomColumn = (room: Room, onWant: About['onWant']): ProColumns<UserRow> => ({
  title: 'In the room',
  key: 'room',
  width: 155,
  render: (_, { state, mockExamUserId: learnerId, childName }) =>
    state === 'booked' ? (
      <ChildDeeds room={room} target={{ learnerId, name: childName ?? 'this child' }} onWant={onWant} />
    ) : null,
});

interface SeatProps {
  readonly user: UserRow;
  readonly about: About;
}

/** Whether they have a place, and the way to give them one in another session instead, as long as they have something to sit here. */
function Seat({ user, about: { isOver, known, onWant } }: SeatProps) {
  const { state, mockExamUserId: learnerId, childName, hasBegun, isComplete } = user;
  const target = { learnerId, name: childName ?? 'this child', hasBegun };
  const canMove = state === 'booked' && !isOver && !isComplete && known !== undefined && !isEnded(known, target);
  return (
    <>
      {seatWords[state]}{' '}
      {canMove && (
        <button type="button" className="link-button" onClick={() => onWant({ deed: 'move', target })}>
          Move<span className="read-aloud"> {target.name} to another session</span>
        </button>
      )}
    </>
  );
}

interface StageProps {
  readonly sessionId: string;
  readonly user: UserRow;
}

/** How far a child has come, and the way to what they did. */
function Stage({ sessionId, user: { mockExamUserId, childName, stage, hasBegun } }: StageProps) {
  if (!hasBegun) return stage;
  return (
    <>
      {stage}{' '}
      <Link to={timelineAddress(sessionId, mockExamUserId)}>
        Replay<span className="read-aloud"> of {childName ?? 'this child'}</span>
      </Link>
    </>
  );
}

interface ArrangedProps {
  readonly user: SessionUser;
  /** Absent where nothing can be arranged any more. */
  readonly onArrange: About['onArrange'] | undefined;
}

function Arranged({ user, onArrange }: ArrangedProps) {
  const isStanding = user.arrangements === null && arrangedFor(user) !== 'None';
  return (
    <>
      <span>{arrangedFor(user)}</span>
      {isStanding && <span className="soft"> (always)</span>}{' '}
      {onArrange && (
        <button type="button" className="link-button" onClick={() => onArrange(user)}>
          Change<span className="read-aloud"> the arrangements of {user.childName ?? 'this child'}</span>
        </button>
      )}
    </>
  );
}
