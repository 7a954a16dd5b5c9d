import type { MarkedPaper, SatFacts } from '../facts';

/**
 * Marks and figures as somebody would reckon them with a pencil, one child after the other, from lists and never from
 * counts: slow, obvious, and with nothing of the code that it checks.
 */
export class SlowMarks {
  constructor(
    private readonly sats: readonly SatFacts[],
    private readonly papers: readonly MarkedPaper[],
  ) {}

  /** The questions of a subject, or of everything, that count. */
  private asked(subject: string | null): { hash: string; id: string; answer: string }[] {
    const all = this.papers.flatMap((paper) =>
      paper.sections.flatMap((section) =>
        section.questions.map((question) => ({
          section,
          hash: paper.paperHash,
          id: question.questionId,
          key: paper.keys.find((one) => one.questionId === question.questionId),
        })),
      ),
    );
    const list: { hash: string; id: string; answer: string }[] = [];
    for (const { section, hash, id, key } of all) {
      if (!key || key.isVoided) continue;
      if (subject !== null && section.subject !== subject) continue;
      list.push({ hash, id, answer: key.answer });
    }
    return list;
  }

  private readonly known = new Map<string, number | null>();

  /** Null: a paper of it was missed. Reckoned once: it is asked for again and again. */
  raw(sat: SatFacts, subject: string | null): number | null {
    const name = `${sat.learnerId} ${subject ?? ''}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const right = this.reckoned(sat, subject);
    this.known.set(name, right);
    return right;
  }

  private reckoned(sat: SatFacts, subject: string | null): number | null {
    const needed = this.papers.filter(
      (paper) => subject === null || paper.sections.some((section) => section.subject === subject),
    );
    for (const paper of needed) {
      const own = sat.papers.find((one) => one.paperHash === paper.paperHash);
      if (!own?.wasOpened) return null;
    }
    let right = 0;
    for (const { hash, id, answer } of this.asked(subject)) {
      const own = sat.papers.find((one) => one.paperHash === hash);
      if (own?.answers[id] === answer) right += 1;
    }
    return right;
  }

  of(subject: string | null): number {
    return this.asked(subject).length;
  }

  sitters(subject: string | null): SatFacts[] {
    return this.sats.filter((sat) => this.raw(sat, subject) !== null);
  }

  raws(subject: string | null): number[] {
    return this.sitters(subject).map((sat) => this.raw(sat, subject) ?? -1);
  }

  /** As a spreadsheet's QUARTILE.INC. */
  quantile(subject: string | null, share: number): number | null {
    const sorted = this.raws(subject).sort((one, other) => one - other);
    if (sorted.length === 0) return null;
    const place = (sorted.length - 1) * share;
    const low = sorted[Math.floor(place)] ?? 0;
    const high = sorted[Math.ceil(place)] ?? 0;
    return low + (high - low) * (place - Math.floor(place));
  }

  percentile(sat: SatFacts, subject: string | null): number {
    const own = this.raw(sat, subject) ?? 0;
    let points = 0;
    for (const other of this.raws(subject)) points += other < own ? 1 : other === own ? 0.5 : 0;
    const share = (100 * points) / this.raws(subject).length;
    return Math.min(99, Math.max(1, Math.round(share)));
  }

  /** Of a line of all of them, those who share a place in the middle of it. */
  third(sat: SatFacts, subject: string | null): 'upper' | 'middle' | 'lower' {
    const own = this.raw(sat, subject) ?? 0;
    const raws = this.raws(subject);
    const below = raws.filter((other) => other < own).length;
    const equal = raws.filter((other) => other === own).length;
    const six = 6 * below + 3 * equal;
    if (six > 4 * raws.length) return 'upper';
    return six < 2 * raws.length ? 'lower' : 'middle';
  }

  /** SAS ± 1.64·15·√(1−α+1/N): a reliability is kept to four decimals, and is none below nought. */
  band(subject: string | null): number {
    return Math.round(1.64 * 15 * Math.sqrt(1 - this.sure(subject) + 1 / this.sitters(subject).length));
  }

  /** σ√(1−α); null where there is no reliability. */
  sem(subject: string | null): number | null {
    if (this.reliability(subject) === null) return null;
    return deviation(this.raws(subject)) * Math.sqrt(1 - this.sure(subject));
  }

  private sure(subject: string | null): number {
    const reliability = four(this.reliability(subject) ?? 0);
    return reliability < 0 ? 0 : reliability > 1 ? 1 : reliability;
  }

  /** A score as it is told. */
  told(sat: SatFacts, subject: string | null, score: number) {
    const band = this.band(subject);
    return {
      score,
      from: score - band < 69 ? 69 : score - band,
      to: score + band > 141 ? 141 : score + band,
      isProvisional: this.sitters(subject).length < 100,
      isAgeAdjusted: sat.ageMonths !== null,
    };
  }

  rank(sat: SatFacts, subject: string | null): number {
    const own = this.raw(sat, subject) ?? 0;
    return 1 + this.raws(subject).filter((other) => other > own).length;
  }

  reliability(subject: string | null): number | null {
    const sitters = this.sitters(subject);
    const questions = this.asked(subject);
    const sd = deviation(this.raws(subject));
    if (questions.length < 2 || sitters.length === 0 || sd === 0) return null;
    let chance = 0;
    for (const { hash, id, answer } of questions) {
      const rights = sitters.filter(
        (sat) => sat.papers.find((one) => one.paperHash === hash)?.answers[id] === answer,
      ).length;
      const p = rights / sitters.length;
      chance += p * (1 - p);
    }
    const { length: k } = questions;
    return (k / (k - 1)) * (1 - chance / (sd * sd));
  }

  /** Of each sitter of a subject; null where there is none. */
  subjectScores(subject: string): Map<SatFacts, number> | null {
    const sitters = this.sitters(subject);
    const raws = this.raws(subject);
    if (sitters.length < 30 || new Set(raws).size < 2) return null;
    const meanRaw = four(mean(raws));
    const aged = sitters.filter((sat) => sat.ageMonths !== null);
    const meanAge = aged.length === 0 ? 0 : mean(aged.map((sat) => sat.ageMonths ?? 0));
    const slope = aged.length === 0 ? 0 : four(this.slope(aged, subject, meanAge));
    const left = (sat: SatFacts, age: number) =>
      (this.raw(sat, subject) ?? 0) - meanRaw - (sat.ageMonths === null ? 0 : slope * (sat.ageMonths - age));
    const sd = four(deviation(sitters.map((sat) => left(sat, meanAge))));
    if (sd === 0) return null;
    const residuals = sitters.map((sat) => left(sat, four(meanAge)));
    return new Map(sitters.map((sat, index) => [sat, score(residuals, index, sd)]));
  }

  private slope(aged: readonly SatFacts[], subject: string, meanAge: number): number {
    const usual = 0.03 * deviation(this.raws(subject));
    const meanRaw = mean(aged.map((sat) => this.raw(sat, subject) ?? 0));
    let [top, bottom] = [0, 0];
    for (const sat of aged) {
      const off = (sat.ageMonths ?? 0) - meanAge;
      top += off * ((this.raw(sat, subject) ?? 0) - meanRaw);
      bottom += off * off;
    }
    return bottom === 0 ? usual : (aged.length * (top / bottom) + 200 * usual) / (aged.length + 200);
  }

  /** The mean of the subjects' scores, standardised again. */
  totalScores(subjects: readonly string[]): Map<SatFacts, number> | null {
    const sitters = this.sitters(null);
    const scored = subjects.flatMap((subject) => this.subjectScores(subject) ?? []);
    if (sitters.length < 30 || scored.length === 0) return null;
    const means = sitters.map((sat) => mean(scored.map((scores) => scores.get(sat) ?? 0)));
    const sd = four(deviation(means));
    if (sd === 0) return null;
    const middle = four(mean(means));
    const residuals = means.map((one) => one - middle);
    return new Map(sitters.map((sat, index) => [sat, score(residuals, index, sd)]));
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((one) => (one - mean(values)) ** 2)));
const four = (value: number): number => Math.round(value * 1e4) / 1e4;

function score(residuals: readonly number[], index: number, sd: number): number {
  const own = residuals[index] ?? 0;
  const points = residuals.length < 100 ? 100 + (15 * own) / sd : 100 + 15 * byRank(residuals, own);
  return Math.min(141, Math.max(69, Math.round(points)));
}

/** Residuals are compared to a tenth of a mark. */
function byRank(residuals: readonly number[], own: number): number {
  const tenths = (value: number) => Math.round(value / 0.1);
  const below = residuals.filter((one) => tenths(one) < tenths(own)).length;
  const equal = residuals.filter((one) => tenths(one) === tenths(own)).length;
  return deviateOf((below + (equal + 1) / 2 - 3 / 8) / (residuals.length + 1 / 4));
}

/** Halving, over the area under the bell summed up in slices. */
export function deviateOf(share: number): number {
  let [low, high] = [-6, 6];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (areaBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Simpson's rule from −8. */
function areaBelow(x: number): number {
  const slices = 400;
  const width = (x + 8) / slices;
  const bell = (at: number) => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
  let sum = bell(-8) + bell(x);
  for (let slice = 1; slice < slices; slice += 1) sum += (slice % 2 === 1 ? 4 : 2) * bell(-8 + slice * width);
  return (sum * width) / 3;
}
