import { address, flag, oneOf, readConfig, text, wholeNumber, type Environment } from 'platform/config';
import { Maybe } from 'schemas/describe/events';

const service = () => address('http', 'https');

const fields = {
  host: text('0.0.0.0'),
  port: wholeNumber({ from: 1, to: 65_535, otherwise: 8080 }),
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
  /** The inbox of the embedded mode; without it nothing is served under /mail. */
  mailCatcherUrl: Maybe(service()),
  tlsCertificateFile: Maybe(text()),
  tlsKeyFile: Maybe(text()),
  /** Whether a load balancer stands before the gateway, whose `X-Forwarded-For` and `-Proto` may be believed. */
  behindProxy: flag(false),
  logLevel: oneOf(['debug', 'info', 'warn', 'error'], 'info'),
};

export type GatewayConfig = ReturnType<typeof gatewayConfig>;

export const gatewayConfig = (environment: Environment) => readConfig(fields, environment);
