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

/**
 * What staff have said to whoever sits: whole until the child has read it, then behind one line. On each page of a sitting. One message
 * is seen at a time, the first first; all are in the region, which is there before its words, so that each is read out as it comes.
 */
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
          unread.map((message, place) => (
            <Message
              key={message.messageId}
              {...message}
              isHere={place === 0}
              after={unread.length - 1 - place}
              onRead={() => putAway(message.messageId)}
            />
          ))}
      </div>
      {read.length > 0 && <ReadAgain messages={read} />}
    </>
  );
}

type MessageProps = Tracker['messages'][number] & {
  /** It is the one that is seen. */
  readonly isHere: boolean;
  /** How many wait behind it. */
  readonly after: number;
  readonly onRead: () => void;
};

function Message({ text, sentAt, isHere, after, onRead }: MessageProps) {
  const words = useId();
  const more = useId();
  return (
    <div className={isHere ? 'hall-notice' : 'read-aloud'}>
      <p id={words}>
        <b>From the exam staff, {time(sentAt)}:</b> {text}
      </p>
      {isHere && (
        <div className="hall-read">
          <button type="button" className="btn quiet low" aria-describedby={`${words} ${more}`} onClick={onRead}>
            I have read it
          </button>
          {/* Told with the button alone: it would be read out anew at each message that comes. */}
          <span id={more} aria-hidden="true">
            {after > 0 && `Then ${after} more`}
          </span>
        </div>
      )}
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
