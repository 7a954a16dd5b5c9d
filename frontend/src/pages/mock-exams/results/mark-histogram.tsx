import { Select } from 'antd';
import { useState } from 'react';
import { ChartPanel } from '../../../parts/chart/chart-panel';
import { Columns } from '../../../parts/chart/columns';
import { counted } from '../../../parts/words';
import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import type { Part } from './api';
import { markOf, titled } from './figures';
import { binsOf } from './histogram';

/** How many children have how many marks, in everything or in a part. */
export function MarkHistogram({ parts }: { readonly parts: readonly Part[] }) {
  const some = parts.filter(({ n, of }) => n > 0 && of > 0);
  const [chosen, setChosen] = useState(some[0]?.partId);
  const part = some.find(({ partId }) => partId === chosen) ?? some[0];
  if (!part) return null;
  const bins = binsOf(part.counts);
  return (
    <ChartPanel
      title={`${titled(part)}: half of the children have ${markOf(part.lowerQuartile)} to ${markOf(part.upperQuartile)} of ${part.of}`}
      kind={`Marks of ${counted(part.n, 'child', 'children')} who have sat ${part.partId === TOTAL ? 'every paper' : 'it'}, in any session`}
      heads={['Marks', 'Children']}
      rows={bins.map(({ label, children }) => [label, children])}
      extra={
        <Select
          aria-label="Which part"
          value={part.partId}
          onChange={setChosen}
          options={some.map((one) => ({ value: one.partId, label: titled(one) }))}
          popupMatchSelectWidth={false}
        />
      }
    >
      <Columns
        bars={bins.map(({ label, children }) => ({ label, value: children }))}
        xTitle={`Marks out of ${part.of}`}
        yTitle="Children"
        height={300}
      />
    </ChartPanel>
  );
}
