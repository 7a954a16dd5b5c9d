import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Badge, Input } from 'antd';
import { day } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { ShowMore } from '../../../parts/list/show-more';
import { cardColumns } from '../../../parts/tables/card-columns';
import { tableRows } from '../../../parts/tables/table-rows';
import { ReachableFilters } from '../../../parts/tables/reachable-filters';
import { tableTools } from '../../../parts/tables/table-tools';
import { useApprove, useRetire, useStaffItem, useStaffItems, type ListedItem } from '../api';
import { topicKeys, topicTitle } from '../english-topics';
import { useListAddress, whichOf, type Looked } from '../use-list-address';
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

/** What staff have added. */
export function ItemTable() {
  const { looked, go } = useListAddress();
  const items = useStaffItems(whichOf(looked));
  const { data, problem, again } = items;
  const open = useOpen(data?.rows, looked.item);
  const { actions, refusal } = useActions(again);
  return (
    <section className="office-panel">
      {problem && <ProblemNote problem={problem} again={again} />}
      {refusal && <ProblemNote problem={refusal} />}
      <ReachableFilters>
        <ProTable<ListedItem>
          name="english-items"
          headerTitle="Added by staff"
          rowKey="itemId"
          columns={cardColumns(columnsFor(looked, (item) => go({ item }), actions))}
          loading={!data && !problem}
          search={false}
          size="small"
          {...rowsOf(data?.rows, looked)}
          pagination={false}
          options={tableTools(again)}
          cardProps={{ styles: { body: { padding: 0 } } }}
          onChange={(_, { topic, status }) => go({ topic: only(topic), status: statusIn(only(status)) })}
          toolbar={{ search: <Find text={looked.find} onFind={(find) => go({ find })} /> }}
        />
      </ReachableFilters>
      <ShowMore pages={items} things="items" />
      <ItemDrawer item={open} {...actions} onClose={() => go({ item: null })} />
    </section>
  );
}

function rowsOf(items: readonly ListedItem[] | undefined, looked: Looked) {
  const isFiltered = Object.keys(whichOf(looked)).length > 0;
  const whyEmpty = isFiltered
    ? 'Nothing here fits the search and the filters.'
    : 'Nothing here yet. What is added with the two forms above is listed here.';
  return tableRows({ rows: items, width: 1_080, whyEmpty, isFiltered });
}

/** The one that is open: a link may lead to one that stands further down than the list has come. */
function useOpen(items: readonly ListedItem[] | undefined, itemId: string | null): ListedItem | undefined {
  const listed = items?.find((item) => item.itemId === itemId);
  const asked = useStaffItem(items && !listed ? itemId : null).data;
  return listed ?? asked?.find((item) => item.itemId === itemId);
}

/** What may be done in the list, and why the last of it was refused. */
function useActions(again: () => void) {
  const [approve, retire] = [useApprove(), useRetire()];
  // What was refused is mostly refused because the list is no longer true: somebody else was faster.
  const told = async (run: Promise<unknown>) => {
    if ((await run) === undefined) again();
  };
  const actions: Actions = {
    onApprove: ({ topic, itemId }) => {
      focusOn(itemId);
      void told(approve.run({ topic, itemId }));
    },
    onRetire: ({ topic, itemId }, reason) => void told(retire.run({ topic, itemId, reason })),
  };
  return { actions, refusal: approve.problem ?? retire.problem };
}

/** The button that was pressed goes: the focus stays with its item, in the drawer or in the list. */
function focusOn(itemId: string): void {
  const row = `[data-row-key="${CSS.escape(itemId)}"] .link-button`;
  document.querySelector<HTMLElement>(`.ant-drawer-open .ant-drawer-close`)?.focus();
  if (!document.querySelector('.ant-drawer-open')) document.querySelector<HTMLElement>(row)?.focus();
}

const only = (chosen: unknown) => (Array.isArray(chosen) && typeof chosen[0] === 'string' ? chosen[0] : null);

const statusIn = (chosen: string | null) =>
  (Object.keys(statuses) as ListedItem['status'][]).find((status) => status === chosen) ?? null;

function Find({ text, onFind }: { readonly text: string; readonly onFind: (text: string) => void }) {
  return (
    <Input.Search
      aria-label="Find by its text"
      placeholder="Find by its text"
      allowClear
      maxLength={200}
      defaultValue={text}
      onSearch={onFind}
    />
  );
}

function columnsFor(looked: Looked, open: (itemId: string) => void, actions: Actions): ProColumns<ListedItem>[] {
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
      filteredValue: looked.status === null ? null : [looked.status],
      render: (_, { status }) => <Badge {...statuses[status]} />,
    },
    {
      title: 'Topic',
      dataIndex: 'topic',
      width: 170,
      filters: [...topicKeys, 'comprehension'].map((value) => ({ value, text: topicTitle(value) })),
      filterMultiple: false,
      filteredValue: looked.topic === null ? null : [looked.topic],
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
