import { Column } from '@ant-design/charts';
import type { ColumnsProps } from '../bars';

/** Charts' own palette, told apart by those who see fewer colours as well. */
const colours = ['#0072B2', '#E69F00', '#009E73', '#D55E00', '#CC79A7'];

const FONT = '"Source Sans 3 Variable", "Source Sans 3", sans-serif';
const INK = '#1B2A41';
/** Of an axis: readable, as the rest of the office is. */
const words = {
  titleFontSize: 13,
  titleFontFamily: FONT,
  titleFill: INK,
  labelFontSize: 13,
  labelFontFamily: FONT,
  labelFill: INK,
  labelOpacity: 1,
  labelFillOpacity: 1,
};

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
      // The label of the last column is wider than it, and was cut off on a phone.
      paddingRight={30}
      legend={
        isGrouped && {
          color: { position: 'top', itemLabelFontSize: 13, itemLabelFontFamily: FONT, itemLabelFill: INK },
        }
      }
      scale={{ color: { range: colours }, y: { nice: true } }}
      axis={{
        x: { title: xTitle, ...words, labelAutoHide: true, labelAutoRotate: false },
        y: { title: yTitle, ...words, labelFormatter: whole },
      }}
      tooltip={{ items: [{ channel: 'y', name: yTitle }] }}
      style={{ insetLeft: 1, insetRight: 1 }}
    />
  );
}

/** Children come whole. */
const whole = (value: number): string => (Number.isInteger(value) ? String(value) : '');
