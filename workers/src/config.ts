import { address, derivedKeys, signingKey, text } from 'platform/config';
import { serviceFields } from 'platform/service';

/** The environment of the workers. */
export const config = {
  ...serviceFields(8084),
  /** Where commands go: what a job learns that matters goes back to the log. */
  commandUrl: address('http', 'https'),
  signingKey: signingKey(),
  /** Signs the links of mails; opens no personal data. */
  linkKeys: derivedKeys(),
  /** Where people reach the client; links in mails begin with it. */
  publicUrl: address('http', 'https'),
  smtpUrl: address('smtp', 'smtps'),
  mailFrom: text('Fieldfare <post@fieldfare.example>'),
};
