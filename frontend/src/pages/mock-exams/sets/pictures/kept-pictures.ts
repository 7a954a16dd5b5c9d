import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { getMockExamImage } from 'schemas/mock-exams/sets/pictures.contract';
import { callForFile } from '../../../../client/call';

/** The addresses of pictures that are kept by their hashes: fetched with the token, which an image of the page does not carry. */
export function useKeptPictures(hashes: readonly string[]): (hash: string) => string | undefined {
  const { data: files } = useSWRImmutable<readonly Fetched[], unknown>(
    hashes.length === 0 ? null : ['kept-pictures', ...hashes],
    () => Promise.all(hashes.map(fetched)),
  );
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (files === undefined) return undefined;
    const made = new Map(files.map(({ hash, file }) => [hash, URL.createObjectURL(file)]));
    setAddresses(made);
    return () => {
      made.forEach((address) => URL.revokeObjectURL(address));
      setAddresses(new Map());
    };
  }, [files]);
  return (hash) => addresses.get(hash);
}

interface Fetched {
  readonly hash: string;
  readonly file: Blob;
}

const fetched = async (hash: string): Promise<Fetched> => ({
  hash,
  file: await callForFile(getMockExamImage, { hash }),
});
