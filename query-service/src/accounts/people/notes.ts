import type { Caller } from 'platform/http';

/** Has it noted that somebody looks at the users, or takes a file of them, before they are shown anything. */
export type NoteUsersLook = (
  caller: Caller,
  look: {
    readonly stream: string;
    readonly shown: 'users' | 'users file' | 'account';
    readonly subjectId?: string;
    readonly reason?: string;
  },
) => Promise<void>;
