import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listedTypes } from 'schemas/rights/standing';
import { day } from '../../../parts/dates';
import { ShowMore } from '../../../parts/list/show-more';
import { cardColumns } from '../../../parts/tables/card-columns';
import { ProblemNote } from '../../../parts/page/shown';
import { tableRows } from '../../../parts/tables/table-rows';
import { ReachableFilters } from '../../../parts/tables/reachable-filters';
import { tableTools } from '../../../parts/tables/table-tools';
import { lookAs } from './look-as-address';
import { useUsers, type ListedUser } from './people-api';
import { everyRole, roleWords, worksHere } from './role-words';
import { SubscriberType } from './subscriber-type';
import { TakeFile } from './take-file';
import { isFiltered, STEP, useUsersAddress, whichOf, type LookedAt } from './users-address';

interface Acts {
  readonly onOpen: (email: string) => void;
  readonly onSubscribe: (user: ListedUser) => void;
}

/** All accounts, searched, filtered and sorted by the server; a press on an address opens the account. */
export function UserTable({ onOpen, below }: Pick<Acts, 'onOpen'> & { readonly below: ReactNode }) {
  const { looked, go } = useUsersAddress();
  const [find, setFind] = useState('');
  const [subscribes, setSubscribes] = useState<ListedUser>();
  const which = whichOf(looked, find);
  const users = useUsers(which, looked.shown);
  const { data, problem, again } = users;
  const total = data?.head.total ?? undefined;
  const rows = data?.rows.slice(0, looked.shown);
  return (
    <>
      <section className="office-panel" aria-label="All users">
        {problem && <ProblemNote problem={problem} again={again} />}
        <ReachableFilters>
          <ProTable<ListedUser>
            name="all-users"
            headerTitle="All users"
            rowKey="userId"
            columns={cardColumns(columnsFor(looked, { onOpen, onSubscribe: setSubscribes }))}
            loading={!data && !problem}
            search={false}
            size="small"
            {...tableRows({ rows, width: 1_120, whyEmpty: whyEmpty(isFiltered(which)), isFiltered: isFiltered(which) })}
            pagination={false}
            // The children of a family are no rows below its own.
            expandable={{ childrenColumnName: 'rowsBelow' }}
            options={tableTools(again)}
            cardProps={{ styles: { body: { padding: 0 } } }}
            onChange={(_, filters, sorter) => go(Object.assign(filteredBy(filters), sortedBy(sorter), { shown: STEP }))}
            toolbar={{
              search: <Find onFind={setFind} />,
              actions: [<TakeFile key="file" which={which} total={total} />],
            }}
          />
        </ReachableFilters>
        <ShowMore
          pages={users}
          shown={looked.shown}
          step={STEP}
          onShow={(shown) => go({ shown })}
          things="users"
          total={total}
        />
        {subscribes && <SubscriberType user={subscribes} onOver={() => setSubscribes(undefined)} />}
      </section>
      {/* The rows would push it away as they come. */}
      {hasCome(users) && below}
    </>
  );
}

const whyEmpty = (isFiltered: boolean): string =>
  isFiltered ? 'Nobody fits the search and the filters.' : 'There is no account yet.';

const hasCome = ({ data, problem }: Pick<ReturnType<typeof useUsers>, 'data' | 'problem'>): boolean =>
  data !== undefined || problem !== undefined;

function Find({ onFind }: { readonly onFind: (text: string) => void }) {
  return (
    <Input.Search
      aria-label="Search the list by part of an address or a name"
      placeholder="Search this list"
      allowClear
      maxLength={100}
      onSearch={(text) => onFind(text.trim())}
    />
  );
}

/** As the address names them; a table leaves out what is not filtered. */
function filteredBy(filters: Readonly<Record<string, unknown>>): Partial<LookedAt> {
  const only = (chosen: unknown) => (Array.isArray(chosen) && typeof chosen[0] === 'string' ? chosen[0] : null);
  return {
    type: listedTypes.find((type) => type === only(filters['userType'])) ?? null,
    role: everyRole.find((role) => role === only(filters['userRoles'])) ?? null,
    state: only(filters['state']) === null ? null : only(filters['state']) === 'active' ? 'active' : 'inactive',
  };
}

