import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { AdvertisingEvent } from 'schemas/advertising/advertising.events';
import { ADVERTISING_TEXT } from 'schemas/advertising/conversions';

type DataOf<T extends AdvertisingEvent['type']> = Extract<AdvertisingEvent, { type: T }>['data'];

export type AdvertisingCommand =
  | { type: 'Agree'; data: DataOf<'AdvertisingAgreed'> }
  | { type: 'Withdraw'; data: DataOf<'AdvertisingWithdrawn'> }
  | { type: 'OpenConversion'; data: DataOf<'ConversionOpened'> }
  | { type: 'CloseConversion'; data: DataOf<'ConversionClosed'> };

interface Advertising {
  /** The receiver that was agreed to last; null once that was taken back; undefined where nothing was said since signing up. */
  readonly receiver: string | null | undefined;
  readonly textVersion: string | undefined;
  readonly changes: number;
  /** Of what was opened, whether it is closed. */
  readonly isClosed: Readonly<Record<string, boolean>>;
}

/** Whoever changes their mind more often than this is left with nothing agreed. */
const MOST_CHANGES = 200;
/** One of each kind on a day for years: a stream stays short all the same. */
const MOST_CONVERSIONS = 1_000;

const initial: Advertising = { receiver: undefined, textVersion: undefined, changes: 0, isClosed: {} };

export const advertising = decider({ category: 'advertising', initial, decide, evolve });

type Refusal = 'AdvertisingTextChanged' | 'AdvertisingChangedTooOften' | 'AdvertisingNotAgreed';

function decide({ type, data }: AdvertisingCommand, state: Advertising): Decision<AdvertisingEvent, Refusal> {
  switch (type) {
    case 'Agree': {
      if (data.textVersion !== ADVERTISING_TEXT) return refuse('AdvertisingTextChanged');
      if (state.receiver === data.receiver && state.textVersion === data.textVersion) return accept();
      return state.changes >= MOST_CHANGES
        ? refuse('AdvertisingChangedTooOften')
        : accept({ type: 'AdvertisingAgreed', data });
    }
    case 'Withdraw':
      return acceptUnless(state.receiver === null, { type: 'AdvertisingWithdrawn', data });
    case 'OpenConversion':
      if (!mayPassOn(state, data)) return refuse('AdvertisingNotAgreed');
      return acceptUnless(data.conversionId in state.isClosed, { type: 'ConversionOpened', data });
    case 'CloseConversion':
      return acceptUnless(state.isClosed[data.conversionId] !== false, { type: 'ConversionClosed', data });
  }
}

// What was told at the sign-up is not in this stream: the one who asks says it, and this stream has the last word.
function mayPassOn({ receiver, isClosed }: Advertising, data: DataOf<'ConversionOpened'>): boolean {
  const isAgreed = receiver === undefined || receiver === data.receiver;
  return isAgreed && isClosed[data.conversionId] !== true && Object.keys(isClosed).length < MOST_CONVERSIONS;
}

function evolve(state: Advertising, { type, data }: AdvertisingEvent): Advertising {
  switch (type) {
    case 'AdvertisingAgreed':
      return { ...state, receiver: data.receiver, textVersion: data.textVersion, changes: state.changes + 1 };
    case 'AdvertisingWithdrawn':
      return { ...state, receiver: null, textVersion: undefined, changes: state.changes + 1 };
    case 'ConversionOpened':
      return { ...state, isClosed: { ...state.isClosed, [data.conversionId]: false } };
    case 'ConversionClosed':
      return { ...state, isClosed: { ...state.isClosed, [data.conversionId]: true } };
  }
}
