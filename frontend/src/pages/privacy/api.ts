import { useState } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import { askErasure, cancelErasure, getErasureCertificate } from 'schemas/privacy/erasure.contract';
import { askCopy, fetchCopy, getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { callForFile } from '../../client/call';
import { useCommand, useQuery } from '../../client/contract';
import { Problem } from '../../client/problem';

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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const fetchOne = async (copyId: string) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      save(await callForFile(fetchCopy, { copyId }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { fetchOne, busy, problem };
}

/** In milliseconds: browsers read the file some time after the link was followed. */
const LONG_ENOUGH = 60_000;

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: 'what-we-keep.zip' }).click();
  setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH);
}
