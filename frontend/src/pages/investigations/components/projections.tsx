import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Badge, Popconfirm, Progress, Button } from 'antd';
import { exactly } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { useProjections, useRebuild, type ProjectionRow } from '../api';

const everyMs = 2_000;
const states: Record<ProjectionRow['state'], 'success' | 'processing' | 'warning' | 'error'> = {
  live: 'success',
  'catching up': 'warning',
  rebuilding: 'processing',
  stopped: 'error',
};

/** Each read model: how far it has come, how it is, and the way to make it anew from the log. */
export function Projections() {
  const { data, problem, again } = useProjections(everyMs);
  const rebuild = useRebuild();
  return (
    <section className="office-panel">
      {problem && <ProblemNote problem={problem} again={again} />}
      {rebuild.problem && <ProblemNote problem={rebuild.problem} />}
      <ProTable<ProjectionRow>
        name="projections"
        headerTitle="Read models"
        rowKey="projection"
        columns={columnsWith((projection) => void rebuild.run({ projection }))}
        dataSource={data ? [...data.projections] : []}
        loading={!data && !problem}
        search={false}
        pagination={false}
        size="small"
        scroll={{ x: 900 }}
        options={{ reload: again, density: true, setting: true, fullScreen: false }}
        cardProps={{ styles: { body: { padding: 0 } } }}
        toolbar={{ subTitle: data ? `The log ends at ${data.head}` : undefined }}
      />
    </section>
  );
}

function columnsWith(rebuild: (projection: string) => void): ProColumns<ProjectionRow>[] {
  return [
    {
      title: 'Read model',
      dataIndex: 'projection',
      fixed: 'left',
      sorter: (one, other) => one.projection.localeCompare(other.projection),
    },
    { title: 'Version', dataIndex: 'version', align: 'right', width: 90 },
    { title: 'State', dataIndex: 'state', width: 240, render: (_, row) => <State row={row} /> },
    { title: 'Position', dataIndex: 'position', align: 'right', className: 'num' },
    {
      title: 'Behind',
      dataIndex: 'lagSeconds',
      align: 'right',
      width: 110,
      sorter: (one, other) => one.lagSeconds - other.lagSeconds,
      render: (_, { lagSeconds }) => (lagSeconds < 1 ? 'no' : `${Math.round(lagSeconds).toLocaleString('en-GB')} s`),
    },
    { title: 'Updated', dataIndex: 'updatedAt', width: 210, render: (_, { updatedAt }) => exactly(updatedAt) },
    {
      title: '',
      key: 'actions',
      width: 110,
      fixed: 'right',
      render: (_, row) => <RebuildButton row={row} onRebuild={rebuild} />,
    },
  ];
}

function State({ row: { projection, state, progress, fault } }: { readonly row: ProjectionRow }) {
  return (
    <>
      <Badge status={states[state]} text={state} />
      {progress !== null && (
        <Progress percent={Math.round(progress * 100)} size="small" aria-label={`Rebuild of ${projection}`} />
      )}
      {fault !== null && <p className="fault">{fault}</p>}
    </>
  );
}

function RebuildButton({
  row,
  onRebuild,
}: {
  readonly row: ProjectionRow;
  readonly onRebuild: (projection: string) => void;
}) {
  return (
    <Popconfirm
      title={`Rebuild ${row.projection}?`}
      description="It is made anew from the log beside the one in use, which serves until the new one takes its place. No mail is sent again."
      okText="Rebuild"
      styles={{ root: { maxWidth: 340 } }}
      onConfirm={() => onRebuild(row.projection)}
    >
      <Button size="small" disabled={row.state === 'rebuilding'} aria-label={`Rebuild ${row.projection}`}>
        Rebuild
      </Button>
    </Popconfirm>
  );
}
