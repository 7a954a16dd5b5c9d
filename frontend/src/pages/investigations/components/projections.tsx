import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { useRef, useState } from 'react';
import { Badge, Button, Grid, Popconfirm, Progress } from 'antd';
import { exactly } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { cardColumns } from '../../../parts/tables/card-columns';
import { tableRows } from '../../../parts/tables/table-rows';
import { tableTools } from '../../../parts/tables/table-tools';
import { counted } from '../../../parts/words';
import { useProjections, useRebuild, type ProjectionRow } from '../api';

const everyMs = 2_000;
const states: Record<ProjectionRow['state'], 'success' | 'processing' | 'warning' | 'error'> = {
  building: 'processing',
  live: 'success',
  'catching up': 'warning',
  rebuilding: 'processing',
  stopped: 'error',
  retired: 'warning',
};

/** Each read model: how far it has come, how it is, and the way to make it anew from the log. Folded up while all are well. */
export function Projections() {
  const { data, problem, again } = useProjections(everyMs);
  const [chosen, setChosen] = useState<boolean>();
  const isTroubled = data?.projections.some(isTrouble) === true;
  const isOpen = chosen ?? isTroubled;
  return (
    <section className="office-panel compact">
      {problem && <ProblemNote problem={problem} again={again} />}
      <h2>
        <button type="button" className="fold" aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
          <span>Read models</span>
          <How projections={data?.projections} />
        </button>
      </h2>
      {isOpen && data && <ModelTable data={data} again={again} />}
    </section>
  );
}

const isTrouble = ({ state }: ProjectionRow): boolean => weight[state] < weight['catching up'];

function How({ projections = [] }: { readonly projections?: readonly ProjectionRow[] | undefined }) {
  const isWrong = projections.some(({ state }) => state === 'stopped');
  return <span className={isWrong ? 'is-wrong' : 'soft'}>{projections.length > 0 && howTheyAre(projections)}</span>;
}

function howTheyAre(all: readonly ProjectionRow[]): string {
  const stopped = all.filter(({ state }) => state === 'stopped').length;
  if (stopped > 0) return `${counted(stopped, 'has', 'have')} stopped, of ${all.length}`;
  const busy = all.filter(isTrouble).length;
  return busy > 0 ? `${counted(busy, 'is', 'are')} on the way, of ${all.length}` : `all ${all.length} run`;
}

interface ModelTableProps {
  readonly data: NonNullable<ReturnType<typeof useProjections>['data']>;
  readonly again: () => void;
}

function ModelTable({ data, again }: ModelTableProps) {
  const rebuild = useRebuild();
  const pages = usePagesOfCards();
  const [asked, setAsked] = useState<Asked>(new Map());
  const ask = async ({ projection, builtAt }: ProjectionRow) => {
    if (await rebuild.run({ projection })) setAsked((before) => new Map(before).set(projection, builtAt));
  };
  return (
    <>
      {rebuild.problem && <ProblemNote problem={rebuild.problem} />}
      <ProTable<ProjectionRow>
        name="projections"
        rowKey="projection"
        columns={cardColumns(columnsWith(asked, (row) => void ask(row)))}
        {...tableRows({ rows: byTrouble(data.projections), width: 1_100, whyEmpty: 'There are no read models.' })}
        search={false}
        pagination={pages}
        size="small"
        options={tableTools(again)}
        cardProps={{ styles: { body: { padding: 0 } } }}
        toolbar={{ subTitle: `The log ends at ${figures(data.head)}` }}
      />
    </>
  );
}

/** As cards, all of them would be as long as a dozen screens. */
const usePagesOfCards = () =>
  Grid.useBreakpoint().md === false && { pageSize: 8, simple: true, hideOnSinglePage: true };

const weight: Record<ProjectionRow['state'], number> = {
  stopped: 0,
  rebuilding: 1,
  building: 1,
  'catching up': 2,
  retired: 3,
  live: 3,
};

/** What needs somebody first, the others as they are named. */
const byTrouble = (rows: readonly ProjectionRow[]) =>
  [...rows].sort((one, other) => weight[one.state] - weight[other.state]);

