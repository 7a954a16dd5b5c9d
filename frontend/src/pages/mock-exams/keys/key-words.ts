import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { tellsAnswer, usualReasons } from 'schemas/mock-exams/keys/key-reason.rules';
import { countingWords } from 'schemas/mock-exams/keys/key-words.rules';
import { counted } from '../../../parts/words';
import { mistakePlaces } from '../exam-view/how-drawn';
import type { KeyPage, KeyPreview, ShownMark } from './api';

/** The heading: one sentence with what it is about. */
export function headingOf({ question, paperName, preview, decisions }: KeyPage): string {
  if (!preview) return `Put a key right: question ${question.number} of ${paperName}`;
  const { change, reports } = preview;
  const what = {
    correct: () => `${countingWords(question.counting)} to ${change.kind === 'correct' ? change.answer : ''}`,
    void: () => `voiding question ${question.number}`,
    'take back': () => `taking back “${takenBack(decisions, change)}”`,
  }[change.kind]();
  const again = reports - firstOnes(preview).length;
  const also = preview.issued === 0 || (again === 0 && reports > 0) ? '' : ` and ${counted(again, 'issued report')}`;
  return `Put a key right: ${what} would change ${counted(movedMarks(preview), 'mark')}${also}`;
}

/** How many marks go up or down: `marks` counts those as well of which only what they are out of changes. */
export const movedMarks = ({ gains, losses }: Pick<KeyPreview, 'gains' | 'losses'>): number => gains + losses;

function takenBack(decisions: KeyPage['decisions'], change: KeyChange): string {
  const id = change.kind === 'take back' ? change.decisionId : '';
  const decision = decisions.find(({ decisionId }) => decisionId === id);
  return decision ? stepWords(decision) : 'the last decision';
}

/** `B to D`. */
export const stepWords = ({ before, after }: Pick<KeyPage['decisions'][number], 'before' | 'after'>): string =>
  `${countingWords(before)} to ${countingWords(after)}`;

/** What can be decided, on its button. */
export function deciding(preview: KeyPreview, other: string | undefined): string {
  if (preview.reports === 0)
    return { correct: 'Put the key right', void: 'Void it', 'take back': 'Take it back' }[preview.change.kind];
  return `Ask ${other ?? 'a second person'} to confirm ${counted(preview.reports, 'report')}`;
}

/** An admin among others: by their address as well, where another has their name. */
export const toldApart = ({ name, email }: KeyPage['others'][number]): string =>
  email === null ? name : `${name} (${email})`;

/** What was done, as long as the page does not show it itself. */
export function doneWords({ reports }: KeyPreview, other: string | undefined): string {
  if (reports === 0) return 'It is decided, and counts from now on.';
  return `${other ?? 'A second person'} is asked to confirm it. Nothing is decided until then.`;
}

/** What becomes of reports in which only medians, averages and the like would move; empty where there are none. */
export function stayWords({ othersOnly }: Pick<KeyPreview, 'othersOnly'>): string {
  if (othersOnly === 0) return '';
  return `${othersOnly} would differ only in figures of all children, and ${othersOnly === 1 ? 'stays as it was' : 'stay as they were'} issued`;
}

/** Those in which every paper was sat: they alone have a total and a rank. */
export const wholeSittings = ({ rows }: Pick<KeyPreview, 'rows'>): KeyPreview['rows'] =>
  rows.filter(({ isOfOnePaper }) => !isOfOnePaper);

/** Reports that would print differently and are being made for the first time: nobody has read them, so they have no correction. */
export const firstOnes = ({ rows }: Pick<KeyPreview, 'rows'>): KeyPreview['rows'] =>
  rows.filter(({ report, corrected }) => report === 'differs' && corrected === null);

/** `26=`: shared. */
export const rankWords = ({ rank, isShared }: Pick<ShownMark, 'rank' | 'isShared'>): string =>
  `${rank}${isShared ? '=' : ''}`;

type ShownRow = KeyPreview['rows'][number];

export const isMarkMoved = ({ before, after }: ShownRow): boolean =>
  before.right !== after.right || before.of !== after.of;

/** Who missed a paper is ranked with nobody. */
export const isRankMoved = ({ before, after, isOfOnePaper }: ShownRow): boolean =>
  !isOfOnePaper && rankWords(before) !== rankWords(after);

/** What else of a report changes where its mark stays, since others’ marks moved; empty where the mark says it, and where nothing is issued again. */
export function whyAgain(row: ShownRow): string {
  const { before, after, sentence } = row;
  if (row.report !== 'differs' || isMarkMoved(row)) return '';
  if (before.percentile !== after.percentile)
    return `The percentile goes from ${percentileWords(before)} to ${percentileWords(after)}.`;
  const isSeen = isRankMoved(row) || sentence?.before !== sentence?.after;
  return isSeen ? '' : 'Another figure changes, further down.';
}

const percentileWords = ({ percentile }: ShownMark): string => `${percentile ?? 'none'}`;

/** What the reason says where nobody has written another: what is right only once answers are open, and never by a letter. */
export function usualReason({ question, answersOpenAt }: KeyPage, change: KeyChange): string {
  const usual = usualReasons[change.kind];
  if (change.kind !== 'correct' || answersOpenAt !== null) return usual;
  const place = change.answer.charCodeAt(0) - 'A'.charCodeAt(0);
  const part = mistakePlaces(question, question.subject)?.[place];
  const right = part === undefined ? rightWords(question.options[place]?.text ?? '') : mistakeWords(part);
  return right === '' ? usual : `${usual} ${right}`;
}

/** Empty where its words cannot be quoted. */
function rightWords(choice: string): string {
  const words = plainWords(choice);
  return words === '' ? '' : `“${words.charAt(0).toUpperCase()}${words.slice(1)}” is right.`;
}

/** Which part of a sentence has the mistake, so that it is not called right. */
function mistakeWords(part: string): string {
  if (part === '') return 'There is no mistake in the sentence.';
  const words = plainWords(part);
  return words === '' ? '' : `The mistake is in “${words}”.`;
}

/** Whether a reason says what is right though answers are not open: it is refused. */
export const tellsTooMuch = ({ question, paperName, answersOpenAt }: KeyPage, reason: string): boolean =>
  answersOpenAt !== null && tellsAnswer(reason, { paperName, choices: question.options.map(({ text }) => text) });

/** Short words of a choice, to be quoted; nothing of what is longer or has marks of its own. */
function plainWords(text: string): string {
  const isPlain = text.length > 0 && text.length <= 36 && !/[@|^[\]\n]/.test(text);
  return isPlain ? text : '';
}
