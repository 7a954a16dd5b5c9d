import { oneOf, readConfig, text, wholeNumber, type Environment } from 'platform/config';

const port = (otherwise: number) => wholeNumber({ from: 1, to: 65_535, otherwise });

const fields = {
  host: text('127.0.0.1'),
  /** The inbox. */
  port: port(8025),
  smtpPort: port(1025),
  mailDir: text('.data/mail'),
  logLevel: oneOf(['debug', 'info', 'warn', 'error'], 'info'),
};

export const mailCatcherConfig = (environment: Environment) => readConfig(fields, environment);
