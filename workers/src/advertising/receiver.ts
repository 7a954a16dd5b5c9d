import type { Conversion } from 'schemas/advertising/conversions';

/** What is passed on: a parent's address and name and what they did, and no field in which anything of a child could stand. */
export interface PassedOn {
  /** The same whenever this is passed on again: a receiver takes it once. */
  readonly conversionId: string;
  readonly conversion: Conversion;
  readonly happenedAt: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Where we advertise. */
export interface ConversionReceiver {
  /** As parents are told it; they agree to nobody else. */
  readonly name: string;
  /**
   * Passes something on, hashed as this receiver wants it; `refused` where it does not want it and never will.
   * @throws where it is away, slow, busy, or does not know us: to be tried again
   */
  receive(passed: PassedOn): Promise<'taken' | 'refused'>;
}
