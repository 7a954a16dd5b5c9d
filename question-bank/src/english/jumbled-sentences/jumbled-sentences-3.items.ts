import type { JumbledSource } from '../jumbled-source';

export const jumbledSentences3: readonly JumbledSource[] = [
  {
    id: 'jumbled-sentences-301',
    rule: 'one-sentence',
    pieces: [
      'The explorer wrote in',
      'her diary that the',
      'river had risen so',
      'high overnight that',
      'her tent was floating.',
    ],
    why: '"Wrote in her diary" and "risen so high that" show which pieces must touch.',
  },
  {
    id: 'jumbled-sentences-302',
    rule: 'one-sentence',
    pieces: ['Neither of the', 'twins would admit', 'which of them', 'had eaten the', 'last slice of pie.'],
    why: '"Neither of the" needs twins to follow it, and "would admit" needs something to admit.',
  },
  {
    id: 'jumbled-sentences-303',
    rule: 'one-sentence',
    pieces: ['Because the path', 'had been washed', 'away by the', 'storm, the walkers', 'were forced to turn back.'],
    why: 'Because starts the first part, which ends at the comma after storm.',
  },
  {
    id: 'jumbled-sentences-304',
    rule: 'one-sentence',
    pieces: ['The violin that', 'my uncle plays', 'was made in', 'Italy more than', 'two centuries ago.'],
    why: '"That my uncle plays" tells us which violin; then we hear where and when it was made.',
  },
  {
    id: 'jumbled-sentences-305',
    rule: 'one-sentence',
    pieces: [
      'While the cook',
      'was chopping onions,',
      'a clever magpie',
      'flew through the',
      'window and stole her spoon.',
    ],
    why: 'While starts the first part, which ends at the comma. "Through the" needs window to follow it.',
  },
  {
    id: 'jumbled-sentences-306',
    rule: 'one-sentence',
    pieces: ['It was not', 'until she reached', 'the station that', 'Farah realised her', 'ticket was still at home.'],
    why: 'The frame is "It was not until … that …", and "realised her" needs ticket to follow it.',
  },
  {
    id: 'jumbled-sentences-307',
    rule: 'cause',
    pieces: [
      'Long ago, a miller built his mill beside a stream.',
      'The stream turned a great wheel outside it.',
      'This wheel turned the heavy stones within.',
      'Between those stones, the grain was crushed to flour.',
      'The flour was then sold to every baker in the valley.',
    ],
    why: 'Each sentence takes up a word from the one before: the stream, this wheel, those stones, the flour.',
  },
  {
    id: 'jumbled-sentences-308',
    rule: 'time',
    pieces: [
      'Ada Quill was born in a fishing village in 1902.',
      'At the age of six, she built her first boat out of a barrel.',
      'Ten years later, she was repairing engines in the harbour.',
      'When she was thirty, she opened a boatyard of her own.',
      'It was still busy when she died at the age of ninety.',
    ],
    why: 'Follow her age: born, six, sixteen, thirty, ninety. "It" is the boatyard.',
  },
  {
    id: 'jumbled-sentences-309',
    rule: 'instructions',
    pieces: [
      'Fill a jar with warm water.',
      'Stir in salt until no more of it will dissolve.',
      'Hang a thread in this salty water.',
      'Leave the jar on a sunny sill for a week.',
      'By then, crystals will have grown along the thread.',
    ],
    why: 'The water must be there before the salt, and the salt before "this salty water". "By then" means after the week.',
  },
  {
    id: 'jumbled-sentences-310',
    rule: 'pronoun',
    pieces: [
      'Nobody in our street had ever seen the owner of number nine.',
      'Then, one snowy evening, her front door opened.',
      'Out stepped a tall woman in a silver cloak.',
      'She walked to the middle of the road and raised her hand.',
      'As soon as she did so, the snow stopped falling.',
    ],
    why: 'The door must open before the woman steps out, and "did so" means raising her hand.',
  },
  {
    id: 'jumbled-sentences-311',
    rule: 'cause',
    pieces: [
      'Bats sleep in the roof of our village hall.',
      'Last summer, builders came to mend that roof.',
      'They stopped work at once when they saw the animals.',
      'It is against the law to disturb bats, so the men went away.',
      'They returned in October, after the last one had flown.',
    ],
    why: '"That roof" follows the roof, the builders stop before they go away, and they go away before they return.',
  },
  {
    id: 'jumbled-sentences-312',
    rule: 'pronoun',
    pieces: [
      '"Your Majesty, a dragon has landed on the roof," said the guard.',
      '"What colour is it?" asked the queen without looking up.',
      '"It is green, with purple spots," he answered.',
      '"In that case, it is only my cousin in his new coat," she laughed.',
      '"Ask him to use the stairs next time!"',
    ],
    why: 'Each speech answers the one before. "Him" at the end is the cousin.',
  },
];