/** Of what a rebuild was asked for on this page, and from where the one then in use was built. */
type Asked = ReadonlyMap<string, string>;

function columnsWith(asked: Asked, rebuild: (row: ProjectionRow) => void): ProColumns<ProjectionRow>[] {
  return [
    {
      title: 'Read model',
      dataIndex: 'projection',
      width: 230,
      sorter: (one, other) => one.projection.localeCompare(other.projection),
    },
    { title: 'State', dataIndex: 'state', width: 240, render: (_, row) => <State row={row} asked={asked} /> },
    {
      title: 'Behind',
      dataIndex: 'lagSeconds',
      align: 'right',
      width: 100,
      sorter: (one, other) => one.lagSeconds - other.lagSeconds,
      render: (_, { lagSeconds }) => (lagSeconds < 1 ? 'no' : `${Math.round(lagSeconds).toLocaleString('en-GB')} s`),
    },
    {
      title: 'Position',
      dataIndex: 'position',
      align: 'right',
      width: 130,
      render: (_, { position }) => figures(position),
    },
    { title: 'Updated', dataIndex: 'updatedAt', width: 200, render: (_, { updatedAt }) => exactly(updatedAt) },
    { title: 'Version', dataIndex: 'version', align: 'right', width: 90 },
    {
      title: 'Action',
      key: 'action',
      width: 110,
      render: (_, row) => <RebuildButton row={row} onRebuild={() => rebuild(row)} />,
    },
  ];
}

/** A position without the zeros that make it comparable as text. */
const figures = (position: string) => position.replace(/^0+(?=\d)/, '');

/** Since when it stands still, before what, and what to do. */
function standstill({ faultAt, faultPosition }: ProjectionRow): string {
  const since = faultAt === null ? '' : ` since ${exactly(faultAt)}`;
  const before = faultPosition === null ? '' : `, before the event at ${figures(faultPosition)}`;
  return `It has stood still${since}${before}; its readers are told so. Mend its fold and start the projectors again: it goes on from there. If rows are wrong as well, rebuild it.`;
}

/** How a rebuild goes that was asked for on this page: it waits, is under way, or has taken its place. */
function rebuildWords({ projection, state, progress, builtAt }: ProjectionRow, asked: Asked): string | undefined {
  const before = asked.get(projection);
  if (before === undefined) return undefined;
  if (state === 'rebuilding') return `Rebuilding: ${Math.floor((progress ?? 0) * 100)}%`;
  return builtAt === before ? 'Asked for. It waits for the projectors to begin.' : 'Rebuilt: the new one is in use.';
}

function State({ row, asked }: { readonly row: ProjectionRow; readonly asked: Asked }) {
  const { projection, state, progress, fault } = row;
  const words = rebuildWords(row, asked);
  return (
    <>
      <Badge status={states[state]} text={state} />
      {progress !== null && (
        <Progress percent={Math.floor(progress * 100)} size="small" aria-label={`Rebuild of ${projection}`} />
      )}
      {words !== undefined && <p role="status">{words}</p>}
      {fault !== null && <p className="fault">{fault}</p>}
      {state === 'stopped' && <p>{standstill(row)}</p>}
    </>
  );
}

function RebuildButton({ row, onRebuild }: { readonly row: ProjectionRow; readonly onRebuild: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const isUnderWay = row.state === 'rebuilding';
  const confirmed = () => {
    onRebuild();
    // The box that was asked in goes, and the focus with it.
    button.current?.focus();
  };
  return (
    <Popconfirm
      disabled={isUnderWay}
      title={`Rebuild ${row.projection}?`}
      description="It is made anew from the log beside the one in use, which serves until the new one takes its place. No mail is sent again."
      icon={null}
      okText="Rebuild"
      styles={{ root: { maxWidth: 340 } }}
      onConfirm={confirmed}
    >
      <Button ref={button} size="small" aria-disabled={isUnderWay} aria-label={`Rebuild ${row.projection}`}>
        Rebuild
      </Button>
    </Popconfirm>
  );
}
