import type { PaperBlueprint } from '../blueprint';

/** Six short sections of other kinds than those of the first paper. */
export const cemPaper2: PaperBlueprint = {
  name: 'Words, pictures and numbers 2',
  minutes: 50,
  sections: [
    {
      name: 'Shuffled sentences',
      subject: 'VR',
      minutes: 7,
      instructions:
        'The words of each sentence are mixed up, and one word does not belong to it. Find the word that is left over.',
      example:
        'her rides school sister to bicycle ate my||p||My sister rides her bicycle to school. The word “ate” is left over.',
      questions: [
        ['shuffled-sentences', 1, 1010],
        ['shuffled-sentences', 1, 1106],
        ['shuffled-sentences', 2, 1202],
        ['shuffled-sentences', 2, 1303],
        ['shuffled-sentences', 3, 1400],
        ['shuffled-sentences', 3, 1500],
        ['shuffled-sentences', 3, 1601],
        ['shuffled-sentences', 4, 1708],
        ['shuffled-sentences', 4, 1800],
        ['shuffled-sentences', 5, 1900],
        ['shuffled-sentences', 5, 2002],
      ],
    },
    {
      name: 'Problems',
      subject: 'MATHS',
      minutes: 14,
      instructions:
        'Read each problem twice, and work it out on rough paper. Most of them take more than one step. You may not use a calculator.',
      example:
        'A bus carries 24 passengers. At the first stop 9 get off and 5 get on. How many are on the bus then?||p||24 − 9 = 15 and 15 + 5 = 20. The answer is 20.',
      questions: [
        ['story-steps', 2, 2012],
        ['weekly-saving', 2, 2102],
        ['tank-remaining', 2, 2213],
        ['jar-and-contents', 3, 2306],
        ['arrival', 3, 2418],
        ['fraction-left', 3, 2531],
        ['tiles', 3, 2600],
        ['one-part-known', 3, 2701],
        ['two-stage', 4, 2825],
        ['change-many', 4, 2910],
        ['percent-change', 4, 3001],
        ['consecutive-sum', 5, 3101],
      ],
    },
    {
      name: 'Non-verbal reasoning',
      subject: 'NVR',
      minutes: 9,
      instructions: 'There are several kinds of question about pictures here. Read each time what is asked.',
      example: ['nvr-matrix', 1, 22],
      questions: [
        ['nvr-reflection', 1, 3003],
        ['nvr-series', 2, 3102],
        ['nvr-matrix', 2, 3218],
        ['nvr-rotation', 2, 3301],
        ['nvr-odd-one-out', 2, 3410],
        ['nvr-codes', 3, 3504],
        ['nvr-reflection', 3, 3610],
        ['nvr-series', 3, 3703],
        ['nvr-matrix', 3, 3800],
        ['nvr-rotation', 4, 3900],
        ['nvr-codes', 4, 4002],
        ['nvr-odd-one-out', 4, 4128],
        ['nvr-series', 4, 4204],
        ['nvr-matrix', 5, 4300],
        ['nvr-rotation', 5, 4400],
      ],
    },
    {
      name: 'Comprehension',
      subject: 'ENGLISH',
      minutes: 10,
      instructions:
        'Read the poem, then answer the questions about it. You may look back at the poem as often as you like.',
      passageId: 'the-old-canal',
      questions: [],
    },
    {
      name: 'Number quiz',
      subject: 'MATHS',
      minutes: 4,
      instructions: 'Six short questions. Work as quickly as you can without hurrying. You may not use a calculator.',
      questions: [
        ['missing-operand', 2, 5003],
        ['posts-and-gaps', 2, 5105],
        ['decimal-add-subtract', 2, 5210],
        ['nested', 3, 5314],
        ['parallelogram-area', 3, 5400],
        ['find-whole', 4, 5511],
      ],
    },
    {
      name: 'Jumbled sentences',
      subject: 'ENGLISH',
      minutes: 6,
      instructions: 'The five pieces make sense in one order only. Choose that order.',
      example:
        '1 we walk||2 with our dog.||3 Every Sunday||4 to the||5 park||p||Every Sunday we walk to the park with our dog. The answer is 3 1 4 5 2.',
      questions: [
        ['jumbled-sentences', 1, 6002],
        ['jumbled-sentences', 2, 6101],
        ['jumbled-sentences', 2, 6205],
        ['jumbled-sentences', 3, 6303],
        ['jumbled-sentences', 3, 6402],
        ['jumbled-sentences', 4, 6503],
        ['jumbled-sentences', 5, 6600],
      ],
    },
  ],
};
