import { createHash } from 'node:crypto';
import { readTable } from 'schemas/describe/table-text';
import type { Paper, PaperQuestion, PaperSection, PinnedPaper, QuestionKey } from 'schemas/mock-exams/paper';
import type { DrawnFrom } from 'schemas/mock-exams/sets/authored';
import type { DraftPaper, DraftQuestion, DraftSection } from '../rules/exam-set-state.rules';
import { canonicalJson } from '../rules/canonical-json.rules';

/** A paper as it is published: what a child sees, and apart from it what belongs to its questions. */
export interface FrozenPaper {
  readonly paper: Paper;
  readonly keys: readonly QuestionKey[];
}

/** Numbers its questions through, whatever was typed: gaps are closed, and of two with one number the second is pushed on. */
export function freeze({ paperId, name, minutes, sections }: DraftPaper): FrozenPaper {
  let before = 0;
  const frozen = sections.map((section) => {
    const first = before + 1;
    before += section.questions.length;
    return frozenSection(section, first);
  });
  const keys = sections.flatMap(({ questions }) => questions.map(keyOf));
  return { keys, paper: { paperId, name, minutes, sections: frozen } };
}

function frozenSection(section: DraftSection, first: number): PaperSection {
  const { sectionId, name, subject, instructions, minutes, picture, passage, questions } = section;
  const table = section.tableText === '' ? undefined : readTable(section.tableText);
  return {
    sectionId,
    name,
    subject,
    instructions,
    ...(minutes !== undefined && { minutes }),
    ...exampleOf(section),
    ...(picture && { picture }),
    ...(table && { table }),
    ...(passage !== '' && { passage }),
    questions: questions.map((question, n) => frozenQuestion(question, first + n)),
  };
}

function exampleOf({ exampleText: text, examplePicture: picture }: DraftSection): Pick<PaperSection, 'example'> {
  return text === '' && !picture ? {} : { example: { text, ...(picture && { picture }) } };
}

const frozenQuestion = ({ questionId, text, picture, options }: DraftQuestion, number: number): PaperQuestion => ({
  questionId,
  number,
  text,
  ...(picture && { picture }),
  options,
});

const keyOf = ({ questionId, answer, explanation, answerPicture, drawnFrom }: DraftQuestion): QuestionKey => ({
  questionId,
  answer,
  explanation,
  ...(answerPicture && { picture: answerPicture }),
  ...(drawnFrom && { drawnFrom: kindOf(drawnFrom) }),
});

const kindOf = ({ questionType, topic, subTopic, level }: DrawnFrom) => ({ questionType, topic, subTopic, level });

/** What a paper is named by: SHA-256 of its canonical JSON, in hex. */
export const hashOf = (paper: Paper): string => createHash('sha256').update(canonicalJson(paper)).digest('hex');

export const pinnedOf = ({ paper }: FrozenPaper): PinnedPaper => ({
  paperId: paper.paperId,
  paperHash: hashOf(paper),
  name: paper.name,
  minutes: paper.minutes,
});
