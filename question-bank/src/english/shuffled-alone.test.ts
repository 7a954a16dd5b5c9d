import { expect, it } from '@jest/globals';
import { houseBank, itemsOf } from './english-bank';
import { keyLetters, type ShuffledItem } from './english-item';
import { looseWords } from './shuffled-source';

// No sentence may be made of all the words, the surplus one too. Two kinds of them are easily overlooked, since English
// leaves out "that" and needs no article before a plural: "The ducks my sister fed swam in the park", "A mist crept over
// several boats and gloom lingered".

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What somebody or some animal does, and no thing, and what an event does, and nobody. Neither takes an object. */
const doneByTheLiving = words(
  `swam danced smiled reigned tiptoed strolled slept yawned waddled whistled limped frowned dozed sighed knelt clambered
  crouched trudged dined gasped fainted disagreed grumbled stooped`.replace(/\s+/g, ' '),
);
const doneByEvents = words('happened occurred faded');

const things = words(
  `crumbs pond sandwiches water cakes birthday islands castle lanterns darkness books classroom trails moss pumpkins cart
  eggs barn parcels rain lead door rocks fog sunshine cups table wrist bandages holes loaf ball fences jewels cellar ropes
  snow speeches banquet fossil cliff operations diary proposals debate statues fountain manuscripts archive`.replace(
    /\s+/g,
    ' ',
  ),
);
const neitherEventNorThing = words('neighbours children wheels world horses stables reporters');

/** None of them takes an object, so that no thing without an article could be it. */
const neverDoneToAnything = words(
  `slept smiled creaked yawned trembled laughed gleamed glistened drifted fidgeted glowed performed glittered glimmered
  sparkled wept quarrelled`.replace(/\s+/g, ' '),
);

const surplusOf = ({ options, key }: ShuffledItem) => options[keyLetters.indexOf(key)] ?? '';
const isVerb = (item: ShuffledItem) => item.ruleTag === 'verb-form';

/** The nouns to which, or beside which, something is done. */
function nounsAfterTheVerb(item: ShuffledItem): string[] {
  const order = looseWords(item.correctSentence);
  const decoys = item.options.filter((option) => option !== surplusOf(item));
  const [, ...after] = decoys.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return after.filter((word) => things.has(word) || neitherEventNorThing.has(word));
}

/** What stands between the surplus verb and the object that could do it too. */
function objectCouldDoIt(item: ShuffledItem): boolean {
  const nouns = nounsAfterTheVerb(item);
  if (nouns.length === 0) return true; // a noun of which nobody has said what it is
  if (doneByEvents.has(surplusOf(item))) return false;
  return !doneByTheLiving.has(surplusOf(item)) || !nouns.every((noun) => things.has(noun));
}

const items = itemsOf(houseBank, 'shuffled-sentences').filter(
  (item): item is ShuffledItem => item.kind === 'shuffled-sentences',
);

it('has no surplus verb that its object could do: "the ducks my sister fed swam" is a sentence', () => {
  expect(items.filter((item) => isVerb(item) && objectCouldDoIt(item)).map(({ id }) => id)).toEqual([]);
});

it('leaves no verb for a surplus thing that needs no article: "and gloom lingered" is a sentence', () => {
  const bare = /s$|^(?:moisture|moonlight|grandeur|safety|glory|advice)$/;
  const open = items.filter((item) => {
    if (isVerb(item) || !bare.test(surplusOf(item))) return false;
    const [, last = ''] = /\b(?:that|who) (\w+)\.$/.exec(item.correctSentence) ?? [];
    return !neverDoneToAnything.has(last) || / and /.test(item.correctSentence);
  });
  expect(open.map(({ id }) => id)).toEqual([]);
});

it('leaves no article for a surplus thing that needs one', () => {
  const open = items.filter((item) => {
    const sentence = looseWords(item.correctSentence);
    if (isVerb(item) || !sentence.includes('and')) return false;
    return sentence.some((word) => /^(?:a|every|this|the|my|our)$/.test(word)) || /^[aeiou]/.test(surplusOf(item));
  });
  expect(open.map(({ id }) => id)).toEqual([]);
});
