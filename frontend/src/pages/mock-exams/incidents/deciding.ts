import type { IncidentDecision } from 'schemas/mock-exams/incidents/incident.events';
import { toldWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import { counted } from '../../../parts/words';
import type { Incidents, MarkedIncident } from './api';
import { hasItByHand, type LossRow, type Weighing } from './looked-at';

export type Way = readonly [how: IncidentDecision, words: string];

/** What can still be given. */
export function waysIn({ isOver, catchUps }: Incidents, rows: readonly LossRow[]): readonly [Way, ...Way[]] {
  const ways: Way[] = [];
  const isLost = rows.length > 0;
  if (!isOver && rows.some(({ givable }) => givable.length > 0)) ways.push(['time', 'Time, now']);
  if (isLost && catchUps.length > 0) ways.push(['catch-up', 'A catch-up session']);
  if (isLost) ways.push(['note', 'A note on the report']);
  const nothing: Way = ['nothing', 'Nothing'];
  const [first, ...others] = ways;
  return first ? [first, ...others, nothing] : [nothing];
}

export function childrenFor(how: IncidentDecision, rows: readonly LossRow[]) {
  if (how === 'nothing') return [];
  return rows.flatMap(({ learnerId: mockExamUserId, givable, loss }) => {
    const papers = how === 'time' ? givable : loss.papers.filter(({ lostSeconds }) => lostSeconds > 0);
    return papers.map(({ paper, seconds }) => ({ mockExamUserId, paper, seconds }));
  });
}

/** What it will do. */
export function meaning(how: IncidentDecision, rows: readonly LossRow[]): string {
  if (how === 'nothing') return 'It is written down that somebody looked, and why it was left so.';
  if (how === 'note')
    return 'It stands on each of their reports, and gives no time. A report that was made already is made again with it, and the family is told why.';
  if (how === 'catch-up')
    return 'Each has a place booked, whatever the number of places, and the family is told by mail why. It can be given back.';
  const [first] = rows.filter(({ givable }) => givable.length > 0);
  if (!first) return '';
  return `Within seconds each of them reads, for example: “${toldWords(first.givable)}”${leftOut(rows)}`;
}

/** What becomes of a note that stands on their reports: of each incident what was decided last for a child holds. Empty where none does. */
export function replacedWords(how: IncidentDecision, rows: readonly LossRow[], { decisions }: MarkedIncident): string {
  const whom = new Set(childrenFor(how, rows).map(({ mockExamUserId }) => mockExamUserId));
  const noted = [...whom].filter((id) => {
    const last = decisions.findLast(({ children }) => children.some(({ learnerId }) => learnerId === id));
    return last !== undefined && last.note !== null;
  });
  if (noted.length === 0) return '';
  const whose = noted.length === whom.size ? 'their reports' : `${noted.length} of the ${whom.size} reports`;
  return `A note about this incident stands on ${whose} already. ${how === 'note' ? 'Yours takes its place' : 'It is taken off, unless you write one here'}: families read the last one alone.`;
}

/** Those who get nothing by it, and why. */
function leftOut(rows: readonly LossRow[]): string {
  const without = rows.filter(({ givable, lostSeconds }) => givable.length === 0 && lostSeconds > 0);
  const byHand = without.filter(hasItByHand).length;
  const over = without.length - byHand;
  const sentence = (count: number, words: string) =>
    count === 0 ? '' : ` For ${counted(count, 'child', 'children')} ${words}`;
  return `${sentence(over, 'that paper is over: decide for them separately.')}${sentence(byHand, 'nothing is left to give: staff gave it by hand.')}`;
}

/** With the count of whom it is for. */
export function deedWords(how: IncidentDecision, count: number): string {
  const whom = counted(count, 'child', 'children');
  if (how === 'time') return `Give ${whom} their time back`;
  if (how === 'catch-up') return `Offer ${whom} a catch-up`;
  return how === 'note' ? `Put a note on ${counted(count, 'report')}` : 'Leave it so';
}

interface About {
  readonly sessionId: string;
  readonly incident: MarkedIncident;
  readonly weighing: Weighing;
  readonly rows: readonly LossRow[];
}

interface Typed {
  readonly how: IncidentDecision;
  readonly reason: string;
  readonly note: string;
  readonly catchUp: string;
}

/** The call that a filled form is. */
export function callFor({ sessionId, incident, weighing, rows }: About, { how, reason, note, catchUp }: Typed) {
  const words = note.trim() === '' || how === 'nothing' ? {} : { note: note.trim() };
  const where = how === 'catch-up' ? { catchUpSessionId: catchUp } : {};
  const seen = {
    mockExamSessionId: sessionId,
    incidentId: incident.incidentId,
    seenDecisions: incident.decisions.length,
  };
  const { kinds, lessByHand } = weighing;
  const wish = { how, kinds: [...kinds], lessByHand, children: childrenFor(how, rows), reason: reason.trim() };
  return { ...seen, ...wish, ...words, ...where };
}
