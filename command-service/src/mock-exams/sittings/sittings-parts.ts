import type { BlobStore } from 'platform/blobs';
import type { MasterKeys } from 'platform/crypto';
import type { CommandTools } from 'platform/http';
import type { LastHeard } from 'platform/last-heard';
import type { ArrangedParts } from './arranged';

/** A child's seat in a session that they have booked and still have the right to sit. */
export interface SittersSeat {
  readonly familyId: string;
}

export interface SittingsParts extends ArrangedParts {
  /** The seat of the child who is signed in; null where they have none, or no right to it any more. The feature `rights` knows. */
  readonly seatOf: (
    session: { readonly sessionId: string; readonly startsAt: string },
    tools: CommandTools,
  ) => Promise<SittersSeat | null>;
  /** When each device was heard of last. */
  readonly heard: LastHeard;
  /** Where the pictures of papers are kept. */
  readonly blobs: Pick<BlobStore, 'get'>;
  /** The keys of sealed papers are derived from them: none is kept. */
  readonly keys: Pick<MasterKeys, 'derive'>;
}
