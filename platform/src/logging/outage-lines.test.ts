import { expect, it } from '@jest/globals';
import { until } from '../testing/eventually';
import { openLog } from './logging';
import { outageLines } from './outage-lines';

it('tells an outage of a thousand calls in two lines, and the next one in two more', async () => {
  const lines: string[] = [];
  const log = openLog({ service: 'test', destination: { write: (line) => lines.push(line) } });
  const tell = outageLines(log, { begins: 'calls fail', ends: 'calls no longer fail' }, 20);
  for (let outage = 1; outage <= 2; outage += 1) {
    for (let call = 0; call < 1_000; call += 1) tell({ path: `/call/${call}` });
    expect(lines).toHaveLength(2 * outage - 1);
    await until(() => lines.length === 2 * outage);
  }
  const [begun, over] = lines.map((line) => JSON.parse(line) as object);
  expect(begun).toMatchObject({ level: 'warn', msg: 'calls fail', path: '/call/0' });
  expect(over).toMatchObject({ level: 'info', msg: 'calls no longer fail', failed: 1_000, seconds: 0 });
});
