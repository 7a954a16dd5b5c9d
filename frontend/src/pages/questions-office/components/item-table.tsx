import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Badge, Input } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { day } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { useApprove, useRetire, useStaffItems, type ListedItem } from '../api';
import { topicKeys, topicTitle } from '../english-topics';
import { ItemActions, type ItemActionsProps } from './item-actions';
import { ItemDrawer } from './item-drawer';

type Actions = Omit<ItemActionsProps, 'item'>;

const statuses: Record<
  ListedItem['status'],
  { readonly text: string; readonly status: 'warning' | 'success' | 'default' }
> = {
  draft: { text: 'Waits for approval', status: 'warning' },
  approved: { text: 'Given to children', status: 'success' },
  retired: { text: 'Retired', status: 'default' },
};

/** What staff have added. Which of it is looked at stands in the address. */
export function ItemTable() {
  const { data, problem, again } = useStaffItems();
  const [approve, retire] = [useApprove(), useRetire()];
  const [search, setSearch] = useSearchParams();
  const shown = { topic: search.get('topic'), status: search.get('status'), find: search.get('find') ?? '' };
  const go = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  };
  const actions: Actions = {
    onApprove: ({ topic, itemId }) => void approve.run({ topic, itemId }),
    onRetire: ({ topic, itemId }, reason) => void retire.run({ topic, itemId, ...(reason !== '' && { reason }) }),
  };
  const found = (data ?? []).filter(({ title }) => title.toLowerCase().includes(shown.find.toLowerCase()));
  return (
    <section className="office-panel">
      {problem && <ProblemNote problem={problem} again={again} />}
      {approve.problem && <ProblemNote problem={approve.problem} />}
      {retire.problem && <ProblemNote problem={retire.problem} />}
      <ProTable<ListedItem>
        name="english-items"
        headerTitle="Added by staff"
        rowKey="itemId"
        columns={columnsFor(shown, (itemId) => go({ item: itemId }), actions)}
        dataSource={found}
        loading={!data && !problem}
        search={false}
        size="small"
        scroll={{ x: 1_080 }}
        pagination={{ defaultPageSize: 20, showSizeChanger: true, size: 'small' }}
        options={{ reload: again, density: true, setting: true, fullScreen: false }}
        cardProps={{ styles: { body: { padding: 0 } } }}
        locale={{ emptyText: <NothingAdded /> }}
        onChange={(_, { topic, status }) => go({ topic: only(topic), status: only(status) })}
        toolbar={{ search: <Find text={shown.find} onFind={(find) => go({ find })} /> }}
      />
      <ItemDrawer
        item={data?.find(({ itemId }) => itemId === search.get('item'))}
        {...actions}
        onClose={() => go({ item: null })}
      />
    </section>
  );
}

function NothingAdded() {
  return <p className="soft">Nothing here yet. What is added with the two forms above is listed here.</p>;
}

const only = (chosen: unknown) => (Array.isArray(chosen) && typeof chosen[0] === 'string' ? chosen[0] : null);

function Find({ text, onFind }: { readonly text: string; readonly onFind: (text: string) => void }) {
  return (
    <Input.Search
      aria-label="Find by its text"
      placeholder="Find by its text"
      allowClear
      defaultValue={text}
      onSearch={onFind}
    />
  );
}

interface Filtered {
  readonly topic: string | null;
  readonly status: string | null;
}

function columnsFor(filtered: Filtered, open: (itemId: string) => void, actions: Actions): ProColumns<ListedItem>[] {
  return [
    {
      title: 'Question or passage',
      dataIndex: 'title',
      render: (_, { itemId, title }) => (
        <button type="button" className="link-button" onClick={() => open(itemId)}>
          {title}
        </button>
      ),
    },
    {
      title: 'Status',
      dataIndex: 'status',
      width: 180,
      filters: Object.entries(statuses).map(([value, { text }]) => ({ value, text })),
      filterMultiple: false,
      filteredValue: filtered.status === null ? null : [filtered.status],
      onFilter: (value, { status }) => status === value,
      render: (_, { status }) => <Badge {...statuses[status]} />,
    },
    {
      title: 'Topic',
      dataIndex: 'topic',
      width: 170,
      filters: [...topicKeys, 'comprehension'].map((value) => ({ value, text: topicTitle(value) })),
      filterMultiple: false,
      filteredValue: filtered.topic === null ? null : [filtered.topic],
      onFilter: (value, { topic }) => topic === value,
      render: (_, { topic }) => topicTitle(topic),
    },
    {
      title: 'Level',
      dataIndex: 'level',
      align: 'right',
      width: 80,
      sorter: (one, other) => one.level - other.level,
    },
    { title: 'Questions', dataIndex: 'questionCount', align: 'right', width: 100 },
    {
      title: 'Added',
      dataIndex: 'addedAt',
      width: 150,
      sorter: (one, other) => one.addedAt.localeCompare(other.addedAt),
      render: (_, { addedAt }) => day(addedAt),
    },
    { title: 'Action', key: 'action', width: 190, render: (_, item) => <ItemActions item={item} {...actions} /> },
  ];
}
