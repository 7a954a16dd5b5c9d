import { useEffect, useState } from 'react';
import { productName, supportEmail } from '../../look/product';

/** As the gateway tells them; what its operator has not filled in is null. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
  /** In the register of the Information Commissioner's Office. */
  readonly registration: string | null;
}

const nobody: Operator = { name: null, address: null, email: null, registration: null };

function useOperator(): Operator {
  const [operator, setOperator] = useState(nobody);
  useEffect(() => {
    const ended = new AbortController();
    fetch('/operator.json', { signal: ended.signal })
      .then(async (reply) => setOperator((await reply.json()) as Operator))
      // Without it the page still says all the rest, and where to write to.
      .catch(() => undefined);
    return () => ended.abort();
  }, []);
  return operator;
}

/** Who runs the site and how to reach them. Nothing is made up: what is not configured is said to be missing. */
export function WhoWeAre() {
  const { name, address, registration, email } = useOperator();
  return (
    <dl className="operator">
      <dt>Who runs {productName} here</dt>
      <dd>{name ?? missing}</dd>
      <dt>Address</dt>
      <dd>{address ?? missing}</dd>
      <dt>ICO registration</dt>
      <dd>{registration ?? missing}</dd>
      <dt>Mail</dt>
      <dd>
        <a href={`mailto:${email ?? supportEmail}`}>{email ?? supportEmail}</a>
      </dd>
    </dl>
  );
}

const missing = 'not filled in yet by whoever runs this site';
