import type { Level } from '../generation/level';
import type { DrawnQuestion, QuestionType } from '../generation/question-type';

/** A type whose questions are kept, so that everything that is proved of one of them looks at the same draw. */
export interface DrawnOnce extends QuestionType {
  /** The question as it was kept, or drawn and not kept: for who asks for thousands, once each. */
  pass: (level: Level, seed: number) => DrawnQuestion;
  /** All that were kept: those of one type fit into the memory, those of a topic are too many. */
  forget: () => void;
}

export function drawnOnce(type: QuestionType): DrawnOnce {
  const kept = new Map<Level, Map<number, DrawnQuestion>>(type.levels.map((level) => [level, new Map()]));
  const pass = (level: Level, seed: number) => kept.get(level)?.get(seed) ?? type.draw(level, seed);
  const draw = (level: Level, seed: number) => {
    const question = pass(level, seed);
    kept.get(level)?.set(seed, question);
    return question;
  };
  const forget = () => {
    for (const questions of kept.values()) questions.clear();
  };
  return { ...type, draw, pass, forget };
}
