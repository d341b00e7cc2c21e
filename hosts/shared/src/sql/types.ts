import { parseArray } from './array.ts'

type Parse = (text: string) => unknown

const asText: Parse = (text) => text

function int8(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError('The database answered a whole number that JavaScript cannot hold exactly')
  return number
}

/** Both drivers keep their session in UTC, so the text ends in +00; milliseconds are cut, not rounded, as `Date` does. */
function timestamptz(text: string): string {
  if (text.endsWith('infinity')) return text
  if (text[10] !== ' ' || !text.endsWith('+00')) throw new RangeError('The database answered a time that is not in UTC')
  const milliseconds = `${text.slice(20, -3)}000`.slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

const digit = (code: number): number => (code < 58 ? code - 48 : code - 87)

function bytea(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2 - 1)
  for (let i = 0, at = 2; i < bytes.length; i++, at += 2) bytes[i] = digit(text.charCodeAt(at)) * 16 + digit(text.charCodeAt(at + 1))
  return bytes
}

const json: Parse = (text): unknown => JSON.parse(text)

const scalars: Readonly<Record<number, Parse>> = {
  16: (text) => text === 't',
  17: bytea,
  20: int8,
  21: Number,
  23: Number,
  26: Number,
  114: json,
  600: asText,
  700: Number,
  701: Number,
  718: asText,
  1082: asText,
  1114: asText,
  1184: timestamptz,
  1186: asText,
  1700: asText,
  3802: json,
}

/** Array type → type of its elements. Enums have numbers of their own: cast an array of them to text[]. */
const arrays: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1183: 1083,
  1185: 1184,
  1187: 1186,
  1231: 1700,
  2951: 2950,
  3807: 3802,
}

export const parsers: Readonly<Record<number, Parse>> = {
  ...scalars,
  ...Object.fromEntries(
    Object.entries(arrays).map(([array, element]) => [array, (text: string) => parseArray(text, scalars[element] ?? asText)]),
  ),
}

export const parserOf = (type: number): Parse => parsers[type] ?? asText
