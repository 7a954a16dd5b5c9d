import { address, monthDay, oneOf, secret, signingKey, text, tokenKeys, wholeNumber } from 'platform/config';
import { serviceFields } from 'platform/service';
import { Maybe } from 'schemas/describe/events';

/** What the demo world needs, too. */
export const dataFields = {
  ...serviceFields(8081),
  /** Seals and opens personal data; keys of links, cookies and blind indexes are derived from it. No other program has it. */
  masterKeys: secret(),
};

/** The environment of the command service. */
export const config = {
  ...dataFields,
  /** Signs for everybody who logs in: no other program has it. */
  signingKey: signingKey(),
  tokenKeys: tokenKeys(),
  /** Month and day until which what is for one mock exam lasts, London time; the next one after the exam. */
  oneOffLastDay: Maybe(monthDay()),
  /** Questions a day, and days, of a free account. */
  freeQuestionsADay: wholeNumber({ from: 1, to: 1_000, otherwise: 50 }),
  freeTrialDays: wholeNumber({ from: 1, to: 365, otherwise: 30 }),
  visitorCallsPerMinute: wholeNumber({ from: 1, to: 1_000_000, otherwise: 600 }),
  /** Takes the money; without it nothing can be bought. */
  stripeSecretKey: Maybe(text()),
  /** By which Stripe's own webhooks are known. */
  stripeWebhookSecret: Maybe(text()),
  /** Where Stripe answers; its own address unless told. */
  stripeUrl: Maybe(address('http', 'https')),
  /** Where people reach the client: whoever has paid comes back there. */
  publicUrl: Maybe(address('http', 'https')),
  /** Whether staff need a second factor before anything else; not in the embedded mode unless told. */
  staffSecondFactor: Maybe(oneOf(['required', 'optional'])),
  callerCallsPerMinute: wholeNumber({ from: 1, to: 1_000_000, otherwise: 1_200 }),
};
