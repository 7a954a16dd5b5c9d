import { address, text } from 'platform/config';
import { serviceFields } from 'platform/service';
import { Maybe } from 'schemas/describe/events';

/** The environment of the workers. */
export const config = {
  ...serviceFields(8084),
  /** Queues on Redis; on the database where it is not set. */
  redisUrl: Maybe(address('redis', 'rediss')),
  /** Where commands go: what a job learns that matters goes back to the log. */
  commandUrl: address('http', 'https'),
  /** Where people reach the client; links in mails begin with it. */
  publicUrl: address('http', 'https'),
  smtpUrl: address('smtp', 'smtps'),
  mailFrom: text('Fieldfare <post@fieldfare.example>'),
};
