import { useEffect, useId, useRef, useState } from 'react';
import { time } from '../../../parts/dates';
import type { DeskState, Tracker } from './desk/desk-state';
import { readIn, unreadIn } from './desk/told-of-room';
import type { SittingDesk } from './desk/sitting-desk';
import './staff-words.css';

interface StaffWordsProps {
  readonly desk: SittingDesk;
  readonly state: DeskState;
}

/** What staff have said to whoever sits: whole until the child has read it, then behind one line. On each page of a sitting. A region that is there before its words is read out. */
export function StaffWords({ desk, state }: StaffWordsProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const region = useRef<HTMLDivElement>(null);
  const unread = unreadIn(state);
  const read = readIn(state);
  const putAway = (messageId: string) => {
    desk.putAway(messageId);
    setTimeout(() => leadOn(region.current));
  };
  return (
    <>
      <div ref={region} role="status" aria-atomic="false" className="hall-said">
        {isThere &&
          unread.map((message) => (
            <Message key={message.messageId} {...message} onRead={() => putAway(message.messageId)} />
          ))}
      </div>
      {read.length > 0 && <ReadAgain messages={read} />}
    </>
  );
}

type MessageProps = Tracker['messages'][number] & { readonly onRead: () => void };

function Message({ text, sentAt, onRead }: MessageProps) {
  const words = useId();
  return (
    <div className="hall-notice">
      <p id={words}>
        <b>From the exam staff, {time(sentAt)}:</b> {text}
      </p>
      <button type="button" className="btn quiet low" aria-describedby={words} onClick={onRead}>
        I have read it
      </button>
    </div>
  );
}

/** One line, so that the question has the room. Outside the region: what is opened again is no news. */
function ReadAgain({ messages }: Pick<Tracker, 'messages'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="hall-again">
      <button type="button" className="exam-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        What the exam staff said
      </button>
      {isOpen && (
        <ul aria-label="Messages you have read">
          {messages.map(({ messageId, sentAt, text }) => (
            <li key={messageId}>
              <b>{time(sentAt)}:</b> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The button that was pressed is gone: whoever goes by keyboard is led to the next message, or back to the page. */
function leadOn(region: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const page = ['.exam-question-number', 'h1'].map((one) => document.querySelector<HTMLElement>(one));
  const [next] = [region?.querySelector('button'), ...page].flatMap((one) => one ?? []);
  next?.focus({ preventScroll: true });
}
