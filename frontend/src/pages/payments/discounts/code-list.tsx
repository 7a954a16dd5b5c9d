import { moment } from '../../../parts/dates';
import { pounds } from '../../../parts/prices/use-prices';
import type { DiscountCode } from './api';

interface CodeListProps {
  readonly codes: readonly DiscountCode[];
  readonly hasMore: boolean;
  readonly onEnd: (code: DiscountCode) => void;
}

export function takesOff({ percentOff, penceOff }: DiscountCode): string {
  if (percentOff !== undefined) return `${percentOff}% off`;
  return penceOff === undefined ? 'something that only Stripe knows' : `${pounds(penceOff)} off`;
}

function used({ timesRedeemed, mostRedeemed }: DiscountCode): string {
  const times = timesRedeemed === 1 ? 'used once' : `used ${timesRedeemed} times`;
  return mostRedeemed === undefined ? times : `${times}, of ${mostRedeemed} at most`;
}

function standing({ isActive, endsAt }: DiscountCode): string {
  if (endsAt === undefined) return isActive ? 'In use.' : 'Ended.';
  return isActive ? `In use, until ${moment(endsAt)}.` : `Ended; made to last until ${moment(endsAt)}.`;
}

const inUseFirst = (codes: readonly DiscountCode[]) =>
  codes.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));

/** Those in use first, of either the newest; one in use can be ended. */
export function CodeList({ codes, hasMore, onEnd }: CodeListProps) {
  if (codes.length === 0) return <p>There is no discount code yet.</p>;
  return (
    <>
      <ul className="refund-rows">
        {inUseFirst(codes).map((code) => (
          <li key={code.discountId}>
            <span>
              <b>{code.code}</b>: {takesOff(code)}, {used(code)}. <span className="soft">{standing(code)}</span>
            </span>
            {code.isActive && (
              <button type="button" className="btn low pale" onClick={() => onEnd(code)}>
                End it… <span className="read-aloud">{code.code}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {hasMore && <p className="soft">Older ones are shown at Stripe.</p>}
    </>
  );
}
