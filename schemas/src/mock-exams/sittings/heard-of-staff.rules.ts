import type { SittingEvent } from './sitting.events';

/** What one device has told. */
interface OfDevice {
  readonly deviceId: string;
  /** Through which of what staff did; 0: of nothing. */
  readonly through: number;
  /** The messages that the child has put away on it. */
  readonly putAway: readonly string[];
}

/** What the devices of a sitting have told of what they heard of staff. */
export interface HeardOfStaff {
  readonly devices: readonly OfDevice[];
  /** How often it was written down. */
  readonly times: number;
}

export const nothingHeard: HeardOfStaff = { devices: [], times: 0 };

/** What one device has told so far. */
export const heardBy = ({ devices }: HeardOfStaff, deviceId: string): OfDevice =>
  devices.find((one) => one.deviceId === deviceId) ?? { deviceId, through: 0, putAway: [] };

/** Whether the child has put a message away, on whichever of their devices: they have read it. */
export const isPutAwayIn = ({ devices }: HeardOfStaff, messageId: string): boolean =>
  devices.some(({ putAway }) => putAway.includes(messageId));

/** What a child was told in the room, by whether they have put it away: each part in its order. */
export function byPutAway<M extends { readonly messageId: string }>(said: readonly M[], heard: HeardOfStaff) {
  const isRead = ({ messageId }: M): boolean => isPutAwayIn(heard, messageId);
  return { messages: said.filter((one) => !isRead(one)), messagesRead: said.filter(isRead) };
}

export type HeardEvent = Extract<SittingEvent, { type: 'MockRoomHeard' | 'MockMessagePutAway' }>;

export function heardAfter(heard: HeardOfStaff, { type, data }: HeardEvent): HeardOfStaff {
  const { deviceId } = data;
  const known = heardBy(heard, deviceId);
  const told: OfDevice =
    type === 'MockRoomHeard'
      ? { ...known, through: Math.max(known.through, data.through) }
      : { ...known, putAway: [...known.putAway, data.messageId] };
  const others = heard.devices.filter((one) => one.deviceId !== deviceId);
  return { devices: [...others, told], times: heard.times + 1 };
}