const columnNames = {
  email: 'userEmail',
  signIns: 'numSignIns',
  questions: 'numQuestionRequested',
  registered: 'registeredAt',
} as const;

function sortedBy(sorter: unknown): Partial<LookedAt> {
  const { field, order } = (Array.isArray(sorter) ? {} : sorter) as { field?: unknown; order?: unknown };
  const names = Object.keys(columnNames) as (keyof typeof columnNames)[];
  const sort = names.find((name) => columnNames[name] === field);
  return sort && typeof order === 'string'
    ? { sort, way: order === 'ascend' ? 'up' : 'down' }
    : { sort: null, way: null };
}

function columnsFor(looked: LookedAt, { onOpen, onSubscribe }: Acts): ProColumns<ListedUser>[] {
  const sorted = (sort: keyof typeof columnNames) => ({
    dataIndex: columnNames[sort],
    sorter: true,
    sortOrder: looked.sort === sort ? (looked.way === 'up' ? ('ascend' as const) : ('descend' as const)) : null,
  });
  const filtered = (chosen: string | null) => ({
    filterMultiple: false,
    filteredValue: chosen === null ? null : [chosen],
  });
  return [
    {
      title: 'Email',
      ...sorted('email'),
      render: (_, { userEmail }) => (
        <button type="button" className="link-button user-address" onClick={() => onOpen(userEmail ?? '')}>
          {userEmail}
        </button>
      ),
    },
    {
      title: 'Parent',
      key: 'parent',
      render: (_, { parentFirstName, parentLastName }) => [parentFirstName, parentLastName].filter(Boolean).join(' '),
    },
    { title: 'Child', key: 'children', width: 130, render: (_, user) => <Children user={user} /> },
    {
      title: 'User type',
      dataIndex: 'userType',
      width: 150,
      ...filtered(looked.type),
      filters: listedTypes.map((type) => ({ value: type, text: type })),
      render: (_, user) => (
        <>
          {typeWords(user)}
          <br />
          <button type="button" className="link-button small" onClick={() => onSubscribe(user)}>
            Change<span className="read-aloud"> the subscriber type of {user.userEmail}</span>
          </button>
        </>
      ),
    },
    {
      title: 'Roles',
      dataIndex: 'userRoles',
      width: 110,
      ...filtered(looked.role),
      filters: everyRole.map((role) => ({ value: role, text: roleWords(role).title })),
      render: (_, { userRoles }) => userRoles.map((role) => roleWords(role).title).join(', ') || 'None',
    },
    { title: 'Sign-ins', align: 'right', width: 95, ...sorted('signIns') },
    { title: 'Questions', align: 'right', width: 110, ...sorted('questions') },
    {
      title: 'Account',
      key: 'state',
      width: 100,
      ...filtered(looked.state),
      filters: [
        { value: 'active', text: 'Active' },
        { value: 'inactive', text: 'Inactive' },
      ],
      render: (_, { isAccountActive }) => (isAccountActive ? 'Active' : <span className="is-wrong">Inactive</span>),
    },
    { title: 'Registered', width: 120, ...sorted('registered'), render: (_, { registeredAt }) => day(registeredAt) },
  ];
}

/** Of those who work here: as what. */
const typeWords = ({ userType, userRoles }: ListedUser): string =>
  userType === 'Staff'
    ? userRoles
        .filter((role) => worksHere({ roles: [role] }))
        .map((role) => roleWords(role).title)
        .join(', ')
    : userType;

/** Each child leads to its screens, as the child sees them. Who works here has an account of that kind, and no child in it. */
function Children({ user: { userId, userRoles, children } }: { readonly user: ListedUser }) {
  if (worksHere({ roles: userRoles })) return children.map(({ learnerId, name }) => <div key={learnerId}>{name}</div>);
  return children.map(({ learnerId, name }) => (
    <div key={learnerId}>
      <Link to={lookAs(userId, learnerId)}>Look as {name ?? 'the child'}</Link>
    </div>
  ));
}
