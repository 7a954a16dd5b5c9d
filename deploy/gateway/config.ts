import {
  address,
  ConfigurationError,
  flag,
  oneOf,
  readConfig,
  text,
  wholeNumber,
  type Environment,
} from 'platform/config';
import { Maybe } from 'schemas/describe/events';

const service = () => address('http', 'https');

const fields = {
  host: text('0.0.0.0'),
  port: wholeNumber({ from: 1, to: 65_535, otherwise: 8080 }),
  /** Where whoever looks after the process asks on this machine whether it lives, apart from all visitors; none unless told. */
  healthPort: Maybe(wholeNumber({ from: 1, to: 65_535 })),
  /** Where a keeper on another machine asks, the address that it asks at. */
  healthHost: text('127.0.0.1'),
  /** What people type. Under another name than its host nothing is answered. */
  publicUrl: address('http', 'https'),
  /** Further names of hosts under which visitors come, parted by commas. */
  otherHosts: Maybe(text()),
  commandUrl: service(),
  queryUrl: service(),
  workersUrl: service(),
  projectorsUrl: service(),
  /** The built client. */
  clientDir: text(),
  /** What serves the client while it is being worked on, in place of the built one; for the embedded mode. */
  clientUrl: Maybe(service()),
  embedded: flag(false),
  /** The inbox of the embedded mode; without it nothing is served under /mail. */
  mailCatcherUrl: Maybe(service()),
  /** The pages that stand in for Stripe's in the embedded mode; without it nothing is served under /stripe. */
  stripeStandInUrl: Maybe(service()),
  tlsCertificateFile: Maybe(text()),
  tlsKeyFile: Maybe(text()),
  /** Whether a load balancer stands before the gateway, whose `X-Forwarded-For` and `-Proto` may be believed. */
  behindProxy: flag(false),
  /** Who runs the site, for its terms and its privacy page: the company's or the person's name … */
  operatorName: Maybe(text()),
  /** … where they are to be reached by post, on one line … */
  operatorAddress: Maybe(text()),
  /** … and by mail, … */
  operatorEmail: Maybe(text()),
  /** … and their number in the register of the Information Commissioner's Office. */
  operatorRegistration: Maybe(text()),
  /** Where we advertise, as parents are told it: the workers have the same, and pass nothing on that names another. */
  advertiserName: Maybe(text()),
  /** Who keeps the mailing list beside us, as subscribers are told it. */
  mailingProviderName: Maybe(text()),
  /** Where a consultation can be booked; without it nothing offers one. */
  consultationUrl: Maybe(address('http', 'https')),
  logLevel: oneOf(['debug', 'info', 'warn', 'error'], 'info'),
};

export type GatewayConfig = ReturnType<typeof gatewayConfig>;

export function gatewayConfig(environment: Environment) {
  const config = readConfig(fields, environment);
  if (config.clientUrl === undefined || config.embedded) return config;
  throw new ConfigurationError(['CLIENT_URL is for working on the client: only with EMBEDDED=true']);
}
