import type { Fit } from 'schemas/practice/worksheets/fit';
import type { ReplyOf } from 'schemas/describe/contract';
import type { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import type { getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import type { LearnerQuestion } from 'schemas/questions/question';

const type = (key: string, title: string) => ({ key, title, levels: [1, 2, 3, 4, 5] });

const english = (key: string, title: string) => ({ key, title, subject: 'english' as const, subTopics: [] });

/** Two Maths topics, one of them with a single sub-topic, one of Verbal Reasoning, two of English. */
export const catalogue: ReplyOf<typeof getQuestionCatalogue> = {
  version: 'v1',
  topics: [
    {
      key: 'fractions',
      title: 'Fractions',
      subject: 'maths',
      subTopics: [
        {
          key: 'of-amounts',
          title: 'Of amounts',
          types: [type('fraction-of', 'Fraction of an amount'), type('find-whole', 'Find the whole')],
        },
        { key: 'equivalence', title: 'Equivalence', types: [type('largest', 'Largest fraction')] },
      ],
    },
    {
      key: 'length',
      title: 'Length',
      subject: 'maths',
      subTopics: [{ key: 'scale', title: 'Scale', types: [type('map-scale', 'Map scale')] }],
    },
    {
      key: 'number-series',
      title: 'Number series',
      subject: 'verbal-reasoning',
      subTopics: [{ key: 'constant', title: 'Constant', types: [type('add-step', 'Add a step')] }],
    },
    english('spelling', 'Spelling'),
    english('comprehension', 'Comprehension'),
  ],
};

export function question(number: number, over: Partial<LearnerQuestion> = {}): LearnerQuestion {
  return {
    number,
    questionType: 'fraction-of',
    subject: 'maths',
    topic: 'fractions',
    subTopic: 'of-amounts',
    level: 2,
    targetSeconds: 60,
    prompt: `What is @@1/2 of ${number * 10}?`,
    ...over,
  };
}

type Worksheet = ReplyOf<typeof getWorksheetQuestions>;

/** A worksheet in the making, as a server would keep it: it marks by equality with the key. */
export class Sheet {
  readonly answers = new Map<number, string>();
  readonly flags = new Set<number>();
  startedAt = '2026-11-21T10:00:00.000Z';
  completedAt: string | null = null;
  discardedAt: string | null = null;
  checksEach = false;
  fit: Fit = 'just-right';
  /** What is told of an answer that was not right. */
  slip: string | null = null;
  private readonly opened = new Set<number>();
  private readonly tries = new Map<number, readonly string[]>();

  constructor(
    readonly worksheetId: string,
    private readonly questions: readonly { question: LearnerQuestion; key: string }[],
    /** What is not as in a practice worksheet on fractions. */
    private readonly head: Partial<Worksheet> = {},
  ) {}

  get correct(): number {
    return this.questions.filter(({ question: { number }, key }) => this.answers.get(number) === key).length;
  }

  get asked(): number {
    return this.questions.length;
  }

  shown(): Worksheet {
    const marked = this.completedAt !== null;
    return {
      worksheetId: this.worksheetId,
      subject: 'maths',
      topic: 'fractions',
      subTopic: 'of-amounts',
      purpose: 'practice',
      passage: null,
      timeLimitSeconds: null,
      checksEach: this.checksEach,
      questionTypes: ['fraction-of'],
      ...this.head,
      startedAt: this.startedAt,
      completedAt: this.completedAt,
      discardedAt: this.discardedAt,
      worksheetQuestions: this.questions.map(({ question: asked, key }) => {
        const [first, second] = this.tries.get(asked.number) ?? [];
        const isMarked = marked || first !== undefined;
        return {
          question: asked,
          questionNumber: asked.number,
          questionTopic: asked.topic,
          userAnswer: this.answers.get(asked.number) ?? '',
          late: false,
          flagged: this.flags.has(asked.number),
          isOtherForm: false,
          secondTry: second === undefined ? null : { answer: second, isCorrect: second === key, isOtherForm: false },
          isCorrect: isMarked ? this.answers.get(asked.number) === key : null,
          ...this.told(asked.number, key, isMarked),
        };
      }),
    };
  }

  check({ questionNumber, answer }: { readonly questionNumber: number; readonly answer: string }) {
    this.tries.set(questionNumber, [...(this.tries.get(questionNumber) ?? []), answer]);
    const key = this.keyOf(questionNumber);
    const told = this.isTryLeft(questionNumber, key)
      ? { correctAnswer: null, solution: null, stepsFigure: null }
      : toldOf(key);
    return { isCorrect: answer === key, isOtherForm: false, slip: this.slip, firstStep, ...told };
  }

  showSteps({ questionNumber }: { readonly questionNumber: number }) {
    this.opened.add(questionNumber);
    return toldOf(this.keyOf(questionNumber));
  }

  private keyOf(wanted: number): string {
    return this.questions.find(({ question: { number } }) => number === wanted)?.key ?? '';
  }

  private told(number: number, key: string, isMarked: boolean) {
    const isTold = isMarked && (this.completedAt !== null || !this.isTryLeft(number, key));
    const { correctAnswer, solution } = isTold ? toldOf(key) : { correctAnswer: null, solution: null };
    const slip = isMarked ? this.slip : null;
    return { slip, firstStep: isMarked && !isTold ? firstStep : null, stepsFigure: null, correctAnswer, solution };
  }

  private isTryLeft(number: number, key: string): boolean {
    const tries = this.tries.get(number) ?? [];
    return tries.length === 1 && tries[0] !== key && !this.opened.has(number);
  }
}

const firstStep = 'Half of it';
const solutionOf = (key: string) => `• ${firstStep}\n• Answer: ${key}`;
const toldOf = (key: string) => ({ correctAnswer: key, solution: solutionOf(key), stepsFigure: null });
