import type { PaperSubjectName } from 'schemas/mock-exams/paper';
import type { RehearsalName } from 'schemas/mock-exams/rehearsals/rehearsal.contract';

/** One question of a type of the bank, always the same one. */
interface TypePlan {
  readonly typeKey: string;
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly seed: number;
}

/** Written items of a topic: which of them, the seed says, among those that may be given to children. */
interface ItemPlan {
  readonly topic: string;
  readonly level: number;
  readonly count: number;
  readonly seed: number;
}

/** The first questions about a text: this one while it may be given, else the nearest in level. */
interface PassagePlan {
  readonly passageId: string;
  readonly level: number;
  readonly count: number;
  readonly seed: number;
}

export interface SectionPlan {
  readonly name: string;
  readonly subject: PaperSubjectName;
  readonly instructions: string;
  readonly example?: string;
  readonly passage?: PassagePlan;
  readonly items?: readonly ItemPlan[];
  readonly types?: readonly TypePlan[];
}

export interface Blueprint {
  readonly name: string;
  /** Of the demo's clock; the practice exam has none, and these are about what it takes. */
  readonly minutes: number;
  readonly sections: readonly SectionPlan[];
}

const demo: Blueprint = {
  name: 'Demo test',
  minutes: 5,
  sections: [
    {
      name: 'Maths',
      subject: 'MATHS',
      instructions: 'Choose the right answer, then press Submit Answer.',
      types: [{ typeKey: 'change-one', level: 1, seed: 1 }],
    },
    {
      name: 'Verbal Reasoning',
      subject: 'VR',
      instructions: 'Look for the rule, then choose what comes next.',
      types: [{ typeKey: 'single-step', level: 1, seed: 3 }],
    },
    {
      name: 'Non-Verbal Reasoning',
      subject: 'NVR',
      instructions: 'Look at one thing at a time. Pictures can be made larger.',
      types: [{ typeKey: 'nvr-series', level: 1, seed: 1 }],
    },
  ],
};

/** A little of everything that a real paper has: a text beside its questions, underlined groups, pictures, a worked example. */
const practice: Blueprint = {
  name: 'Practice exam',
  minutes: 25,
  sections: [
    {
      name: 'Comprehension',
      subject: 'ENGLISH',
      instructions:
        'Read the text first. It stays beside the questions, so you can look back at it as often as you like.',
      passage: { passageId: 'a-letter-about-a-pond', level: 1, count: 4, seed: 1 },
    },
    {
      name: 'Spelling, punctuation and words',
      subject: 'ENGLISH',
      instructions: 'Look for one mistake. In spelling and in punctuation choose E where there is none.',
      items: [
        { topic: 'spelling', level: 2, count: 1, seed: 1 },
        { topic: 'punctuation', level: 2, count: 1, seed: 1 },
        { topic: 'missing-words', level: 2, count: 1, seed: 1 },
        { topic: 'synonyms', level: 2, count: 1, seed: 1 },
      ],
    },
    {
      name: 'Maths',
      subject: 'MATHS',
      instructions: 'Work on rough paper. No calculator is needed.',
      types: [
        { typeKey: 'fraction-of', level: 2, seed: 2 },
        { typeKey: 'timetable', level: 2, seed: 1 },
        { typeKey: 'rect-perimeter', level: 2, seed: 3 },
        { typeKey: 'percent-of', level: 2, seed: 1 },
      ],
    },
    {
      name: 'Verbal Reasoning',
      subject: 'VR',
      instructions: 'Each question has a rule of its own. Find the rule first.',
      example:
        'The three numbers in each group are related in the same way: (2 [5] 3) (4 [9] 5) (6 [□] 1).\nIn each group the outside numbers add up to the one in the middle, so the missing number is 7.',
      types: [
        { typeKey: 'mirror-code', level: 2, seed: 1 },
        { typeKey: 'middle-sum', level: 1, seed: 3 },
        { typeKey: 'bracket-letters', level: 1, seed: 1 },
      ],
    },
    {
      name: 'Non-Verbal Reasoning',
      subject: 'NVR',
      instructions: 'Look at one thing at a time: shape, filling, outline, turn. Pictures can be made larger.',
      types: [
        { typeKey: 'nvr-odd-one-out', level: 1, seed: 17 },
        { typeKey: 'nvr-codes', level: 2, seed: 1 },
        { typeKey: 'nvr-rotation', level: 1, seed: 2 },
      ],
    },
  ],
};

/** What is drawn for those who want to see how an exam is: the same questions for everybody, and so no way to more of them. */
export const blueprints: Readonly<Record<RehearsalName, Blueprint>> = { demo, practice };
