import { address, ConfigurationError, derivedKeys, signingKey, text } from 'platform/config';
import { serviceFields } from 'platform/service';
import { Maybe } from 'schemas/describe/events';
import { conversionsApi } from './advertising/conversions-api';
import type { ConversionReceiver } from './advertising/receiver';

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
  /** Where it is passed on that a parent who agrees to it signed up or went to pay; nothing is unless all three are set. */
  advertiserName: Maybe(text()),
  advertisingUrl: Maybe(address('http', 'https')),
  advertisingToken: Maybe(text()),
};

interface AdvertisingSettings {
  readonly advertiserName?: string | undefined;
  readonly advertisingUrl?: string | undefined;
  readonly advertisingToken?: string | undefined;
}

/**
 * Where we advertise; undefined where nothing is configured.
 * @throws ConfigurationError where it is configured by halves, or what is passed on would go over the network for all to read
 */
export function conversionReceiverOf(settings: AdvertisingSettings): ConversionReceiver | undefined {
  const { advertiserName: name, advertisingUrl: url, advertisingToken: token } = settings;
  // The name alone is the gateway's as well, and says nothing yet.
  if (url === undefined && token === undefined) return undefined;
  if (name === undefined || url === undefined || token === undefined)
    throw new ConfigurationError(['ADVERTISER_NAME, ADVERTISING_URL and ADVERTISING_TOKEN are set together']);
  if (!isSafe(url))
    throw new ConfigurationError(['ADVERTISING_URL must begin with https:// unless it is this machine']);
  return conversionsApi({ url, token, name });
}

const isSafe = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
};
