import { useRef } from 'react';
import { useCameFrom } from '../../parts/came-from';
import { agreedWith } from '../../parts/advertising/advertising-tick';
import { leaving } from '../../parts/prices/leaving';
import { useCheckoutSession, useFreeAccount } from './api';
import type { Product } from './products';

interface Parent {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface Child {
  readonly studentName: string;
  readonly dateOfBirth: string;
  readonly password: string;
  readonly discountCode: string;
  /** Whom we may tell, of those with whom we advertise; empty for nobody. */
  readonly receiver: string;
}

/** What both calls say; what was left open is left out. */
function saidBy(parent: Parent, child: Child, source: string | undefined) {
  return {
    parentFirstName: parent.firstName.trim(),
    parentLastName: parent.lastName.trim(),
    parentEmail: parent.email.trim(),
    password: child.password,
    ...(source !== undefined && { source }),
    ...agreedWith(child.receiver),
  };
}

/** Makes a free account, or keeps what was said and leads to the page where it is paid for. */
export function useRegistration({ isSold, productId }: Product) {
  const free = useFreeAccount();
  const paid = useCheckoutSession();
  const source = useCameFrom();
  // A second press between the reply and what the page makes of it is no second registration.
  const isOver = useRef(false);

  const run = async (parent: Parent, child: Child): Promise<'made' | 'left' | 'refused'> => {
    const said = saidBy(parent, child, source);
    const { dateOfBirth } = child;
    if (isOver.current) return 'left';
    if (!isSold) {
      const childName = child.studentName.trim();
      const birthday = dateOfBirth === '' ? {} : { dateOfBirth };
      isOver.current = (await free.run({ ...said, childName, acceptTerms: true, ...birthday })) !== undefined;
      return isOver.current ? 'made' : 'refused';
    }
    const birthday = dateOfBirth === '' ? {} : { studentDob: dateOfBirth };
    const studentName = child.studentName.trim();
    const code = child.discountCode.trim();
    const discount = code === '' ? {} : { discountCode: code };
    const asked = { ...said, studentName, acceptedTerms: true, productId, ...birthday, ...discount } as const;
    const reply = await paid.run(asked);
    if (!reply) return 'refused';
    isOver.current = true;
    leaving.to(reply.url);
    return 'left';
  };

  return { run, busy: isSold ? paid.busy : free.busy, problem: isSold ? paid.problem : free.problem };
}
