import type { WorksheetQuestion } from '../worksheet';

interface Given {
  readonly question: WorksheetQuestion['question'];
  readonly answer: string;
  /** Null while it is not shown yet. */
  readonly correctAnswer: string | null;
}

const unitWords: Readonly<Record<string, string>> = {
  '£': 'pounds',
  p: 'pence',
  '%': 'a percentage',
  g: 'grams',
  kg: 'kilograms',
  ml: 'millilitres',
  l: 'litres',
  mm: 'millimetres',
  cm: 'centimetres',
  m: 'metres',
  km: 'kilometres',
};

/** Of the right amount in another form: what it is that differs, as far as the answer itself shows it. */
export function otherForm({ question: { unit, answerForm = '' }, answer, correctAnswer }: Given): string {
  if (isReducible(answer) && !isReducible(correctAnswer ?? '')) return lowestTerms(answer);
  if (unit !== undefined && namesAnotherUnit(answer, unit.text))
    return `That is the right amount, but the box wants ${unitWords[unit.text] ?? printed(unit.text)}.`;
  return `That is the right amount, but not in the form that the question asks for. ${answerForm}`.trim();
}

const lowestTerms = (answer: string): string =>
  `That is the right amount, but the ${answer.includes('/') ? 'fraction' : 'ratio'} can be made simpler: it is wanted in its lowest terms.`;

const printed = (unit: string): string => unit.replaceAll('**2', '²').replaceAll('**3', '³');

/** `4/12`, `2 4/12`, `4 : 12`. */
function isReducible(answer: string): boolean {
  const [, top, bottom] = /(\d+)\s*[/:]\s*(\d+)/.exec(answer) ?? [];
  return top !== undefined && bottom !== undefined && commonFactor(Number(top), Number(bottom)) > 1;
}

const commonFactor = (one: number, other: number): number => (other === 0 ? one : commonFactor(other, one % other));

/** Whether more is written than a number with the unit that stands beside the box. */
function namesAnotherUnit(answer: string, unit: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[\d\s.,:/+-]/g, '');
  const named = bare(answer);
  return named !== '' && ![bare(unit), bare(printed(unit))].includes(named);
}
