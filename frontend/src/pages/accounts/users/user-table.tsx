import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Input } from 'antd';
import { useState } from 'react';
import { day } from '../../../parts/dates';
import { ShowMore } from '../../../parts/list/show-more';
import { cardColumns } from '../../../parts/page/card-columns';
import { ProblemNote } from '../../../parts/page/shown';
import { tableRows } from '../../../parts/page/table-rows';
import { useUsers, type ListedUser, type WhichUsers } from './people-api';

/** All accounts, searched and sorted by the server; a press on an address opens the account. */
export function UserTable({ onOpen }: { readonly onOpen: (email: string) => void }) {
  const [which, setWhich] = useState<WhichUsers>({});
  const users = useUsers(which);
  const { data, problem, again } = users;
  const isFiltered = which.find !== undefined;
  const whyEmpty = isFiltered ? 'Nobody fits the search.' : 'There is no account yet.';
  return (
    <section className="office-panel" aria-label="All users">
      {problem && <ProblemNote problem={problem} again={again} />}
      <ProTable<ListedUser>
        name="all-users"
        headerTitle="All users"
        rowKey="userId"
        columns={cardColumns(columnsFor(onOpen))}
        loading={!data && !problem}
        search={false}
        size="small"
        {...tableRows({ rows: data?.rows, width: 1_080, whyEmpty, isFiltered })}
        pagination={false}
        options={{ reload: again, density: true, setting: true, fullScreen: false }}
        cardProps={{ styles: { body: { padding: 0 } } }}
        onChange={(_, _filters, sorter) => setWhich({ ...found(which), ...sortedBy(sorter) })}
        toolbar={{
          search: (
            <Input.Search
              aria-label="Part of an address or a name"
              placeholder="Part of an address or a name"
              allowClear
              maxLength={100}
              onSearch={(find) => setWhich(find.trim() === '' ? {} : { find })}
            />
          ),
        }}
      />
      <ShowMore pages={users} things="users" total={data?.head.total ?? undefined} />
    </section>
  );
}

const found = ({ find }: WhichUsers): WhichUsers => (find === undefined ? {} : { find });

const sortings = { userEmail: 'email', numSignIns: 'signIns', numQuestionRequested: 'questions' } as const;

function sortedBy(sorter: unknown): WhichUsers {
  const { field, order } = (Array.isArray(sorter) ? {} : sorter) as { field?: unknown; order?: unknown };
  const column = Object.entries(sortings).find(([name]) => name === field);
  return column && typeof order === 'string' ? { sortBy: column[1], ascending: order === 'ascend' } : {};
}

const columnsFor = (onOpen: (email: string) => void): ProColumns<ListedUser>[] => [
  {
    title: 'Email',
    dataIndex: 'userEmail',
    sorter: true,
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
  { title: 'Child', dataIndex: 'childName' },
  { title: 'User type', dataIndex: 'userType', width: 170 },
  { title: 'Sign-ins', dataIndex: 'numSignIns', align: 'right', width: 100, sorter: true },
  { title: 'Questions', dataIndex: 'numQuestionRequested', align: 'right', width: 110, sorter: true },
  {
    title: 'Account',
    key: 'state',
    width: 110,
    render: (_, { isAccountActive }) => (isAccountActive ? 'Active' : 'Inactive'),
  },
  { title: 'Registered', key: 'registered', width: 140, render: (_, { registeredAt }) => day(registeredAt) },
];
