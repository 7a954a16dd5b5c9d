import { useEffect, useState, type ReactNode } from 'react';
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

/**
 * Who runs the site and how to reach them. Nothing is made up: what is not configured is said to be missing. The gateway
 * writes what is configured into the finished pages (`data-operator`), for whoever reads them without a script: what stands
 * there may differ from what is drawn first.
 */
export function WhoWeAre() {
  const { name, address, registration, email } = useOperator();
  const mail = email ?? supportEmail;
  return (
    <dl className="operator">
      <dt>Who runs {productName} here</dt>
      <Detail of="name">{name ?? missing}</Detail>
      <dt>Address</dt>
      <Detail of="address">{address ?? missing}</Detail>
      <dt>ICO registration</dt>
      <Detail of="registration">{registration ?? missing}</Detail>
      <dt>Mail</dt>
      <Detail of="email">
        <a href={`mailto:${mail}`} suppressHydrationWarning>
          {mail}
        </a>
      </Detail>
    </dl>
  );
}

const Detail = ({ of, children }: { readonly of: keyof Operator; readonly children: ReactNode }) => (
  <dd data-operator={of} suppressHydrationWarning>
    {children}
  </dd>
);

const missing = 'not filled in yet by whoever runs this site';
