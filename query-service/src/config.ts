import { address, oneOf, signingKey, tokenKeys, wholeNumber } from 'platform/config';
import { serviceFields } from 'platform/service';
import { Maybe } from 'schemas/describe/events';

/** The environment of the query service. */
export const config = {
  ...serviceFields(8082),
  /** Where what must be noted is sent: this service writes nothing itself. */
  commandUrl: address('http', 'https'),
  /** What it tells the command service is signed with a key of its own. */
  signingKey: signingKey(),
  tokenKeys: tokenKeys(),
  /** As the command service has it. */
  freeQuestionsADay: wholeNumber({ from: 1, to: 1_000, otherwise: 50 }),
  /** Whether staff need a second factor before anything else; not in the embedded mode unless told. */
  staffSecondFactor: Maybe(oneOf(['required', 'optional'])),
  callerCallsPerMinute: wholeNumber({ from: 1, to: 1_000_000, otherwise: 1_200 }),
  visitorCallsPerMinute: wholeNumber({ from: 1, to: 1_000_000, otherwise: 300 }),
};
