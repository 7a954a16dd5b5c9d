import type { PaperBlueprint } from '../blueprint';

/** English as in papers of the GL style, and seven of its types of verbal reasoning in blocks of five. */
export const glPaper1: PaperBlueprint = {
  name: 'English and verbal reasoning',
  minutes: 50,
  sections: [
    {
      name: 'Comprehension',
      subject: 'ENGLISH',
      minutes: 14,
      instructions:
        'Read the text, then answer the questions about it. You may look back at the text as often as you like.',
      passageId: 'the-comet-hunter',
      questions: [],
    },
    {
      name: 'Spelling',
      subject: 'ENGLISH',
      minutes: 5,
      instructions:
        'Each sentence is in four parts. Find the part that has a spelling mistake. If there is no mistake, choose E.',
      example:
        'My cousin lives||in a large howse||beside the||railway station.||p||The word in part B should be “house”. The answer is B.',
      questions: [
        ['spelling', 1, 2009],
        ['spelling', 2, 2103],
        ['spelling', 2, 2202],
        ['spelling', 3, 2308],
        ['spelling', 3, 2400],
        ['spelling', 4, 2507],
        ['spelling', 4, 2600],
        ['spelling', 5, 2700],
      ],
    },
    {
      name: 'Punctuation and capital letters',
      subject: 'ENGLISH',
      minutes: 5,
      instructions:
        'Each sentence is in four parts. Find the part that has a mistake in its punctuation or its capital letters. If there is no mistake, choose E.',
      example:
        'On Monday we||are going to visit||the museum in||manchester.||p||“Manchester” is the name of a city and needs a capital letter. The answer is D.',
      questions: [
        ['punctuation', 1, 3000],
        ['punctuation', 2, 3103],
        ['punctuation', 2, 3202],
        ['punctuation', 3, 3300],
        ['punctuation', 3, 3408],
        ['punctuation', 4, 3501],
        ['punctuation', 4, 3601],
        ['punctuation', 5, 3702],
      ],
    },
    {
      name: 'Choosing words',
      subject: 'ENGLISH',
      minutes: 5,
      instructions: 'Choose the one word that completes each sentence best, in meaning and in grammar.',
      example:
        'The dog wagged its ____ when we came home.||A ears||B tail||C nose||D teeth||E fur||p||Dogs wag their tails. The answer is B.',
      questions: [
        ['missing-words', 1, 4008],
        ['missing-words', 2, 4110],
        ['missing-words', 2, 4207],
        ['missing-words', 3, 4311],
        ['missing-words', 3, 4400],
        ['missing-words', 4, 4505],
        ['missing-words', 4, 4601],
        ['missing-words', 5, 4706],
      ],
    },
    {
      name: 'Codes',
      subject: 'VR',
      minutes: 3,
      instructions:
        'Words are written here in letters or numbers that stand for their own letters. Work out how the code is made, then use it.',
      example:
        'The code for CAT is DBU. What is the code for DOG?||p||Each letter has moved on by one: D becomes E, O becomes P and G becomes H. The code is EPH.',
      questions: [
        ['encode-shift', 2, 5008],
        ['decode-shift', 2, 5104],
        ['word-to-number', 3, 5209],
        ['number-to-word', 3, 5302],
        ['encode-pattern', 4, 5412],
      ],
    },
    {
      name: 'Complete the sum',
      subject: 'VR',
      minutes: 3,
      instructions: 'Find the number that makes both sides equal.',
      example: '8 + 7 = 10 + □||p||The left side is 15. Since 10 + 5 is 15 too, the missing number is 5.',
      questions: [
        ['balance-add', 2, 6008],
        ['balance-first', 3, 6102],
        ['three-plus-one', 3, 6213],
        ['multiply-balance', 4, 6302],
        ['divide-balance', 5, 6402],
      ],
    },
    {
      name: 'Letter connections',
      subject: 'VR',
      minutes: 3,
      instructions: 'The letters of each pair are connected in the same way. Find the pair that is missing.',
      example:
        'AB is to CD as PQ is to □.||p||From A to C and from B to D are two letters on. Two letters on from P and Q are R and S. The answer is RS.',
      questions: [
        ['equal-shift', 2, 7014],
        ['two-shifts', 2, 7102],
        ['mirror-pair', 3, 7207],
        ['spread', 3, 7302],
        ['swap-shift', 4, 7400],
      ],
    },
    {
      name: 'Letter series',
      subject: 'VR',
      minutes: 3,
      instructions: 'Find the letter or the pair of letters that continues or completes each series.',
      example: 'B, D, F, H, □||p||Each letter is two on from the one before. Two on from H is J. The answer is J.',
      questions: [
        ['single-step', 2, 8000],
        ['pair-step', 2, 8108],
        ['alternating-step', 3, 8206],
        ['growing-step', 4, 8302],
        ['two-series', 4, 8403],
      ],
    },
    {
      name: 'Letters for numbers',
      subject: 'VR',
      minutes: 3,
      instructions:
        'Each letter stands for a number. Work out each sum, and choose the letter that stands for its answer.',
      example: 'A = 2, B = 3, C = 5, D = 8, E = 10||A + B = □||p||2 + 3 = 5, and 5 is the letter C. The answer is C.',
      questions: [
        ['sum-letters', 2, 9000],
        ['missing-letter', 3, 9107],
        ['mixed-letters', 3, 9205],
        ['divide-letters', 4, 9301],
        ['bracket-letters', 5, 9401],
      ],
    },
    {
      name: 'Number series',
      subject: 'VR',
      minutes: 3,
      instructions: 'Find the number that continues or completes each series.',
      example: '3, 6, 9, 12, □||p||Each number is 3 more than the one before: 12 + 3 = 15. The answer is 15.',
      questions: [
        ['growing-gap', 2, 10005],
        ['doubling-gap', 3, 10102],
        ['sum-of-two', 3, 10206],
        ['alternate', 4, 10303],
        ['woven', 4, 10401],
      ],
    },
    {
      name: 'Related numbers',
      subject: 'VR',
      minutes: 3,
      instructions:
        'In each group the number in the middle is made from the other two, in the same way each time. Find the number that is missing.',
      example:
        '(4 [9] 5) (2 [8] 6) (7 [□] 3)||p||4 + 5 = 9 and 2 + 6 = 8, so the numbers on the outside are added: 7 + 3 = 10. The answer is 10.',
      questions: [
        ['middle-sum', 2, 11002],
        ['middle-difference', 3, 11102],
        ['middle-product', 3, 11202],
        ['middle-average', 4, 11304],
        ['middle-square', 5, 11404],
      ],
    },
  ],
};
