import type { ShownState } from 'schemas/mock-exams/reports/progress.contract';
import { moment, time } from '../../../../parts/dates';
import { counted, lasting } from '../../../../parts/words';
import type { Report, Reports } from './known';
import { whyTold } from './state-words';

export type Counts = Readonly<Record<ShownState, number>>;

const none: Counts = {
  'not asked': 0,
  waiting: 0,
  queued: 0,
  rendering: 0,
  sending: 0,
  'not made': 0,
  sent: 0,
  failed: 0,
  skipped: 0,
};

export function countsOf(reports: readonly Report[]): Counts {
  const counts = { ...none };
  for (const { state } of reports) counts[state] += 1;
  return counts;
}

/** How many are being made or are on their way. */
export const onTheirWay = ({ waiting, queued, rendering, sending }: Counts): number =>
  waiting + queued + rendering + sending;

/** Whether something was asked for of which nothing is counted yet. */
export const isOpenRequest = ({ requests }: Pick<Reports, 'requests'>): boolean =>
  requests.some(({ preparedAt }) => preparedAt === null);

type Overall = Pick<Reports, 'requests' | 'overall' | 'overallStuck'>;

/** One was asked for that is not there, be it that it is on its way or that it was given up. */
export const isOverallMissing = ({ requests, overall }: Pick<Overall, 'requests' | 'overall'>): boolean =>
  requests.filter(({ kind }) => kind === 'overall').length > (overall?.version ?? 0);

/** The report over all is counted or made. Whether each admin was written to is waited for by nobody: some never are. */
export const isOverallUnderWay = (known: Overall): boolean => isOverallMissing(known) && known.overallStuck === null;

/** Whether something of it changes by itself within seconds. */
export const isUnderWay = (reports: Reports): boolean =>
  isOpenRequest(reports) || onTheirWay(countsOf(reports.reports)) > 0 || isOverallUnderWay(reports);

/** Whether it was sat, and nobody can be sitting it any more. */
export const isOver = ({ awaitedUntil, cancelledAt }: Reports): boolean =>
  awaitedUntil === null && cancelledAt === null;

/** Those of whoever gets one: who did not begin the exam has none, nor who was passed over. */
export const thoseToGetOne = ({ reports }: Pick<Reports, 'reports'>): readonly Report[] =>
  reports.filter(({ hasSat, state }) => hasSat && state !== 'skipped');

export const toGetOne = (known: Pick<Reports, 'reports'>): number => thoseToGetOne(known).length;

/** "1 child gets none: did not sit the exam.": whoever was passed over, by why; empty where nobody was. */
export function withoutWords({ reports }: Pick<Reports, 'reports'>): string {
  const whys = reports.flatMap(({ state, why }) => (state === 'skipped' ? [whyTold(state, why ?? 'no result')] : []));
  return [...new Set(whys)]
    .map((why) => [counted(whys.filter((one) => one === why).length, 'child gets', 'children get'), why] as const)
    .map(([who, why]) => `${who} none: ${why.charAt(0).toLowerCase()}${why.slice(1)}.`)
    .join(' ');
}

/** Whether the reports of this session were ever asked for. */
export const wereAsked = ({ requests }: Pick<Reports, 'requests'>): boolean =>
  requests.some(({ kind }) => kind === 'individual');

/** How many requests for reports of families are known here: whoever has some made again says so, lest somebody else has just done the same. */
export const seenIn = ({ requests }: Pick<Reports, 'requests'>): number =>
  requests.filter(({ kind }) => kind === 'individual').length;

const reportsOf = (count: number) => counted(count, 'report');

/** "37 sent, 2 failed": what became of them, without what nothing became of. */
export function tally({ sent, 'not made': unmade, failed }: Counts): string {
  const parts = [
    [sent, 'sent'],
    [unmade, 'not made'],
    [failed, 'failed'],
  ] as const;
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ');
}

/** The heading: what is out of the ordinary first. */
export function headline(known: Reports): string {
  const counts = countsOf(known.reports);
  if (known.cancelledAt !== null) return 'This session was cancelled: it has no reports';
  if (known.awaitedUntil !== null) return `Reports can be made from ${timeFrom(known.awaitedUntil, known.serverNow)}`;
  if (!wereAsked(known)) return unsentWords(known);
  if (onTheirWay(counts) > 0) return `Sending: ${counts.sent} of ${toGetOne(known)} sent`;
  return whenOver(counts);
}

function unsentWords(known: Reports): string {
  if (known.users === 0) return 'Nobody booked this session';
  return toGetOne(known) === 0 ? 'Nobody sat this session' : `${reportsOf(toGetOne(known))} to send`;
}

function whenOver({ sent, failed, 'not made': unmade }: Counts): string {
  if (unmade > 0) return `${reportsOf(unmade)} could not be made`;
  if (failed > 0) return `${reportsOf(failed)} could not be sent`;
  return sent > 0 ? `${reportsOf(sent)} sent` : 'There was nobody to send a report to';
}

const timeFrom = (at: string, now: string): string =>
  moment(at).slice(0, 10) === moment(now).slice(0, 10) ? time(at) : moment(at);

/** What is waited for before anything can be made; empty where nothing is. */
export function awaitedWords({ awaitedUntil, awaited }: Reports): string {
  if (awaitedUntil === null) return '';
  const who = awaited === 0 ? 'Somebody' : `${counted(awaited, 'child', 'children')} with more time, or not yet done,`;
  return `${who} may be sitting it until then, with two minutes for answers on their way. A report is of a whole session: nobody’s is made before.`;
}

const HOUR = 3_600;
const DAY = 86_400;

/** How long something is away: "2 hours 10 minutes", "3 days". */
function away(seconds: number): string {
  if (seconds < HOUR) return lasting(seconds);
  if (seconds >= 2 * DAY) return counted(Math.floor(seconds / DAY), 'day');
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  return minutes === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`;
}

/** By when families expect it, and how long that is away. */
export function dueWords({ dueAt, reports, cancelledAt }: Reports, now: number): string {
  const at = moment(dueAt);
  const { sent, skipped, ...counts } = countsOf(reports);
  const failed = counts.failed + counts['not made'];
  if (cancelledAt !== null) return '';
  const isDone = reports.length > 0 && sent + skipped === reports.length;
  if (isDone) return `They were due by ${at}.`;
  const seconds = (Date.parse(dueAt) - now) / 1_000;
  if (seconds > 0) return `Due by ${at}: in ${away(seconds)}.`;
  return failed > 0 && sent + skipped + failed === reports.length
    ? `They were due by ${at}.`
    : `Due by ${at}: ${away(-seconds)} ago.`;
}

/** Whether it is too late, or nearly. */
export function dueIn({ dueAt, reports }: Reports, now: number): 'done' | 'late' | 'soon' | 'well' {
  const { sent, skipped } = countsOf(reports);
  if (reports.length > 0 && sent + skipped === reports.length) return 'done';
  const seconds = (Date.parse(dueAt) - now) / 1_000;
  if (seconds <= 0) return 'late';
  return seconds <= HOUR ? 'soon' : 'well';
}

/** Those whose report the workers gave up making. */
export const unmadeIn = ({ reports }: Pick<Reports, 'reports'>): readonly Report[] =>
  reports.filter(({ state }) => state === 'not made');

/** What families were to read of a corrected report that was not made; undefined where none of these had one before. */
export function noteOf({ requests }: Pick<Reports, 'requests'>, reports: readonly Report[]): string | undefined {
  if (reports.every(({ version }) => version === 0)) return undefined;
  return requests.find(({ kind }) => kind === 'individual')?.note ?? undefined;
}
