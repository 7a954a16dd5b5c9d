import type { MarkedPaper, SatFacts, SatPaperFacts } from '../facts';

const letters = 'ABCDE';

interface Shape {
  readonly subject: MarkedPaper['sections'][number]['subject'];
  readonly questions: number;
}

/** A paper of these sections, all of whose keys are `A`; some questions voided, by their number in it. */
export function paperOf(name: string, shapes: readonly Shape[], voided: readonly number[] = []): MarkedPaper {
  let number = 0;
  const sections = shapes.map(({ subject, questions }, index) => ({
    sectionId: `${name}.s${index + 1}`,
    name: `Section ${index + 1}`,
    subject,
    questions: Array.from({ length: questions }, () => {
      number += 1;
      return { questionId: `${name}.${number}`, number, options: Array.from(letters) };
    }),
  }));
  const keys = sections.flatMap(({ questions }) =>
    questions.map(({ questionId, number: own }) => ({
      questionId,
      answer: 'A',
      isVoided: voided.includes(own),
      drawnFrom: own % 3 === 0 ? null : { questionType: 'share-ratio', topic: 'ratio', subTopic: 'sharing', level: 3 },
    })),
  );
  return { paperHash: name.repeat(64).slice(0, 64), name: `Paper ${name}`, sections, keyVersion: 1, keys };
}

/** What a child did who had so many right from the first question on, and the others wrong. */
export function satWith(
  learnerId: string,
  papers: readonly MarkedPaper[],
  right: readonly (number | null)[],
): SatFacts {
  return {
    sessionId: 'march',
    learnerId,
    ageMonths: null,
    papers: papers.map(({ paperHash, sections }, index): SatPaperFacts => {
      const own = right[index] ?? null;
      if (own === null) return { paperHash, wasOpened: false, answers: {}, seconds: {} };
      const ids = sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));
      const answers = ids.map((questionId, place) => [questionId, place < own ? 'A' : 'B'] as const);
      const seconds = ids.map((questionId, place) => [questionId, 20 + place] as const);
      return { paperHash, wasOpened: true, answers: Object.fromEntries(answers), seconds: Object.fromEntries(seconds) };
    }),
  };
}

/** Children of all abilities and ages, some of whom miss a paper, leave questions out, do not come to the last ones, or have no birthday. */
export function randomSats(
  papers: readonly MarkedPaper[],
  n: number,
  roll: (most: number) => number,
): readonly SatFacts[] {
  return Array.from({ length: n }, (_, child) => {
    const ability = 15 + roll(80);
    return {
      sessionId: roll(3) === 0 ? 'april' : 'march',
      learnerId: `child-${child}`,
      ageMonths: roll(8) === 0 ? null : 116 + roll(20),
      papers: papers.map((paper) => randomPaper(paper, ability, roll)),
    };
  });
}

function randomPaper(
  { paperHash, sections }: MarkedPaper,
  ability: number,
  roll: (most: number) => number,
): SatPaperFacts {
  if (roll(10) === 0) return { paperHash, wasOpened: false, answers: {}, seconds: {} };
  const ids = sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));
  const reached = roll(3) === 0 ? roll(ids.length + 1) : ids.length;
  const answered = ids.slice(0, reached).filter(() => roll(12) > 0);
  const answers = answered.map((id) => [id, roll(100) < ability ? 'A' : letters.charAt(roll(5))] as const);
  const seconds = ids.slice(0, reached).map((id) => [id, 5 + roll(90)] as const);
  return { paperHash, wasOpened: true, answers: Object.fromEntries(answers), seconds: Object.fromEntries(seconds) };
}
