import type { MailMessage } from '../mail/mail';
import type { JobOutcome } from './job-outcome';

/** Somebody as a job may need to address them, looked up when the job runs. */
export interface Person {
  readonly email: string;
  /** How they are greeted, where it is known. */
  readonly name: string | null;
}

/** What every job may use; a job that needs more says so in the type of its `services`. */
export interface JobServices {
  /** By the id of the data subject, whose data may have been erased in the meantime. */
  readonly person: (subjectId: string) => Promise<Person | 'erased'>;
  /** Sends one mail, with a Message-ID that is the same at each attempt of this job. */
  readonly mail: <V>(message: MailMessage<V>) => Promise<JobOutcome>;
  /** A link into the client that proves what it says, until it expires; it opens for its own path alone. */
  readonly signedLink: (link: SignedLink) => string;
  /** The client's address, without a slash at its end. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

export interface SignedLink {
  /** `/auth/change-password`; also the purpose of its token. */
  readonly path: string;
  readonly parts: readonly string[];
  readonly expiresAt: Date;
  /** Its token is the last part of the address, so that a program can post to it; it stands behind `?t=` unless told. */
  readonly inPath?: true;
}
