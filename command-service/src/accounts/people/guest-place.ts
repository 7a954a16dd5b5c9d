import type { AddressNames } from 'platform/crypto';
import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { CommandTools } from 'platform/http';
import type { GuestPlaceEvent } from 'schemas/accounts/people/guest-place.events';
import { nameForSignUp } from '../signing-in/login-names';
import { guest } from './guest.decider';

type Held = Extract<GuestPlaceEvent, { type: 'GuestPlaceHeld' }>['data'];

interface HoldPlace {
  readonly type: 'HoldPlace';
  readonly data: Held;
  /** The invitation that was found to be over, if there was one: another may have come in the meantime. */
  readonly insteadOf: string | undefined;
}

export const guestPlace = decider({ category: 'guestplace', initial: null as Held | null, decide, evolve });

function decide({ data, insteadOf }: HoldPlace, held: Held | null): Decision<GuestPlaceEvent, 'GuestInvitedAlready'> {
  if (held?.invitationId === data.invitationId) return accept();
  return held?.invitationId === insteadOf ? accept({ type: 'GuestPlaceHeld', data }) : refuse('GuestInvitedAlready');
}

function evolve(_: Held | null, { data }: GuestPlaceEvent): Held {
  return data;
}

/** Who died between the place and the invitation holds up nobody for longer: no call takes that time. */
const BETWEEN_THE_TWO_MS = 60_000;

interface Wanted {
  readonly email: string;
  readonly invitationId: string;
  readonly accountId: string;
  readonly expiresAt: string;
}

type Tools = CommandTools & { refuse(code: 'GuestInvitedAlready'): never };

/**
 * Holds the address for an invitation, before that is written: of many at once one has it, and the others are refused for
 * as long as that one is open. A repeat finds it held by itself.
 */
export async function holdPlace({ email, ...wanted }: Wanted, tools: Tools, names: AddressNames): Promise<void> {
  const { accountId } = wanted;
  const known = await names.find(tools.hashed(email));
  const emailHash = known ?? (await nameForSignUp(email, accountId, { names, tools }));
  const before = await tools.read(guestPlace, emailHash);
  const isOwn = before?.invitationId === wanted.invitationId;
  if (before !== null && !isOwn && (await isOpen(before, tools))) return tools.refuse('GuestInvitedAlready');
  const data = { emailHash, ...wanted, heldAt: tools.now };
  try {
    await tools.handle(guestPlace, emailHash, { type: 'HoldPlace', data, insteadOf: before?.invitationId });
  } finally {
    // The name goes with whoever has the place, also where it was made for one of those who came too late.
    const { accountId: holder } = (await tools.read(guestPlace, emailHash)) ?? wanted;
    await nameForSignUp(email, holder, { names, tools });
  }
}

async function isOpen({ invitationId, heldAt }: Held, { read, now }: Pick<Tools, 'read' | 'now'>): Promise<boolean> {
  const known = await read(guest, invitationId);
  if (known === null) return Date.parse(now) - Date.parse(heldAt) < BETWEEN_THE_TWO_MS;
  return known.stage === 'open' && known.expiresAt > now;
}
