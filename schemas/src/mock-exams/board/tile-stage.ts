/**
 * `absent`: has not begun, and was not heard of; `waiting`: neither begun, but their device is in the waiting room; `missed`: never did, and all is over; `paused`: by staff; `rest`: their own; `next`: the break is over, and they have not gone on;
 * `over`: nothing more is to come.
 */
export type TileStage = 'absent' | 'waiting' | 'missed' | 'paper' | 'paused' | 'rest' | 'break' | 'next' | 'over';
