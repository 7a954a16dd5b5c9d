import { useRef } from 'react';
import { products } from 'schemas/payments/products';
import { useCameFrom } from '../../parts/came-from';
import { agreedWith } from '../../parts/advertising/advertising-tick';
import { leaving } from '../../parts/prices/leaving';
import { useCheckoutSession } from './api';
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

/** What is bought: a product and, of a single mock exam, which. */
export type Wanted = Pick<Product, 'productId'> & { readonly mockExamSessionId?: string };

/** A code is for the first month of a plan, which a single mock exam has not. */
export const takesCode = ({ productId }: Wanted): boolean => products[productId].isMonthly;

/** What was left open is left out. */
function askedBy(parent: Parent, child: Child, wanted: Wanted) {
  // One that was typed for something else is kept with the form.
  const code = takesCode(wanted) ? child.discountCode.trim() : '';
  return {
    parentFirstName: parent.firstName.trim(),
    parentLastName: parent.lastName.trim(),
    parentEmail: parent.email.trim(),
    password: child.password,
    studentName: child.studentName.trim(),
    acceptedTerms: true,
    ...(child.dateOfBirth !== '' && { studentDob: child.dateOfBirth }),
    ...(code !== '' && { discountCode: code }),
    ...agreedWith(child.receiver),
  };
}

/** Keeps what was said, and leads to the page where it is paid for. */
export function useRegistration(wanted: Wanted) {
  const { productId, mockExamSessionId } = wanted;
  const { run: ask, busy, problem } = useCheckoutSession();
  const source = useCameFrom();
  // A second press between the reply and what the page makes of it is no second registration.
  const isOver = useRef(false);

  const run = async (parent: Parent, child: Child): Promise<void> => {
    if (isOver.current) return;
    const reply = await ask({
      ...askedBy(parent, child, wanted),
      productId,
      ...(mockExamSessionId !== undefined && { mockExamSessionId }),
      ...(source !== undefined && { source }),
    });
    if (!reply) return;
    isOver.current = true;
    leaving.to(reply.url);
  };

  return { run, busy, problem };
}
