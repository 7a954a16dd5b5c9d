import { mails } from '../browser/browser';
import type { Call } from '../browser/calls';

/** How the report of one child stands, as the page of reports is told. */
interface StandingReport {
  readonly mockExamUserId: string;
  readonly childName: string;
  readonly state: string;
  readonly version: number;
}

/** What staff can ask of the session that the demo world has had, past the pages. */
export class SessionOffice {
  private constructor(
    private readonly call: Call,
    readonly sessionId: string,
  ) {}

  static async of(call: Call): Promise<SessionOffice> {
    const { sessions } = (await call('/getMockExamSessions', { past: true })) as { sessions: readonly PastSession[] };
    const past = sessions.find(({ mockExamUsers }) => mockExamUsers === 40);
    if (!past) throw new Error('the demo world has had no session of forty');
    return new SessionOffice(call, past.mockExamSessionId);
  }

  /** Those that were made. */
  private async reports(): Promise<readonly StandingReport[]> {
    const known = await this.call('/mock-exams/getReports', { mockExamSessionId: this.sessionId });
    return (known['reports'] as readonly StandingReport[]).filter(({ version }) => version > 0);
  }

  /** Which issue of each child’s report was sent, by name; 0 while it is on its way. */
  async sent(): Promise<ReadonlyMap<string, number>> {
    const reports = await this.reports();
    return new Map(reports.map(({ childName, state, version }) => [childName, state === 'sent' ? version : 0]));
  }

  /** How many mails with such a subject there are about each child’s report, by name. */
  async mailsAbout(subject: RegExp): Promise<ReadonlyMap<string, number>> {
    const [reports, all] = await Promise.all([this.reports(), mails()]);
    const links = all.filter((mail) => subject.test(mail.subject)).map((mail) => mail.links.join(' '));
    const countOf = (learnerId: string) => links.filter((link) => link.includes(`mockExamUserId=${learnerId}`)).length;
    return new Map(reports.map(({ childName, mockExamUserId }) => [childName, countOf(mockExamUserId)]));
  }

  /** The text of the newest mail with such a subject about each child’s report, by name. */
  async mailedAbout(subject: RegExp): Promise<ReadonlyMap<string, string>> {
    const [reports, all] = await Promise.all([this.reports(), mails()]);
    const its = all.filter((mail) => subject.test(mail.subject));
    const textOf = (learnerId: string) =>
      its.find(({ links }) => links.join(' ').includes(`mockExamUserId=${learnerId}`))?.text ?? '';
    return new Map(reports.map(({ childName, mockExamUserId }) => [childName, textOf(mockExamUserId)]));
  }

  /** The key that is easiest to put otherwise: of all questions the letter by which the fewest marks move, yet so many at least. */
  async keyThatMoves(least: number): Promise<MovingKey> {
    const { questions } = (await this.call('/mock-exams/getQuestionFigures', {
      mockExamSessionId: this.sessionId,
    })) as { questions: readonly Figures[] };
    const papers = [...new Set(questions.map(({ paperHash }) => paperHash))];
    const keys = questions.flatMap(({ key, right, choices, number, paperHash }) =>
      choices
        .filter(({ letter, n }) => letter !== key && n > 1)
        .map(({ letter, n }) => ({ letter, number, paper: papers.indexOf(paperHash) + 1, moves: right + n })),
    );
    const [first] = keys.filter(({ moves }) => moves >= least).toSorted((one, other) => one.moves - other.moves);
    if (!first) throw new Error('no key moves so many');
    return first;
  }
}

interface PastSession {
  readonly mockExamSessionId: string;
  readonly mockExamUsers: number;
}

interface Figures {
  readonly paperHash: string;
  readonly number: number;
  readonly key: string | null;
  readonly right: number;
  readonly choices: readonly { readonly letter: string; readonly n: number }[];
}

export interface MovingKey {
  /** 1 for the first. */
  readonly paper: number;
  readonly number: number;
  /** That would be right. */
  readonly letter: string;
  /** How many marks. */
  readonly moves: number;
}
