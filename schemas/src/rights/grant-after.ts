import type { Grant, TermOf } from './grant';
import type { GrantEvent } from './grant.events';

/** A grant after an event: the one fold of it, for whoever decides and for whoever shows. `by`: whose event it is, where that is asked for. */
export function grantAfter(grant: Grant | undefined, event: GrantEvent, by?: string): Grant | undefined {
  const said = by === undefined ? {} : { by };
  if (event.type === 'GrantGiven') return grant ?? given(event.data, said);
  return grant && withTerm(grant, termOf(event, said));
}

type Said = Pick<TermOf, 'by'>;

function termOf({ type, data }: Exclude<GrantEvent, { type: 'GrantGiven' }>, { by }: Said): TermOf {
  const term =
    type === 'GrantEndSet'
      ? { since: data.setAt, endsAt: data.endsAt ?? null, why: 'end set' as const }
      : { since: data.withdrawnAt, endsAt: data.withdrawnAt, why: 'withdrawn' as const };
  return by === undefined ? term : { ...term, by };
}

function given(data: Extract<GrantEvent, { type: 'GrantGiven' }>['data'], said: Said): Grant {
  const { grantId, gives, source, beginsAt, givenAt } = data;
  return {
    grantId,
    gives,
    source,
    beginsAt,
    learnerId: data.learnerId ?? null,
    sessionIds: data.sessionIds ?? [],
    terms: [{ since: givenAt, endsAt: data.endsAt ?? null, why: 'given', ...said }],
  };
}

/** One that says what the last one said is none; nothing comes after it was taken back. */
function withTerm(grant: Grant, term: TermOf): Grant {
  const last = grant.terms.at(-1);
  const isSaid = term.why === 'end set' && last?.endsAt === term.endsAt;
  return last?.why === 'withdrawn' || isSaid ? grant : { ...grant, terms: [...grant.terms, term] };
}
