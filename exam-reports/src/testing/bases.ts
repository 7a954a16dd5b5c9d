import { cohortOf } from 'schemas/mock-exams/marks/cohort.rules';
import type { SatFacts } from 'schemas/mock-exams/marks/facts';
import { markedSitting } from 'schemas/mock-exams/marks/marking.rules';
import type { PaperSubjectName } from 'schemas/mock-exams/paper';
import type { PaperHour } from 'schemas/mock-exams/after/hour.rules';
import type { ReportBasis, ReportedPaper } from '../content/report-basis';
import { REPORT_TEMPLATE } from '../template/templates';

/** A section: its name, its subject, and how many questions of which topic of the bank; null: written for the paper. */
export interface Asking {
  readonly name: string;
  readonly subject: PaperSubjectName;
  readonly topics: readonly (readonly [topic: string | null, questions: number])[];
}

const hashOf = (index: number) => String(index + 1).repeat(64);

/** A paper of these sections; every key is `A`. @param voided numbers of questions that count for nobody */
export function reportedPaper(
  index: number,
  sections: readonly Asking[],
  voided: readonly number[] = [],
): ReportedPaper {
  let number = 0;
  const asked = sections.map(({ name, subject, topics }, place) => ({
    sectionId: `p${index}s${place}`,
    name,
    subject,
    questions: topics.flatMap(([topic, count]) =>
      Array.from({ length: count }, (_, n) => {
        number += 1;
        return { questionId: `p${index}q${number}`, number, topic, level: 1 + Math.floor((5 * n) / count) };
      }),
    ),
  }));
  return {
    paperHash: hashOf(index),
    name: `Paper ${index + 1}`,
    minutes: 50,
    keyVersion: 1,
    sections: asked.map(({ questions, ...section }) => ({
      ...section,
      questions: questions.map(({ questionId, number: own }) => ({
        questionId,
        number: own,
        options: Array.from('ABCDE'),
      })),
    })),
    keys: asked.flatMap(({ questions }) =>
      questions.map(({ questionId, number: own, topic, level }) => ({
        questionId,
        answer: 'A',
        isVoided: voided.includes(own),
        drawnFrom: topic === null ? null : { topic, questionType: `${topic}-type`, subTopic: topic, level },
      })),
    ),
    hour: null,
  };
}

/** What a child did with each question of a paper, in its order: `A` is right, `B` is not, `-` blank; null: not opened. */
export type Answers = string | null;

export function satWith(learnerId: string, papers: readonly ReportedPaper[], answers: readonly Answers[]): SatFacts {
  return {
    sessionId: 'december',
    learnerId,
    ageMonths: null,
    papers: papers.map((paper, index) => {
      const letters = answers[index] ?? null;
      if (letters === null) return { paperHash: paper.paperHash, wasOpened: false, answers: {}, seconds: {} };
      const ids = idsOf(paper);
      const given = ids.flatMap((id, n) => ((letters[n] ?? '-') === '-' ? [] : [[id, letters[n] ?? ''] as const]));
      return {
        paperHash: paper.paperHash,
        wasOpened: true,
        answers: Object.fromEntries(given),
        seconds: Object.fromEntries(given.map(([id]) => [id, 30])),
      };
    }),
  };
}

export const idsOf = ({ sections }: ReportedPaper): string[] =>
  sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));

/** Thirty seconds for each question that has an answer, one after the other. */
function hourOf(paper: ReportedPaper, letters: string): PaperHour {
  const questions = paper.sections.flatMap(({ name, questions: own }) =>
    own.map(({ number }) => ({ number, section: name })),
  );
  const isAnswered = (place: number) => (letters[place] ?? '-') !== '-';
  const walked = questions.map((question, place) => ({
    ...question,
    seconds: isAnswered(place) ? 30 : 0,
    visits: isAnswered(place) ? 1 : 0,
    isAnswered: isAnswered(place),
    isRight: letters[place] === 'A',
    isNotRevisited: false,
    changes: [],
  }));
  const looked = walked.filter(({ seconds }) => seconds > 0);
  return {
    name: paper.name,
    lengthSeconds: 3_000,
    usedSeconds: Math.max(60, 30 * looked.length),
    endedBy: 'child',
    allAnsweredAt: looked.length === walked.length ? 30 * looked.length : null,
    looks: looked.map(({ number, seconds }, n) => ({ number, seconds, from: 30 * n })),
    questions: walked,
    sections: paper.sections.map(({ name }) => ({ name, minutes: null, seconds: 0 })),
  };
}

interface Wanted {
  readonly papers: readonly ReportedPaper[];
  readonly answers: readonly Answers[];
  /** What each of the others did. */
  readonly others?: readonly (readonly Answers[])[];
  readonly childName?: string | null;
  readonly made?: Partial<ReportBasis['made']>;
  readonly notes?: readonly string[];
}

export function basisWith({
  papers,
  answers,
  others = [],
  childName = 'Beth',
  made = {},
  notes = [],
}: Wanted): ReportBasis {
  const own = satWith('beth', papers, answers);
  const all = [own, ...others.map((one, n) => satWith(`other-${n}`, papers, one))];
  return {
    childName,
    exam: { setName: 'GL mock exam, set 12', type: 'GL', startsOn: '2026-12-05', wallTime: '10:00:00' },
    papers: papers.map((paper, index) => {
      const letters = answers[index] ?? null;
      return { ...paper, hour: letters === null ? null : hourOf(paper, letters) };
    }),
    marks: markedSitting(own, papers),
    cohort: cohortOf(
      all.map((sat) => markedSitting(sat, papers)),
      papers,
    ),
    catalogue: [],
    notes,
    made: {
      position: '00000000000048213907',
      keyVersions: papers.map(({ paperHash, keyVersion }) => ({ paperHash, keyVersion })),
      markingRule: 1,
      template: REPORT_TEMPLATE,
      version: 1,
      note: null,
      preparedAt: '2026-12-05T18:12:00.000Z',
      site: 'https://fieldfare.example',
      ...made,
    },
  };
}

/** The same letter so many times. */
export const times = (letter: string, count: number): string => letter.repeat(count);
