import { streamOf, type EventStore } from 'platform/event-store';
import type { KeyDecisionEvent } from 'schemas/mock-exams/keys/key-decision.events';

type DataOf<T extends KeyDecisionEvent['type']> = Extract<KeyDecisionEvent, { type: T }>['data'];

export interface WithdrawnProposal {
  readonly proposed: DataOf<'MockKeyChangeProposed'>;
  readonly withdrawn: DataOf<'MockKeyProposalWithdrawn'>;
}

/** What was proposed of the keys of a paper and taken away, or refused: the keys themselves do not remember it, their stream does. */
export async function withdrawnProposals(
  paperHash: string,
  store: Pick<EventStore, 'readStream'>,
): Promise<WithdrawnProposal[]> {
  // What stands in the log was checked against its schema as it was written.
  const events = (await store.readStream(streamOf('examkey', paperHash))) as unknown as KeyDecisionEvent[];
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
