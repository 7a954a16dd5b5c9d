import { streamOf, type EventStore } from 'platform/event-store';
import { isOf } from 'schemas/describe/events';
import { keyDecisionEvents, type KeyDecisionEvent } from 'schemas/mock-exams/keys/key-decision.events';

type DataOf<T extends KeyDecisionEvent['type']> = Extract<KeyDecisionEvent, { type: T }>['data'];

export interface WithdrawnProposal {
  readonly proposed: DataOf<'MockKeyChangeProposed'>;
  readonly withdrawn: DataOf<'MockKeyProposalWithdrawn'>;
}

const isOfKeys = isOf(keyDecisionEvents);

/** What was proposed of the keys of a paper and taken away, or refused: the keys themselves do not remember it, their stream does. */
export async function withdrawnProposals(
  paperHash: string,
  store: Pick<EventStore, 'readStream'>,
): Promise<WithdrawnProposal[]> {
  const stored = await store.readStream(streamOf('examkey', paperHash));
  const events = stored.map(({ type, data }) => ({ type, data })).filter(isOfKeys);
  const proposed = new Map(
    events.flatMap((event) =>
      event.type === 'MockKeyChangeProposed' ? [[event.data.proposalId, event.data] as const] : [],
    ),
  );
  return events.flatMap((event) => {
    if (event.type !== 'MockKeyProposalWithdrawn') return [];
    const known = proposed.get(event.data.proposalId);
    return known ? [{ proposed: known, withdrawn: event.data }] : [];
  });
}
