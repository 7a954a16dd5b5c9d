import type { DeviceStore } from '../../../../client/device-store';

const name = 'seconds';
/** Of how many worksheets the time is kept: of those before, nobody goes on for weeks. */
const most = 10;

/** How long the questions of a worksheet were on the screen, in milliseconds, and until when that is counted. */
interface Spent {
  readonly worksheetId: string;
  readonly until: number;
  readonly byQuestion: Readonly<Record<number, number>>;
}

/** A while in which a question was on the screen, by the device's clock, in milliseconds. */
export interface While {
  readonly from: number;
  readonly to: number;
}

/**
 * The time on each question, kept on the device with the half-done answers, so that it goes on after a reload. A moment is
 * counted once for a worksheet, in however many tabs it stands open.
 */
export function keptSeconds(store: DeviceStore) {
  const all = () => JSON.parse(store.read(name) ?? '[]') as readonly Spent[];
  const of = (wanted: string): Spent =>
    all().find(({ worksheetId }) => worksheetId === wanted) ?? { worksheetId: wanted, until: 0, byQuestion: {} };
  const others = (than: string) => all().filter(({ worksheetId }) => worksheetId !== than);
  return {
    add: (worksheetId: string, number: number, { from, to }: While): void => {
      const { until, byQuestion } = of(worksheetId);
      // A clock that was put back makes no time that is counted already.
      const fresh = Math.max(0, to - Math.max(from, until > to ? from : until));
      const longer = { ...byQuestion, [number]: (byQuestion[number] ?? 0) + fresh };
      const spent: Spent = { worksheetId, until: to, byQuestion: longer };
      store.write(name, JSON.stringify([...others(worksheetId), spent].slice(-most)));
    },
    /** In whole seconds. */
    of: (worksheetId: string, number: number): number => Math.round((of(worksheetId).byQuestion[number] ?? 0) / 1_000),
  };
}
