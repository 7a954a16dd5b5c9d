import type { ReplyOf } from 'schemas/describe/contract';
import { askErasure, cancelErasure, getErasureCertificate } from 'schemas/privacy/erasure.contract';
import { askCopy, fetchCopy, getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { callForFile } from '../../client/call';
import { useCommand, useQuery } from '../../client/contract';
import { useOneAtATime } from '../../client/one-at-a-time';
import { saveFile } from '../../client/files/save-file';

export type MyPrivacy = ReplyOf<typeof getMyPrivacy>;
export type Kept = MyPrivacy['account'][number];
export type Child = MyPrivacy['children'][number];
export type Copy = MyPrivacy['copies'][number];
export type Erasure = MyPrivacy['erasures'][number];
export type CertificateReply = ReplyOf<typeof getErasureCertificate>;

export const useMyPrivacy = () => useQuery(getMyPrivacy, {});
export const useCertificate = (reference: string) =>
  useQuery(getErasureCertificate, reference === '' ? undefined : { reference });
export const useAskCopy = () => useCommand(askCopy);
export const useAskErasure = () => useCommand(askErasure);
export const useCancelErasure = () => useCommand(cancelErasure);

/** Fetches a copy and hands it to the browser. A link could not: it carries no token. */
export function useFetchCopy() {
  const { run, busy, problem } = useOneAtATime();
  const fetchOne = (copyId: string) =>
    run(async () => saveFile('what-we-keep.zip', await callForFile(fetchCopy, { copyId })));
  return { fetchOne, busy, problem };
}
