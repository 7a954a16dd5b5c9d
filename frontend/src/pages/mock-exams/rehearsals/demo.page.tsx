import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KeptRehearsal } from './kept-rehearsal';
import { Sitting } from './sitting';

/** How long the demo's clock runs, in ms. */
const DEMO_MS = 300_000;
const TICK_MS = 1_000;

/** Three questions against five minutes, on the page of an exam: to see how it is before it counts. */
export default function DemoPage() {
  const navigate = useNavigate();
  const now = useDeviceTime();
  // Between its beginning and its end, whatever somebody does to the clock of the device meanwhile.
  const clockOf = ({ begunAt }: KeptRehearsal) => ({ endsAt: begunAt + DEMO_MS, now: Math.max(begunAt, now) });
  return (
    <Sitting
      rehearsal="demo"
      title="Demo test"
      end="End Demo Test"
      clockOf={clockOf}
      onEnded={() => void navigate('/mock-exams/demo-complete')}
    />
  );
}

function useDeviceTime(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(clock);
  }, []);
  return now;
}
