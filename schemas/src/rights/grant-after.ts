import type { Grant, Term } from './grant';
import type { GrantEvent } from './grant.events';

/** A grant after an event: the one fold of it, for whoever decides and for whoever shows. */
export function grantAfter(grant: Grant | undefined, event: GrantEvent): Grant | undefined {
  if (event.type === 'GrantGiven') return grant ?? given(event.data);
  return grant && withTerm(grant, termOf(event));
}

function termOf({ type, data }: Exclude<GrantEvent, { type: 'GrantGiven' }>): Term {
  return type === 'GrantEndSet'
    ? { since: data.setAt, endsAt: data.endsAt ?? null, why: 'end set' }
    : { since: data.withdrawnAt, endsAt: data.withdrawnAt, why: 'withdrawn' };
}

function given(data: Extract<GrantEvent, { type: 'GrantGiven' }>['data']): Grant {
  const { grantId, gives, source, beginsAt, givenAt } = data;
  return {
    grantId,
    gives,
    source,
    beginsAt,
    learnerId: data.learnerId ?? null,
    sessionIds: data.sessionIds ?? [],
    terms: [{ since: givenAt, endsAt: data.endsAt ?? null, why: 'given' }],
  };
}

/** A term that says what the last one said is none. */
function withTerm(grant: Grant, term: Term): Grant {
  const last = grant.terms.at(-1);
  const isKnown = last?.why !== 'withdrawn' && last?.endsAt === term.endsAt && term.why !== 'withdrawn';
  return isKnown || last?.why === 'withdrawn' ? grant : { ...grant, terms: [...grant.terms, term] };
}
