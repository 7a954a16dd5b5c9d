import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { listed } from '../../../parts/words';
import type { ChangedSitting, KeyPage, KeyPreview, ShownMark } from './api';
import { rankWords, wholeSittings } from './key-words';

const nameOf = ({ childName }: Pick<ChangedSitting, 'childName'>): string => childName ?? 'a child who was erased';

const namesOf = (rows: readonly ChangedSitting[]): string => listed(rows.map(nameOf)) || 'nobody';

const step = (says: string, sum: string | null = null): ExplainedStep => ({ says, sum });

const added = (figures: readonly number[]): string =>
  `${figures.join(' + ')} = ${figures.reduce((sum, one) => sum + one, 0)}`;

/** How the four figures came about: all of them are counted in the table of the sittings. */
export const figureSteps = {
  sittings: ({ sessions }: KeyPreview): readonly ExplainedStep[] => [
    step(
      'Whoever has opened this paper and whose exam is over, session by session.',
      sessions.length === 0 ? null : added(sessions.map(({ sittings }) => sittings)),
    ),
  ],
  marks: ({ marks, gains, losses, rows }: KeyPreview): readonly ExplainedStep[] => [
    step('Each sitting is marked twice: by the keys that count, and by those that would.'),
    step(`One mark more: ${namesOf(rows.filter((row) => gainOf(row) > 0))}.`),
    step(`One mark less: ${namesOf(rows.filter((row) => gainOf(row) < 0))}.`, added([gains, losses])),
    ...(gains + losses === marks
      ? []
      : [
          step(
            `The question counts for nobody any more, or again for all: so what all ${marks} marks are out of changes as well. A mark that is the same out of another number is not counted here.`,
          ),
        ]),
  ],
  ranks: (preview: KeyPreview): readonly ExplainedStep[] => [
    step(
      `Those who sat every paper stand in order of their marks, before and after. At another place: ${namesOf(wholeSittings(preview).filter(({ before, after }) => before.rank !== after.rank))}.`,
    ),
    step('Median and quartiles are the marks in the middle of that order, and at a quarter and three quarters of it.'),
  ],
  reports: ({ issued, reports, othersOnly }: KeyPreview): readonly ExplainedStep[] => [
    step(
      'Each report that was issued is made twice: as it stands, and as it would be. It is issued again where it says something different about the child.',
    ),
    step(
      'All that were issued, less those that differ in figures of all children alone, less those that stay as they are.',
      `${issued} − ${othersOnly} − ${issued - othersOnly - reports} = ${reports}`,
    ),
  ],
} as const;

const gainOf = ({ before, after }: ChangedSitting): number => after.right - before.right;

/** How a mark would come about from the one that counts. */
export function newMarkSteps(row: ChangedSitting): readonly ExplainedStep[] {
  const { before, after, chose } = row;
  const gain = gainOf(row);
  const chosen = chose === null ? 'They left it blank' : `They chose ${chose}`;
  const worth =
    gain > 0 ? 'which would be right' : gain < 0 ? 'which would not be right any more' : 'which changes nothing';
  return [
    step(`${chosen}, ${worth}.`, `${before.right} ${gain < 0 ? '−' : '+'} ${Math.abs(gain)} = ${after.right}`),
    ...(before.of === after.of ? [] : [step(`It is out of ${after.of} in the place of ${before.of}.`)]),
  ];
}

/** How a place came about: by who has more marks. */
export function rankSteps(row: ChangedSitting, preview: KeyPreview): readonly ExplainedStep[] {
  return [
    step(`${wholeSittings(preview).length} sat every paper. Their places by the marks that they have now:`),
    placeStep('before', row, preview),
    step('By those that they would have:'),
    placeStep('after', row, preview),
  ];
}

function placeStep(when: 'before' | 'after', row: ChangedSitting, preview: KeyPreview): ExplainedStep {
  const mark: ShownMark = row[when];
  const above = wholeSittings(preview).filter((one) => one[when].right > mark.right).length;
  const says = `Place ${rankWords(mark)} with ${mark.right}: each who has more comes before.`;
  return step(says, above + 1 === mark.rank ? `${above} + 1 = ${mark.rank}` : null);
}

/** Who chose what, and what an average is of. */
export const choiceSteps = ({ choices, blank }: KeyPage['question']): readonly ExplainedStep[] => [
  step(
    'Whoever has opened this paper and whose exam is over counts once, by the letter that counts of theirs; the last are those who left it blank.',
    added([...choices.map(({ count }) => count), blank]),
  ),
  step('An average is of those who chose that letter: their marks in all papers, shared out evenly.'),
];
