import { useEffect, useState } from 'react';

/** The name of whom we may tell something of somebody; undefined until it is known, and where there is nobody to tell. */
export function useToldOutside(who: 'advertiser' | 'mailingProvider'): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    fetch('/operator.json', { signal: ended.signal })
      .then(async (reply) => {
        const told = (await reply.json()) as Readonly<Partial<Record<typeof who, string | null>>>;
        setName(told[who] ?? undefined);
      })
      // Nobody is asked then, and nothing is passed on of whoever was not asked.
      .catch(() => undefined);
    return () => ended.abort();
  }, [who]);
  return name;
}
