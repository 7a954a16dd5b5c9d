import type { Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { decisionWords, minutesWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import { mockIncidents } from 'schemas/mock-exams/incidents/incidents.tables';
import { mockReportRequests, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';

export const sessionLinesTables = [mockIncidents, mockReportRequests, mockReportVersions] as const;
type Db = Reads<(typeof sessionLinesTables)[number]['name']>;

/** Something that happened to a session, in words; `by`: the account of who did it. */
export interface SessionLine {
  readonly at: string;
  readonly about: 'incident' | 'reports';
  readonly what: string;
  readonly detail: string;
  readonly by: string;
}

/** What disturbed a session and what was decided about it, and which reports were asked for, made and sent. */
export async function sessionLines(sessionId: string, db: Db): Promise<SessionLine[]> {
  const [incidents, requests, versions] = await Promise.all([
    db.from(mockIncidents).selectAll().where('sessionId', '=', sessionId).execute(),
    db
      .from(mockReportRequests)
      .select(['requestId', 'kind', 'reason', 'note', 'named', 'answered', 'askedAt', 'askedBy'])
      .where('sessionId', '=', sessionId)
      .execute(),
    db.from(mockReportVersions).select(['requestId', 'sentAt']).where('sessionId', '=', sessionId).execute(),
  ]);
  return [...incidents.flatMap(linesOfIncident), ...requests.map((request) => lineOfRequest(request, versions))];
}

function linesOfIncident(incident: RowOf<typeof mockIncidents>): SessionLine[] {
  const { what, learnerIds, markedAt, markedBy, decisions, withdrawn, withdrawnAt, withdrawnBy } = incident;
  const line = (more: Omit<SessionLine, 'about'>): SessionLine => ({ about: 'incident', ...more });
  const whom = learnerIds === null ? 'For everybody.' : `For ${counted(learnerIds.length, 'child')}.`;
  return [
    line({ at: markedAt, what: `Incident marked: ${what}`, detail: whom, by: markedBy }),
    ...decisions.map(({ decidedAt, by, how, children, reason, note }) => {
      const ids = new Set(children.map(({ learnerId }) => learnerId)).size;
      const most = Math.max(0, ...children.map(({ seconds }) => seconds));
      const given = how === 'time' ? `, up to ${minutesWords(most)} each` : '';
      const words = `${decisionWords[how]}${ids > 0 ? ` for ${counted(ids, 'child')}${given}` : ''}: ${what}`;
      return line({
        at: decidedAt,
        what: words,
        detail: note === null ? reason : `${reason} Reports say: ${note}`,
        by,
      });
    }),
    ...(withdrawnAt === null
      ? []
      : [
          line({
            at: withdrawnAt,
            what: `Incident taken back: ${what}`,
            detail: withdrawn ?? '',
            by: withdrawnBy ?? '',
          }),
        ]),
  ];
}

type Request = Pick<
  RowOf<typeof mockReportRequests>,
  'requestId' | 'kind' | 'reason' | 'note' | 'named' | 'answered' | 'askedAt' | 'askedBy'
>;

function lineOfRequest(
  { requestId, kind, reason, note, named, answered, askedAt, askedBy }: Request,
  versions: readonly Pick<RowOf<typeof mockReportVersions>, 'requestId' | 'sentAt'>[],
): SessionLine {
  const made = versions.filter((one) => one.requestId === requestId);
  const sent = made.filter(({ sentAt }) => sentAt !== null).length;
  const whose = named === null ? 'Every report' : counted(named, 'report');
  const what = {
    results: `${whose} asked for`,
    again: `${whose} made anew`,
    'key changed': `${whose} issued again, as a key was put right`,
    'note changed': `${whose} issued again, as a note was put on or taken off`,
  }[reason];
  const before = answered === 0 ? '' : `; ${counted(answered, 'report')} said all of it already`;
  const became = kind === 'overall' ? '' : `${made.length} made, ${sent} sent${before}.`;
  return {
    at: askedAt,
    about: 'reports',
    what: kind === 'overall' ? 'The overall report asked for' : what,
    detail: [became, note === null ? '' : `Families read: ${note}`].filter(Boolean).join(' '),
    by: askedBy,
  };
}

function counted(count: number, one: 'child' | 'report'): string {
  if (count === 1) return `1 ${one}`;
  return `${count} ${one === 'child' ? 'children' : 'reports'}`;
}
