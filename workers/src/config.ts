import { address, ConfigurationError, derivedKeys, signingKey, text, wholeNumber } from 'platform/config';
import { serviceFields } from 'platform/service';
import { Maybe } from 'schemas/describe/events';
import { contactsApi } from './marketing/contacts-api';
import type { ListProvider } from './marketing/list-provider';
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
  /** Who keeps the mailing list beside us; nobody does unless all four are set. */
  mailingProviderName: Maybe(text()),
  mailingProviderUrl: Maybe(address('http', 'https')),
  mailingProviderKey: Maybe(text()),
  mailingProviderList: Maybe(wholeNumber({ from: 1, to: 2_147_483_647 })),
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

interface MailingSettings {
  readonly mailingProviderName?: string | undefined;
  readonly mailingProviderUrl?: string | undefined;
  readonly mailingProviderKey?: string | undefined;
  readonly mailingProviderList?: number | undefined;
}

/**
 * Who keeps the mailing list beside us; undefined where nothing is configured.
 * @throws ConfigurationError where it is configured by halves, or addresses would go over the network for all to read
 */
export function listProviderOf(settings: MailingSettings): ListProvider | undefined {
  const { mailingProviderName: name, mailingProviderUrl: url } = settings;
  const { mailingProviderKey: key, mailingProviderList: list } = settings;
  if ([url, key, list].every((one) => one === undefined)) return undefined;
  if (name === undefined || url === undefined || key === undefined || list === undefined)
    throw new ConfigurationError([
      'MAILING_PROVIDER_NAME, MAILING_PROVIDER_URL, MAILING_PROVIDER_KEY and MAILING_PROVIDER_LIST are set together',
    ]);
  if (!isSafe(url))
    throw new ConfigurationError(['MAILING_PROVIDER_URL must begin with https:// unless it is this machine']);
  return contactsApi({ url: url.replace(/\/$/, ''), key, list, name });
}

const isSafe = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
};
