import type { JumbledSource } from '../jumbled-source';

export const jumbledSentences1: readonly JumbledSource[] = [
  {
    id: 'jumbled-sentences-101',
    rule: 'one-sentence',
    pieces: ['My little brother', 'hid under the', 'table because he', 'did not want', 'to have a bath.'],
    why: '"Hid under the" needs table to follow it, and because joins on the reason.',
  },
  {
    id: 'jumbled-sentences-102',
    revision: 1,
    rule: 'one-sentence',
    pieces: ['Every Saturday, Grandpa', 'takes his old', 'brown dog for', 'a long walk', 'along the beach.'],
    why: 'Every Saturday says when, and Grandpa does what follows; then ask of each piece what must come next: "his old brown dog", "for a long walk".',
  },
  {
    id: 'jumbled-sentences-103',
    rule: 'one-sentence',
    pieces: ['The greedy slug', 'munched a hole', 'in the biggest', 'leaf on the', 'cabbage plant.'],
    why: '"The biggest" needs leaf to follow it, and "on the" needs cabbage.',
  },
  {
    id: 'jumbled-sentences-104',
    rule: 'one-sentence',
    pieces: ['When the bell', 'rang for lunch,', 'the children ran', 'to wash their', 'sticky hands.'],
    why: 'When starts the sentence, the bell rings, and "their" needs sticky hands to follow it.',
  },
  {
    id: 'jumbled-sentences-105',
    rule: 'one-sentence',
    pieces: ['We could not', 'find our tent', 'because the thick', 'fog had hidden', 'the whole field.'],
    why: '"The thick" needs fog to follow it, and because joins on the reason.',
  },
  {
    id: 'jumbled-sentences-106',
    rule: 'one-sentence',
    pieces: [
      'The brave firefighter',
      'climbed up the',
      'long ladder to',
      'rescue a frightened',
      'kitten from the roof.',
    ],
    why: '"Up the long ladder" and "a frightened kitten" show which pieces must touch.',
  },
  {
    id: 'jumbled-sentences-107',
    rule: 'instructions',
    pieces: [
      'First, wet your toothbrush under the tap.',
      'Next, squeeze a little toothpaste on to it.',
      'Then brush every tooth for two minutes.',
      'After that, spit out the foam.',
      'Last of all, rinse the brush and put it away.',
    ],
    why: 'First, next, then, after that and last of all show the order.',
  },
  {
    id: 'jumbled-sentences-108',
    rule: 'time',
    pieces: [
      'On Monday, we planted a bean in a pot.',
      'By Wednesday, a tiny root had appeared.',
      'On Friday, a green shoot poked out of the soil.',
      'The next week, the shoot had two leaves.',
      'A month later, it was taller than me!',
    ],
    why: 'The days go in order, and the shoot must appear before it has leaves.',
  },
  {
    id: 'jumbled-sentences-109',
    rule: 'pronoun',
    pieces: [
      'Once there was a king who loved cake.',
      'One day, he asked his cook for the biggest cake in the world.',
      'So the cook worked all week with a hundred eggs.',
      'At last, he pushed his giant cake into the hall.',
      'The king took one look at it and fainted!',
    ],
    why: 'The king must be introduced before he asks, and the cake must be made before the king looks at it.',
  },
  {
    id: 'jumbled-sentences-110',
    rule: 'cause',
    pieces: [
      'Leo forgot to close his bedroom window.',
      'That night, rain blew in through it.',
      'In the morning, his carpet was soaking wet.',
      '"What has happened here?" asked his dad when he trod on it.',
      'Leo blushed and fetched a mop.',
    ],
    why: 'Each thing causes the next: the open window, the rain, the wet carpet, the question, the mop.',
  },
  {
    id: 'jumbled-sentences-111',
    rule: 'pronoun',
    pieces: [
      'In the wood there is a hollow tree.',
      'Inside that tree there is a nest.',
      'In the nest there are three eggs.',
      'One day, the eggs will crack.',
      'Out of them will hop three baby owls.',
    ],
    why: 'Each sentence takes up a word from the one before: that tree, the nest, the eggs.',
  },
  {
    id: 'jumbled-sentences-112',
    rule: 'time',
    pieces: [
      "At seven o'clock, Meena wakes up.",
      'Ten minutes later, she eats her breakfast.',
      "At eight o'clock, she walks to school.",
      'At noon, she eats her sandwiches there.',
      'When the last bell rings, she walks home again.',
    ],
    why: 'Follow the clock through the day. Meena must be named before we call her she.',
  },
];
