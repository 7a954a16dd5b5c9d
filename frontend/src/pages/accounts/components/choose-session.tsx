import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { examDay } from '../../../parts/exam-date';
import { PageHeading } from '../../../parts/page/page-heading';
import { usePrices } from '../../../parts/prices/use-prices';
import type { SoldExam } from '../api';
import type { Product } from '../products';
import { Door, ShutDoor } from './door';

interface ChooseSessionProps {
  readonly product: Product;
  /** The list, or what stands while it comes: the words above it have their place already. */
  readonly children: ReactNode;
}

/** Which mock exam it is to be. */
export function ChooseSession({ product, children }: ChooseSessionProps) {
  const prices = usePrices();
  return (
    <div className="auth">
      <div>
        <PageHeading title={`Sign up: ${product.title}`} place="choose a date">
          {product.title}
        </PageHeading>
        <p className="soft">{product.price(prices)}. Which one is it to be? All times are in London.</p>
      </div>
      <p>
        Have an account already? <Link to="/auth/individual-login">Log in</Link>
      </p>
      <div className="sold-sessions">{children}</div>
    </div>
  );
}

export const whyFull =
  'Every place is taken, or held for somebody who is paying; one that is not paid for is free again within the hour.';

interface SoldSessionsProps {
  readonly productId: number;
  readonly exams: readonly SoldExam[];
  /** The address names one that is not among them. */
  readonly isUnknown: boolean;
}

/** Those that are sold one by one. Where somebody came from goes along. */
export function SoldSessions({ productId, exams, isUnknown }: SoldSessionsProps) {
  const { search } = useLocation();
  return (
    <>
      {isUnknown && (
        <p className="notice" role="status">
          This mock exam has begun, was called off, or is not sold by itself.
          {exams.length > 0 && ' These are the ones there are.'}
        </p>
      )}
      {exams.length === 0 ? (
        <p>
          No mock exam is planned at the moment that is sold by itself.{' '}
          <Link to="/11plus-mock-exams">Have us write to you when one is.</Link>
        </p>
      ) : (
        <div className="doors">
          {exams.map(({ mockexamSessionId: id, mockExamDate, mockExamTime, isFull }) =>
            isFull ? (
              <ShutDoor key={id} title={examDay(mockExamDate, mockExamTime)} words={`Sold out. ${whyFull}`} />
            ) : (
              <Door
                key={id}
                to={`/auth/register/${productId}/${id}${search}`}
                title={examDay(mockExamDate, mockExamTime)}
                words="Two papers, sat live at home"
              />
            ),
          )}
        </div>
      )}
    </>
  );
}
