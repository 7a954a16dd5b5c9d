import type { PaperSubjectName, QuestionKey } from '../paper';

/** What a question was drawn from in the bank; null where it was written for the paper. */
export type DrawnFrom = NonNullable<QuestionKey['drawnFrom']>;

/** What a child did with one paper of a set. */
export interface SatPaperFacts {
  readonly paperHash: string;
  /** A paper that was never opened has no marks, not even noughts. */
  readonly wasOpened: boolean;
  /** Question → the letter that counts, by `countedAnswer`; a question without one is not in it. */
  readonly answers: Readonly<Record<string, string>>;
  /** Question → how long it was looked at, in seconds of the paper's own clock; one that was never shown is not in it. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** What one child did in one session of a set, as marks need it. */
export interface SatFacts {
  readonly sessionId: string;
  readonly learnerId: string;
  /** In completed months on the day of the session; null where no birthday is known. */
  readonly ageMonths: number | null;
  readonly papers: readonly SatPaperFacts[];
}

/** A key as it counts now. A voided question counts for nobody: neither as a mark nor as one to be had. */
export interface CountedKey {
  readonly questionId: string;
  /** The letter. */
  readonly answer: string;
  readonly isVoided: boolean;
  readonly drawnFrom: DrawnFrom | null;
}

/** Of a paper what marks need: `Paper` is one. */
export interface MarkedSection {
  readonly sectionId: string;
  readonly name: string;
  readonly subject: PaperSubjectName;
  readonly questions: readonly MarkedQuestion[];
}

/** `options`: lettered A, B, C … */
export interface MarkedQuestion {
  readonly questionId: string;
  readonly number: number;
  readonly options: readonly unknown[];
}

/** A paper with the keys that count now; the papers of a set stand in the order in which they are sat. */
export interface MarkedPaper {
  readonly paperHash: string;
  readonly name: string;
  readonly sections: readonly MarkedSection[];
  /** 1, 2, 3 … */
  readonly keyVersion: number;
  readonly keys: readonly CountedKey[];
}

/** What became of a question. `omitted`: left blank before one that was answered; `not reached`: after the last of them. */
export type QuestionOutcome = 'right' | 'wrong' | 'omitted' | 'not reached' | 'voided';

export interface QuestionMark {
  readonly questionId: string;
  readonly outcome: QuestionOutcome;
  /** The letter that counts, of a voided question as well; null for none. */
  readonly chosen: string | null;
  /** Null: it was never shown. */
  readonly seconds: number | null;
}

/** `of`: marks to be had; 0 where all of it was voided. */
export interface PartMark {
  readonly partId: string;
  readonly right: number;
  readonly of: number;
}

/** The marks of one sitting. */
export interface SittingMarks {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly ageMonths: number | null;
  /** Hashes of the papers that were opened. */
  readonly opened: readonly string[];
  /** Of the parts all of whose papers were opened: who missed the second paper has no total. */
  readonly parts: readonly PartMark[];
  /** Of the papers that were opened, whatever else was missed. */
  readonly topics: readonly PartMark[];
  /** Of the papers that were opened, in their order. */
  readonly questions: readonly QuestionMark[];
}
