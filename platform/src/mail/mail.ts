/** Mails: what they say, as small typed modules, and how they are sent. */
export { mailTemplate, rendered, type MailTemplate, type RenderedMail } from './mail-template';
export { letterMail } from './letter-mail';
export { openMailer, type Mailer, type MailerOptions, type MailMessage } from './mailer';
