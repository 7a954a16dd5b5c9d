import type { ShownUnit } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { decimalOf } from '../../notation/decimals';
import { pounds, price } from '../../notation/money';
import { after, before } from '../../notation/units';
import { count } from '../../wording/english';
import { person, type Person } from '../../wording/people';
import { collections } from '../../wording/things';

/** What a percentage is taken of. All values are in hundredths of the unit. */
export interface PercentAmount {
  kind: 'number' | 'things' | 'money' | 'grams';
  who: Person;
  noun: string;
  sign: '' | '£';
  unitText: string;
  /** As it stands in a sentence. */
  inText: (hundredths: number) => string;
  /** As it is stored as an answer. */
  write: (hundredths: number) => string;
  unit?: ShownUnit;
  answerForm?: string;
  /** Whether an answer may have decimals. */
  takesHundredths: boolean;
}

const plain = (hundredths: number) => decimalOf(hundredths, 100);
const grams = (hundredths: number) => `${plain(hundredths)} g`;

export function amountOf(random: Random, whole: number): PercentAmount {
  const { one, many } = random.pick(collections);
  const shared = { who: person(random), noun: many };
  const kinds: Omit<PercentAmount, 'who' | 'noun'>[] = [
    { kind: 'number', sign: '', unitText: '', inText: plain, write: plain, takesHundredths: true },
    {
      kind: 'things',
      sign: '',
      unitText: '',
      inText: (hundredths) => (hundredths === 100 ? count(1, one) : `${plain(hundredths)} ${many}`),
      write: plain,
      unit: after(many),
      takesHundredths: false,
    },
    {
      kind: 'money',
      sign: '£',
      unitText: '',
      inText: price,
      write: pounds,
      unit: before('£'),
      answerForm: 'Give pounds, like 12.50.',
      takesHundredths: true,
    },
    ...(whole >= 100
      ? [
          {
            kind: 'grams' as const,
            sign: '' as const,
            unitText: ' g',
            inText: grams,
            write: grams,
            unit: after('g'),
            takesHundredths: true,
          },
        ]
      : []),
  ];
  return { ...shared, ...random.pick(kinds) };
}
