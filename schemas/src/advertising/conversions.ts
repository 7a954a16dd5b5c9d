/**
 * What a parent does that may be passed on to where we advertise, in the words of the receivers. A child does none of
 * these, and nothing else can be named in an event, a job or a message.
 */
export const conversions = ['Lead', 'InitiateCheckout'] as const;
export type Conversion = (typeof conversions)[number];

/** Of the words below: whoever changes them gives them another. */
export const ADVERTISING_TEXT = '2026-11.1';

/** What a parent is asked, and what they have agreed to; `{receiver}` is the name of whom it is passed on to. */
export const ADVERTISING_WORDS =
  'You may tell {receiver}, where we advertise, that I have signed up or gone to pay. It gets my e-mail address and name as a hash: a code that can be compared, and not read. Never anything about a child.';

/** What is passed on, in words. */
export const passedFields = ['e-mail address', 'first name', 'last name'] as const;
