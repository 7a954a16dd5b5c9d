import type { ReportPicture } from 'schemas/mock-exams/reports/report-content';
import { circle, LABEL, type DotLook, type Scale } from '../one/dot-picture';
import { at, colours, WIDTH } from '../one/style';

const BAND = 135;
const WORDS = 151;
/** Of the sentence, where each of its figures has three digits. */
const HALF = 116;

/** One sentence, whole, in one place: whoever copies it or has it read aloud gets it so, wherever the range lies. */
function otherDayUnder({ otherDay: range, mine }: ReportPicture, x: Scale['x']): string {
  if (!range) return '';
  const [from, to] = [x(range.from), x(range.to)];
  const middle = Math.min(WIDTH - HALF, Math.max(HALF, (from + to) / 2));
  const words = `On another day, most likely ${range.from} to ${range.to}, 9 times in 10`;
  return [
    `<path d="M${at(from)} ${BAND - 5}v10m0-5H${at(to)}m0-5v10" stroke="${colours.mine}" stroke-width="2.4" fill="none"/>`,
    circle([x(mine), BAND], 3.8, `fill="${colours.mine}"`),
    `<text x="${at(middle)}" y="${WORDS}" text-anchor="middle" ${LABEL} fill="${colours.ink}">${words}</text>`,
  ].join('');
}

export const underRange: Omit<DotLook, 'name'> = { high: 159, otherDay: otherDayUnder };
