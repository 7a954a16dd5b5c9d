import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { SecondFactorEvent } from 'schemas/accounts/second-factor/second-factor.events';

type DataOf<T extends SecondFactorEvent['type']> = Extract<SecondFactorEvent, { type: T }>['data'];
type OfAccount = Readonly<Record<'accountId', string>>;

export type SecondFactorCommand =
  | { type: 'OfferSecondFactor'; data: DataOf<'SecondFactorOffered'> }
  | { type: 'SetUpSecondFactor'; data: DataOf<'SecondFactorSetUp'>; at: string }
  /** A code that is right by the app's secret; whether it is still good is decided here. */
  | { type: 'UseSecondFactor'; data: DataOf<'SecondFactorUsed'> }
  | { type: 'UseRecoveryCode'; data: OfAccount & { readonly recoveryHash: string } }
  | { type: 'RemoveSecondFactor'; data: OfAccount & { readonly by: 'owner' | 'admin'; readonly reason?: string } };

interface Offered {
  readonly factorId: string;
  /** Null once its person has been erased. */
  readonly secret: string | null;
  readonly expiresAt: string;
}

export interface Standing {
  readonly factorId: string;
  readonly secret: string | null;
  /** The half minute of the newest code that was used: none of it or before it is good any more. */
  readonly step: number;
  /** The half minute of the code that it was set up by. */
  readonly setUpStep: number;
  /** Of the recovery codes that have not been used. */
  readonly recoveryHashes: readonly string[];
}

export interface SecondFactor {
  readonly offered: Offered | null;
  readonly standing: Standing | null;
}

const initial: SecondFactor = { offered: null, standing: null };

/**
 * What somebody has beside their password. That a code serves once is decided by the append to this stream: of two
 * log-ins that show the same code at once, at whatever instance, one is first.
 */
export const secondFactor = decider({ category: 'factor', initial, decide, evolve });

type Refusal = 'SecondCodeNotRight' | 'SecondFactorNotOffered' | 'SecondFactorNotThere' | 'SecondFactorStands';

function decide(
  command: SecondFactorCommand,
  { offered, standing }: SecondFactor,
): Decision<SecondFactorEvent, Refusal> {
  switch (command.type) {
    case 'OfferSecondFactor':
      return standing ? refuse('SecondFactorStands') : accept({ type: 'SecondFactorOffered', data: command.data });
    case 'SetUpSecondFactor':
      return standing ? refuse('SecondFactorStands') : setUp(command, offered);
    case 'UseSecondFactor':
      return use(command.data, standing);
    case 'UseRecoveryCode':
      return recover(command.data, standing);
    case 'RemoveSecondFactor':
      if (!standing) return refuse('SecondFactorNotThere');
      return accept({ type: 'SecondFactorRemoved', data: removal(command.data, standing) });
  }
}

type SettingUp = Extract<SecondFactorCommand, { type: 'SetUpSecondFactor' }>;

// The code was compared with one offer: a newer one, from another tab, has a secret of its own.
function setUp({ data, at }: SettingUp, offered: Offered | null): Decision<SecondFactorEvent, Refusal> {
  if (offered === null || offered.factorId !== data.factorId || at >= offered.expiresAt)
    return refuse('SecondFactorNotOffered');
  return accept({ type: 'SecondFactorSetUp', data });
}

function use(data: DataOf<'SecondFactorUsed'>, standing: Standing | null): Decision<SecondFactorEvent, Refusal> {
  const isGood = standing !== null && standing.factorId === data.factorId && data.step > standing.step;
  return isGood ? accept({ type: 'SecondFactorUsed', data }) : refuse('SecondCodeNotRight');
}

type Recovery = Extract<SecondFactorCommand, { type: 'UseRecoveryCode' }>['data'];

function recover(
  { accountId, recoveryHash }: Recovery,
  standing: Standing | null,
): Decision<SecondFactorEvent, Refusal> {
  if (!standing?.recoveryHashes.includes(recoveryHash)) return refuse('SecondCodeNotRight');
  const left = standing.recoveryHashes.length - 1;
  return accept({ type: 'RecoveryCodeUsed', data: { accountId, factorId: standing.factorId, recoveryHash, left } });
}

type Removal = Extract<SecondFactorCommand, { type: 'RemoveSecondFactor' }>['data'];

const removal = ({ accountId, by, reason }: Removal, { factorId }: Standing): DataOf<'SecondFactorRemoved'> => ({
  accountId,
  factorId,
  by,
  ...(reason !== undefined && { reason }),
});

function evolve(state: SecondFactor, event: SecondFactorEvent): SecondFactor {
  switch (event.type) {
    case 'SecondFactorOffered': {
      const { factorId, secret, expiresAt } = event.data;
      return { ...state, offered: { factorId, secret, expiresAt } };
    }
    case 'SecondFactorSetUp': {
      const { factorId, step, recoveryHashes } = event.data;
      const secret = state.offered?.secret ?? null;
      return { offered: null, standing: { factorId, secret, step, setUpStep: step, recoveryHashes } };
    }
    case 'SecondFactorUsed':
      return state.standing ? { ...state, standing: { ...state.standing, step: event.data.step } } : state;
    case 'RecoveryCodeUsed':
      return state.standing ? { ...state, standing: without(event.data.recoveryHash, state.standing) } : state;
    case 'SecondFactorRemoved':
      return initial;
  }
}

const without = (hash: string, standing: Standing): Standing => ({
  ...standing,
  recoveryHashes: standing.recoveryHashes.filter((other) => other !== hash),
});
