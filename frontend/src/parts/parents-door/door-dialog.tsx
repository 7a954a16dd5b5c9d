import { useEffect, useRef, useState } from 'react';
import { parentsDoor } from '../../client/parents-door';
import { Dialog } from '../dialog/dialog';
import { DoorForm } from './door-form';
import './parents-door.css';

interface DoorWords {
  readonly title: string;
  readonly why: (does: string | undefined) => string;
  readonly label: string;
  /** On the button: what comes of it. */
  readonly act: string;
}

const parents: DoorWords = {
  title: 'Parents’ door',
  why: () => 'This is for parents. What you were doing goes on from here.',
  label: 'Parent’s password',
  act: 'Open',
};

/** For staff, before what counts. */
export const staff: DoorWords = {
  title: 'Your password once more',
  why: (does = 'counts') =>
    `This ${does}, so it asks for your password where you have not given it for 15 minutes. What you were doing goes on from here.`,
  label: 'Your password',
  act: 'Confirm and go on',
};

/** Asks for the password where a command wants it; the command goes on once the door is open. */
export function DoorDialog({ words = parents }: { readonly words?: DoorWords }) {
  const [asked, setAsked] = useState(false);
  const [does, setDoes] = useState<string>();
  const answer = useRef<(opened: boolean) => void>(undefined);
  useEffect(() => {
    const takeBack = parentsDoor.answeredBy((what) => {
      setDoes(what);
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
    <Dialog title={words.title} open={asked} onClose={() => say(false)}>
      <p>{words.why(does)}</p>
      <DoorForm name="door-dialog" label={words.label} act={words.act} onOpen={() => say(true)} />
    </Dialog>
  );
}
