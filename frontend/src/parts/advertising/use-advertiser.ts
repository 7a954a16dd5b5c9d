import { useEffect, useState } from 'react';

/** The name of whom parents may allow us to tell; undefined until it is known, and where there is nobody to tell. */
export function useAdvertiser(): string | undefined {
  const [advertiser, setAdvertiser] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    fetch('/operator.json', { signal: ended.signal })
      .then(async (reply) => {
        const { advertiser: name } = (await reply.json()) as { readonly advertiser?: string | null };
        setAdvertiser(name ?? undefined);
      })
      // Nobody is asked then, and nothing is passed on of whoever was not asked.
      .catch(() => undefined);
    return () => ended.abort();
  }, []);
  return advertiser;
}
