/** Somebody who did something, as the server names them to staff. */
interface Actor {
  readonly id: string;
  readonly email: string | null;
}

/** Those that are no person's, in words. */
const ours: Readonly<Record<string, string>> = {
  // Whoever signs up, and what Stripe tells, is signed in as nobody.
  visitor: 'somebody who was not logged in',
  'demo-world': 'the demo world',
  operator: 'whoever runs the system',
  workers: 'the system',
  'query-service': 'the system',
};

/** An address, or what can be said where there is none. */
export const whoIs = ({ id, email }: Actor): string => email ?? ours[id] ?? `somebody whose account is gone (${id})`;
