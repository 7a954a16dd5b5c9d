import { useState } from 'react';
import { device, keptJson } from '../../../client/device-store';
import { session } from '../../../client/session';
import type { Draft } from './api';

type Words = Pick<Draft, 'subject' | 'body'>;

const ofWriter = () => keptJson<Draft>(device, `draft.letter.${session.own()?.email ?? 'nobody'}`);

/** The letter that somebody writes at here and has not kept yet: on this device, through reloads and the end of a session. */
export const writtenHere = (): Draft | undefined => ofWriter().read();

/** Puts away what is not kept, once somebody has said so. */
export const dropWritten = () => ofWriter().forget();

/** The words of a letter as they are typed. */
export function useWords(draft: Draft) {
  const [words, setWords] = useState<Words>(() => {
    const written = writtenHere();
    return written?.letterId === draft.letterId ? written : draft;
  });
  const change = (next: Partial<Words>) => {
    const after = Object.assign({}, words, next);
    setWords(after);
    const { letterId, version } = draft;
    ofWriter().write({ letterId, version, subject: after.subject, body: after.body });
  };
  return {
    subject: words.subject,
    body: words.body,
    setSubject: (subject: string) => change({ subject }),
    setBody: (body: string) => change({ body }),
    forget: dropWritten,
  };
}
