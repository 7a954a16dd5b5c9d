import { useEffect, useState } from 'react';
import { useSession } from '../../client/session';
import { day, time } from '../../parts/dates';
import { useSite, type Promotion } from '../../parts/site';

/** The promotion, to visitors alone: until it ends, or is put away. It lies over the foot of the window, so that nothing moves. */
export function PromotionBar() {
  const { promotion } = useSite();
  const isSignedIn = useSession() !== undefined;
  const [hidden, setHidden] = useState(false);
  if (!promotion || isSignedIn || hidden || wasPutAway(promotion)) return null;
  const putAway = () => {
    document.cookie = `${cookie}=${encodeURIComponent(promotion.endsAt)}; path=/; max-age=31536000; samesite=lax`;
    setHidden(true);
  };
  return <Bar promotion={promotion} onPutAway={putAway} />;
}

function Bar({ promotion, onPutAway }: { readonly promotion: Promotion; readonly onPutAway: () => void }) {
  const left = useSecondsUntil(promotion.endsAt);
  if (left <= 0) return null;
  return (
    <aside className="promotion" aria-label="Promotion">
      <div className="wrap">
        <p>
          <b>{promotion.words}</b> Until {day(promotion.endsAt)}, {time(promotion.endsAt)}{' '}
          <span className="num" role="timer" aria-live="off">
            ({remaining(left)} left)
          </span>
        </p>
        <div className="row">
          <a className="btn sun low" href={promotion.link.to}>
            {promotion.link.words}
          </a>
          <button type="button" className="btn low over-night" onClick={onPutAway}>
            Not now
          </button>
        </div>
      </div>
    </aside>
  );
}

/** Counts down each second, and not beyond the end. */
function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.ceil((Date.parse(instant) - now) / 1_000);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const clock = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(clock);
  }, [isOver]);
  return left;
}

/** "12 d 03:04:05". */
export function remaining(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return days > 0 ? `${days}\u00a0d ${clock}` : clock;
}

const cookie = 'promotion-put-away';

/** One that ends at another time is another one. */
const wasPutAway = ({ endsAt }: Promotion) =>
  document.cookie.split('; ').includes(`${cookie}=${encodeURIComponent(endsAt)}`);
