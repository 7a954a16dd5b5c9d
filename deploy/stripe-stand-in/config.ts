import { address, oneOf, readConfig, text, wholeNumber, type Environment } from 'platform/config';

const fields = {
  host: text('127.0.0.1'),
  port: wholeNumber({ from: 1, to: 65_535, otherwise: 8026 }),
  stripeDir: text('.data/stripe'),
  /** Where people reach its pages, under /stripe. */
  publicUrl: address('http', 'https'),
  /** Whom it tells of what happens. */
  webhookUrl: address('http', 'https'),
  stripeSecretKey: text(),
  stripeWebhookSecret: text(),
  logLevel: oneOf(['debug', 'info', 'warn', 'error'], 'info'),
};

export const standInConfig = (environment: Environment) => readConfig(fields, environment);
