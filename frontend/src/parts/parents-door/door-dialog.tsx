import { useEffect, useRef, useState } from 'react';
import { parentsDoor } from '../../client/parents-door';
import { Dialog } from '../dialog/dialog';
import { DoorForm } from './door-form';
import './parents-door.css';

/** Asks for the password where a command wants it; the command goes on once the door is open. */
export function DoorDialog() {
  const [asked, setAsked] = useState(false);
  const answer = useRef<(opened: boolean) => void>(undefined);
  useEffect(() => {
    const takeBack = parentsDoor.answeredBy(() => {
      setAsked(true);
      return new Promise((resolve) => (answer.current = resolve));
    });
    return () => {
      takeBack();
      answer.current?.(false);
    };
  }, []);
  const say = (opened: boolean) => {
    setAsked(false);
    answer.current?.(opened);
  };
  return (
    <Dialog title="Parents’ door" open={asked} onClose={() => say(false)}>
      <p>This is for parents. What you were doing goes on from here.</p>
      <DoorForm name="door-dialog" onOpen={() => say(true)} />
    </Dialog>
  );
}
