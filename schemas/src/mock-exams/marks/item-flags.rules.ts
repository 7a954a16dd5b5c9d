import type { ChoiceFigures, ItemFigures } from './items.rules';

/** What the figures of a question suggest; `letter`: of which choice. */
export interface ItemFlag {
  readonly kind:
    | 'check the key'
    | 'draws the able'
    | 'does not tell apart'
    | 'hard'
    | 'easy'
    | 'idle choice'
    | 'often left out';
  readonly letter: string | null;
  /** For staff, as a sentence. */
  readonly words: string;
}

const HARD = 0.2;
const EASY = 0.95;
const LOW_CORRELATION = 0.15;
const LOW_DISCRIMINATION = 0.2;
/** What fewer choose is chance. */
const OFTEN = 0.05;
const IDLE = 0.02;
const LEFT_OUT = 0.2;
const CHANCE_DEVIATES = 1.64;
/** Of a choice, where choosing the key goes with doing badly: two odd things together are seldom chance. */
const AGAINST_THE_KEY = 0.1;

/** The figures of one question that its flags follow from. */
export type Flagged = Pick<
  ItemFigures,
  'n' | 'key' | 'isVoided' | 'facility' | 'discrimination' | 'correlation' | 'choices' | 'omitted'
>;

/** What a question's figures suggest, the gravest first. Nobody: nothing. A voided question: nothing any more. */
export function flagsOf(item: Flagged): readonly ItemFlag[] {
  if (item.n === 0 || item.isVoided || item.key === null) return [];
  const others = item.choices.filter(({ letter }) => letter !== item.key);
  const own = item.choices.find(({ letter }) => letter === item.key);
  const rivals = others.filter((choice) => isRival(choice, own, item.n));
  const able = others.filter((choice) => drawsTheAble(choice, item.n) && !rivals.includes(choice));
  return [
    ...rivals.map((choice) => rival(choice, own)),
    ...able.map(({ letter }) => flag('draws the able', letter, `${letter} draws children who do well otherwise.`)),
    ...ofFacility(item),
    ...ofDiscrimination(item),
    ...(item.omitted / item.n > LEFT_OUT
      ? [flag('often left out', null, `${item.omitted} of ${item.n} left it out and went on.`)]
      : []),
    ...idle(others, item),
  ];
}

const flag = (kind: ItemFlag['kind'], letter: string | null, words: string): ItemFlag => ({ kind, letter, words });

/** The best third prefer it to the key, or choosing it goes with ability more than choosing the key does, which may go with doing badly. */
function isRival(choice: ChoiceFigures, own: ChoiceFigures | undefined, n: number): boolean {
  if (choice.n / n < OFTEN || own === undefined) return false;
  return isPreferred(choice, own) || goesBetter(choice, own, n);
}

function goesBetter(choice: ChoiceFigures, own: ChoiceFigures, n: number): boolean {
  const [more, least] = [choice.correlation ?? 0, own.correlation ?? 0];
  return (drawsTheAble(choice, n) && more > least) || (least < 0 && more > AGAINST_THE_KEY);
}

/** By more than chance alone does in nineteen of twenty questions, were both letters as likely: one child more says nothing. */
function isPreferred({ thirds: { upper } }: ChoiceFigures, own: ChoiceFigures): boolean {
  const more = upper - own.thirds.upper;
  return more > CHANCE_DEVIATES * Math.sqrt(upper + own.thirds.upper);
}

function rival(choice: ChoiceFigures, own: ChoiceFigures | undefined): ItemFlag {
  const { letter, thirds } = choice;
  const key = own?.letter ?? 'the key';
  const words =
    own && isPreferred(choice, own)
      ? `${letter} looks right to the best third (${thirds.upper}, and ${own.thirds.upper} chose ${key}): check the key.`
      : `${letter} goes with doing well more than the key ${key} does: check the key.`;
  return flag('check the key', letter, words);
}

/** By more than chance alone does in nineteen of twenty questions: of few children nearly every other choice is above nought. */
const drawsTheAble = ({ n, correlation }: ChoiceFigures, all: number): boolean =>
  n / all >= OFTEN && correlation !== null && correlation > CHANCE_DEVIATES / Math.sqrt(all);

function ofFacility({ facility }: Flagged): readonly ItemFlag[] {
  if (facility === null) return [];
  if (facility < HARD) return [flag('hard', null, `Fewer than one in five had it right.`)];
  return facility > EASY ? [flag('easy', null, `Nearly everybody had it right.`)] : [];
}

/** Not asked of what nearly everybody has right: there is nobody to tell apart. */
function ofDiscrimination({ facility, correlation, discrimination }: Flagged): readonly ItemFlag[] {
  const isLow =
    (correlation !== null && correlation < LOW_CORRELATION) ||
    (discrimination !== null && discrimination < LOW_DISCRIMINATION);
  if (!isLow || (facility ?? 0) > EASY) return [];
  return [flag('does not tell apart', null, 'Children who do well otherwise hardly do better here.')];
}

function idle(others: readonly ChoiceFigures[], { n, facility }: Flagged): readonly ItemFlag[] {
  const letters = others.filter((choice) => choice.n / n < IDLE).map(({ letter }) => letter);
  if (letters.length === 0 || (facility ?? 0) > EASY) return [];
  return [flag('idle choice', letters.join(', '), `Hardly anybody chose ${letters.join(' or ')}.`)];
}
