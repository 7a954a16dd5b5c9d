import { durationText } from '../../notation/time';

/** Counts on from a time of day: to the next full hour, then full hours, then the last minutes. */
export function countUp(start: number, minutes: number, write: (time: number) => string): string[] {
  const toHour = (60 - (start % 60)) % 60;
  if (minutes <= toHour || minutes < 60 - (start % 60))
    return [`From ${write(start)} to ${write(start + minutes)} it is ${durationText(minutes)}.`];
  const hours = Math.floor((minutes - toHour) / 60) * 60;
  const rest = minutes - toHour - hours;
  const legs = [toHour, hours, rest].filter((leg) => leg > 0);
  let time = start;
  const lines = legs.map((leg) => {
    const line = `From ${write(time)} to ${write(time + leg)} it is ${durationText(leg)}.`;
    time += leg;
    return line;
  });
  return [...lines, ...(legs.length > 1 ? [`${legs.map(durationText).join(' + ')} = ${durationText(minutes)}`] : [])];
}
