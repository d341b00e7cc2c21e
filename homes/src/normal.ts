/** Answers without what no two homes can have in common: ids get numbers in the order in which they were seen, times and secrets a word. */
import { inflateSync } from 'node:zlib'
import type { Answer } from './home.ts'

const heads = new Set(['content-type', 'cache-control', 'content-disposition', 'location', 'retry-after', 'x-content-type-options'])

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const times = [
  /\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)/g,
  /\d{8}T\d{6}Z/g,
  /D:\d{14}Z/g,
  /\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?/g,
  // As people read it: at the head of a list, and beside each entry of the trail.
  /\d\d[./]\d\d[./]\d{4}, \d\d:\d\d/g,
]
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g
/** Keys, challenges, links, hashes; also marks of a place in a list, which can be read. No word of German is written so. */
const secret = /[\w-]{22,}={0,2}/g
/** Of a webhook, in the letters of Standard Webhooks. */
const webhookSecret = /whsec_[A-Za-z\d+/]+=*/g
const word = /^[A-Z]?[a-z]+$/
const drawn = /"(code|nummer|geheimnis|antwortMs|bytes|sekunden)": ?("\d{6}"|"[A-Z\d]{4}(?:-[A-Z\d]{4}){1,3}"|"[A-Z2-7]{32}"|\d+)/g
/** The rest of a time that runs, told to the minute. */
const waiting = /(Bitte warten Sie|Please wait) [^".]*\./g
const folded = /\r\n /g
const packed = /\/Length \d+\n\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g

/** The same content is packed otherwise by each library; what follows it are addresses of bytes. */
const unpacked = (paper: string): string =>
  paper
    .replaceAll(packed, (_all, content: string) => inflateSync(Buffer.from(content, 'latin1')).toString('latin1'))
    .replace(/\nxref\n[\s\S]*$/, '')

export interface Normal {
  text(text: string): string
  answer(answer: Answer): string
}

export function createNormal(): Normal {
  const numbers = new Map<string, number>()
  const numberOf = (id: string) => {
    const known = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, known)
    return known
  }
  const withoutIds = (given: string): string => {
    let text = given.replaceAll(folded, '').replaceAll(uuid, (id) => `<id ${numberOf(id)}>`)
    for (const time of times) text = text.replaceAll(time, '<time>')
    return text
  }
  const placeOrSecret = (given: string): string => {
    if (word.test(given)) return given
    const read = Buffer.from(given, 'base64url').toString()
    return read.startsWith('["') && read.endsWith(']') ? withoutIds(read) : '<secret>'
  }
  const text = (given: string): string =>
    withoutIds(given)
      .replaceAll(token, '<token>')
      .replaceAll(drawn, '"$1":<drawn>')
      .replaceAll(waiting, '$1 <seconds>.')
      .replaceAll(webhookSecret, '<secret>')
      .replaceAll(secret, placeOrSecret)
  return {
    text,
    answer({ status, headers, body }) {
      const head = headers.filter(([name]) => heads.has(name)).toSorted(([a], [b]) => a.localeCompare(b))
      const content = Buffer.from(body).toString('latin1')
      const plain = content.startsWith('%PDF') ? unpacked(content) : content
      return [status, ...head.map(([name, value]) => `${name}: ${name === 'retry-after' ? '<seconds>' : text(value)}`), text(plain)].join(
        '\n',
      )
    },
  }
}
