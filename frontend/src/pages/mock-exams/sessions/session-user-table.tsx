import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Link } from 'react-router-dom';
import { arrangedWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { cardColumns } from '../../../parts/page/card-columns';
import { tableRows } from '../../../parts/page/table-rows';
import type { SessionUser } from './api';
import { ChildDeeds } from './room/child-deeds';
import type { Room } from './room/room-api';
import type { Wanted } from './room/room-panel';

interface SessionUserTableProps {
  readonly sessionId: string;
  readonly users: readonly SessionUser[];
  /** By child, how far they have come. */
  readonly stages: ReadonlyMap<string, string>;
  readonly onArrange: (user: SessionUser) => void;
  /** The room, where something can be done in it. */
  readonly room: Room | undefined;
  readonly onWant: (wanted: Wanted) => void;
}

export function SessionUserTable({ users, ...about }: SessionUserTableProps) {
  return (
    <ProTable<SessionUser>
      name="session-users"
      headerTitle="Users"
      rowKey="mockExamUserId"
      columns={cardColumns(columnsFor(about))}
      search={false}
      size="small"
      {...tableRows({ rows: users, width: about.room ? 1_120 : 980, whyEmpty: 'Nobody has booked this session yet.' })}
      pagination={users.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
      options={false}
      cardProps={{ styles: { body: { padding: 0 } } }}
    />
  );
}

const PAGE = 100;

const stageWords: Readonly<Record<string, string>> = {
  STAGE_SESSION_NOT_STARTED: 'Not started',
  STAGE_EXAM_IN_PROGRESS: 'Exam in progress',
  STAGE_BREAK_TIME: 'Break',
  STAGE_EXAM_SESSION_COMPLETE: 'Complete',
};

const stateWords: Readonly<Record<SessionUser['state'], string>> = {
  booked: 'Booked',
  pending: 'Paying',
  cancelled: 'Cancelled',
  'not booked': 'Not booked',
};

const rightWords: Readonly<Record<NonNullable<SessionUser['right']>, string>> = {
  trial: 'A free session',
  subscription: 'Their plan',
  payment: 'Paid for by itself',
  staff: 'Given by staff',
  school: 'Their school',
};

const columnsFor = (about: About): ProColumns<SessionUser>[] => [
  ...columnsOfAll(about),
  ...(about.room ? [roomColumn(about.room, about.onWant)] : []),
];

type About = Omit<SessionUserTableProps, 'users'>;

const roomColumn = (room: Room, onWant: About['onWant']): ProColumns<SessionUser> => ({
  title: 'In the room',
  key: 'room',
  width: 170,
  render: (_, { state, mockExamUserId: learnerId, childName }) =>
    state === 'booked' ? (
      <ChildDeeds room={room} target={{ learnerId, name: childName ?? 'this child' }} onWant={onWant} />
    ) : null,
});

const columnsOfAll = ({ sessionId, stages, onArrange }: About): ProColumns<SessionUser>[] => [
  { title: 'Child', key: 'child', render: (_, { childName }) => childName ?? <span className="soft">Unnamed</span> },
  {
    title: 'Parent',
    key: 'parent',
    render: (_, { parentFirstName, parentLastName }) =>
      [parentFirstName, parentLastName].filter(Boolean).join(' ') || <span className="soft">Erased</span>,
  },
  { title: 'Booking', key: 'state', width: 100, render: (_, { state }) => stateWords[state] },
  {
    title: 'Stage',
    key: 'stage',
    width: 150,
    render: (_, user) => <Stage stage={stages.get(user.mockExamUserId)} user={user} sessionId={sessionId} />,
  },
  { title: 'Subscriber', key: 'subscriber', width: 100, render: (_, { subscriber }) => (subscriber ? 'Yes' : 'No') },
  {
    title: 'Right',
    key: 'right',
    width: 140,
    render: (_, { right }) => (right === null ? <span className="is-wrong">None</span> : rightWords[right]),
  },
  {
    title: 'Arrangements',
    key: 'arrangements',
    render: (_, user) => <Arranged user={user} onArrange={onArrange} />,
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

interface StageProps {
  readonly sessionId: string;
  readonly user: SessionUser;
  /** Undefined: not begun. */
  readonly stage: string | undefined;
}

/** How far a child has come, and the way to what they did. */
function Stage({ sessionId, user: { mockExamUserId, childName }, stage }: StageProps) {
  if (stage === undefined) return stageWords['STAGE_SESSION_NOT_STARTED'];
  return (
    <>
      {stageWords[stage]}{' '}
      <Link to={timelineOf(sessionId, mockExamUserId)}>
        Timeline<span className="read-aloud"> of {childName ?? 'this child'}</span>
      </Link>
    </>
  );
}

const timelineOf = (session: string, child: string): string =>
  `/app/admin-whizz/mock-exam-timeline?${new URLSearchParams({ session, child }).toString()}`;

interface ArrangedProps {
  readonly user: SessionUser;
  readonly onArrange: (user: SessionUser) => void;
}

function Arranged({ user, onArrange }: ArrangedProps) {
  const { arrangements, always, childName } = user;
  const known = arrangements ?? always;
  const words = known === null ? '' : arrangedWords(known);
  return (
    <>
      <span>{words === '' ? 'None' : sentence(words)}</span>
      {words !== '' && arrangements === null && <span className="soft"> (always)</span>}{' '}
      <button type="button" className="link-button" onClick={() => onArrange(user)}>
        Change<span className="read-aloud"> the arrangements of {childName ?? 'this child'}</span>
      </button>
    </>
  );
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
