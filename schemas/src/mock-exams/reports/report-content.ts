/**
 * What one child's report says, without how it looks: the page and the paper are both drawn from it. Plain data; figures that
 * can be explained carry the part of the papers that they are of (`partId`, as marks name it). No letter of a key is in it.
 */
export interface ReportContent {
  readonly head: ReportHead;
  /** Null: there is nobody, or nearly nobody, to compare with, or not all papers were sat. */
  readonly picture: ReportPicture | null;
  /** Why there is no picture, in a sentence; empty where there is one. */
  readonly withoutPicture: string;
  readonly well: ReportWell | null;
  readonly work: ReportWork;
  readonly topics: ReportTopics;
  readonly time: ReportTime | null;
  readonly sure: readonly ReportSure[];
  readonly foot: ReportFoot;
}

export interface ReportHead {
  /** As typed; `A child` where none was. */
  readonly name: string;
  /** "61 of 80. Words and fractions went well; ratio and time need another go." */
  readonly sentence: string;
  /** "GL mock exam, set 12 · Sat 5 Dec 2026, 10:00 am" */
  readonly line: string;
  /** "Sat 5 Dec 2026" */
  readonly day: string;
  /** What changed since the report before this one, and why; null for a first one. */
  readonly corrected: string | null;
  /** No question counts otherwise and no figure of the child's moved: a note is new, say. Absent: it was corrected, or its template says so of any. */
  readonly isOnlyChanged?: true;
  /** What staff say of the morning itself: an alarm bell, a line that broke. */
  readonly notes: readonly string[];
}

/** How many children had 0, 1, 2 … marks, and where this one stands among them. */
export interface ReportPicture {
  readonly partId: string;
  /** What it shows, in a sentence. */
  readonly heading: string;
  readonly under: string;
  /** The same for whoever does not see it. */
  readonly alt: string;
  readonly counts: readonly number[];
  readonly of: number;
  readonly n: number;
  /** "Beth 61" */
  readonly label: string;
  readonly mine: number;
  readonly median: number;
  /** "between 87 and 88": where the median is no mark that anybody can have; absent: it is, or the template of the report says the figure. */
  readonly medianWords?: string;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  /** Marks within which nine of ten such papers would come; null where too little is known. */
  readonly otherDay: { readonly from: number; readonly to: number } | null;
  readonly caption: string;
}

export interface ReportItem {
  readonly title: string;
  readonly text: string;
}

export interface ReportWell {
  readonly items: readonly (ReportItem & { readonly partId: string | null })[];
}

export interface ReportWork {
  /** "Two things to work on" */
  readonly heading: string;
  readonly items: readonly (ReportItem & {
    readonly partId: string;
    /** "/go/ratio-7k4": starts a worksheet of it; null where there is nothing to practise it with. */
    readonly path: string | null;
  })[];
  /** How the addresses are used, or why there is nothing to work on. */
  readonly foot: string;
}

/** One line of dots. `average`: marks of those who sat it; null where there are too few of them. */
export interface ReportRow {
  readonly partId: string;
  readonly title: string;
  readonly right: number;
  readonly of: number;
  readonly average: number | null;
  /** How many of them the child did not come to; absent: none, or the template of the report does not say. */
  readonly unreached?: number;
}

export interface ReportSection extends ReportRow {
  /** None where the section is all of one topic: its own line says it. */
  readonly topics: readonly ReportRow[];
}

export interface ReportPaper {
  readonly partId: string;
  /** "Paper 1 · Verbal Reasoning" */
  readonly title: string;
  /** Null: it was not sat. */
  readonly mark: { readonly right: number; readonly of: number } | null;
  /** "Median 27 of 40", "Not sat" */
  readonly under: string;
  readonly sections: readonly ReportSection[];
}

export interface ReportTopics {
  readonly heading: string;
  /** "average of the 214"; null where there is none. */
  readonly averageOf: string | null;
  readonly papers: readonly ReportPaper[];
}

/** `hot`: it took clearly longer than usual; `back`: looking again at the end; `away`: no question was shown; `left`: not used. */
export interface ReportStretch {
  readonly kind: 'section' | 'hot' | 'back' | 'away' | 'left';
  readonly title: string;
  readonly seconds: number;
}

export interface ReportTime {
  readonly heading: string;
  readonly under: string;
  readonly strips: readonly {
    readonly partId: string;
    readonly title: string;
    /** All of its stretches together. */
    readonly seconds: number;
    readonly stretches: readonly ReportStretch[];
  }[];
  /** What helps next time. */
  readonly next: string;
}

/** `lead` is set apart. */
export interface ReportSure {
  readonly partId: string | null;
  readonly lead: string;
  readonly text: string;
}

export interface ReportFoot {
  /** What the figures are, and are not. */
  readonly caveats: string;
  readonly madeFrom: string;
  /** "https://fieldfare.example": where the addresses of this report are; without a slash at its end. */
  readonly site: string;
  /** When it was made, ISO 8601 UTC. */
  readonly madeAt: string;
}
