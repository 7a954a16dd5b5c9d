import { mailTemplate } from './mail-template';
import { blocksOf } from './plain-markdown';

/** A letter to a list: what somebody wrote, and at its foot how to leave. */
export const letterMail = mailTemplate<{ subject: string; body: string; leave: string }>({
  subject: ({ subject }) => subject,
  paragraphs: ({ body }) => blocksOf(body),
  leave: ({ leave }) => leave,
});
