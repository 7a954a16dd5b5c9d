import { Column } from '@ant-design/charts';
import type { ColumnsProps } from '../columns';

/** Charts' own palette, told apart by those who see fewer colours as well. */
const colours = ['#0072B2', '#E69F00', '#009E73', '#D55E00', '#CC79A7'];

/** The drawing itself: alone in its file, so that the library is fetched with the first chart of a staff page and never before. */
export default function ColumnsDrawn({ bars, xTitle, yTitle, height = 240 }: ColumnsProps) {
  const isGrouped = bars.some(({ group }) => group !== undefined);
  return (
    <Column
      data={bars.map(({ label, value, group = '' }) => ({ label, value, group }))}
      xField="label"
      yField="value"
      height={height}
      colorField="group"
      group={isGrouped}
      animate={false}
      legend={isGrouped && { color: { position: 'top', itemLabelFontSize: 13 } }}
      scale={{ color: { range: colours }, y: { nice: true } }}
      axis={{
        x: { title: xTitle, titleFontSize: 13, labelFontSize: 12, labelAutoHide: true, labelAutoRotate: false },
        y: { title: yTitle, titleFontSize: 13, labelFontSize: 12, labelFormatter: whole },
      }}
      tooltip={{ items: [{ channel: 'y', name: yTitle }] }}
      style={{ insetLeft: 1, insetRight: 1 }}
    />
  );
}

/** Children come whole. */
const whole = (value: number): string => (Number.isInteger(value) ? String(value) : '');
