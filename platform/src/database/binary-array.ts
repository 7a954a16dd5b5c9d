/**
 * One-dimensional arrays as PostgreSQL reads parameters in its binary format (`array_recv`): much cheaper than text, where
 * every quote of every element is escaped here and unescaped there. `pg` sends a Buffer in binary format as it is.
 *
 *   int32 dimensions, int32 whether any is null, int32 type of the elements, int32 how many, int32 number of the first;
 *   for each element: int32 its length in bytes (-1: null), its bytes.
 */

const HEADER = 20;
const NULL = -1;

/** Types of elements, by their numbers in `pg_type`. */
const OID = { text: 25, json: 114, integer: 23 } as const;

export const textArray = (values: readonly (string | null)[]): Buffer => arrayOfStrings(OID.text, values);

/** Of JSON, written out. */
export const jsonArray = (values: readonly string[]): Buffer => arrayOfStrings(OID.json, values);

export function integerArray(values: readonly (number | null)[]): Buffer {
  const array = Buffer.allocUnsafe(HEADER + values.length * 8);
  let at = header(array, OID.integer, values);
  for (const value of values) {
    at = array.writeInt32BE(value === null ? NULL : 4, at);
    if (value !== null) at = array.writeInt32BE(value, at);
  }
  return array.subarray(0, at);
}

function arrayOfStrings(oid: number, values: readonly (string | null)[]): Buffer {
  const bytes = values.reduce((sum, value) => sum + 4 + (value === null ? 0 : Buffer.byteLength(value)), HEADER);
  const array = Buffer.allocUnsafe(bytes);
  let at = header(array, oid, values);
  for (const value of values) {
    const length = value === null ? 0 : array.write(value, at + 4);
    array.writeInt32BE(value === null ? NULL : length, at);
    at += 4 + length;
  }
  return array;
}

function header(array: Buffer, oid: number, values: readonly unknown[]): number {
  const fields = [1, values.includes(null) ? 1 : 0, oid, values.length, 1];
  return fields.reduce((at, field) => array.writeInt32BE(field, at), 0);
}
