import { products } from 'schemas/payments/products';
import { day, moment } from '../../../parts/dates';
import type { Exam } from './api';
import { ClaimExam } from './claim-plan';
import { forWhom, type Whose } from './whose';

interface BoughtExamProps {
  readonly exam: Exam;
  readonly whose: Whose;
  readonly onAsked: () => void;
}

/** A mock exam that was bought alone: which one, whose, and how long it is theirs. */
export function BoughtExam({ exam: { learnerId, startsAt, until, claimId }, whose, onAsked }: BoughtExamProps) {
  return (
    <>
      <p>
        <b>
          {startsAt === undefined ? products[3].name : `Mock exam on ${moment(startsAt)}`}
          {forWhom(whose, learnerId)}
        </b>
        : yours until {lastDay(until)}.
      </p>
      {claimId !== undefined && <ClaimExam claimId={claimId} onAsked={onAsked} />}
    </>
  );
}

/** An end is exclusive: the day before it is the last. */
const lastDay = (until: string) => day(Date.parse(until) - 1);
