/** Puts lines into sources at places that are known by what stands there; a place that is gone or stands twice is an error with a sentence. */

const pairs = { '[': ']', '{': '}' }

function placeOf(text, anchor) {
  const at = text.indexOf(anchor)
  if (at === -1) throw new Error(`the place «${anchor.trim()}» is not there any more`)
  if (text.includes(anchor, at + 1)) throw new Error(`the place «${anchor.trim()}» is there more than once`)
  return at + anchor.length
}

const insertAt = (text, at, added) => text.slice(0, at) + added + text.slice(at)

/** Behind the one place where `anchor` stands. */
export const insertBehind = (text, anchor, added) => insertAt(text, placeOf(text, anchor), added)

/** As the last element of the list or object that `opener` begins; it ends with the opening bracket. */
export function append(text, opener, added) {
  const [open, start] = [opener.at(-1), placeOf(text, opener)]
  let at = start
  for (let depth = 1; at < text.length; at += 1) {
    if (text[at] === open) depth += 1
    else if (text[at] === pairs[open]) depth -= 1
    if (depth === 0) break
  }
  if (at === text.length) throw new Error(`«${opener.trim()}» has no end`)
  const before = text.slice(start, at).trimEnd()
  const comma = before === '' || /[,[{]$/.test(before) ? '' : ','
  return `${text.slice(0, start)}${before}${comma}\n${added}${text.slice(at)}`
}

/** Among the imports of files, in the order of their addresses. */
export function insertImport(text, added) {
  const addressOf = (statement) => / from '([^']+)'/.exec(statement)?.[1] ?? ''
  const imports = [...text.matchAll(/^import [^]*? from '[^']+'\n/gm)]
  const last = imports.at(-1)
  if (last === undefined) throw new Error('there is no import among which another one could stand')
  const next = imports.find(
    ([statement]) => addressOf(statement).startsWith('.') === addressOf(added).startsWith('.') && addressOf(statement) > addressOf(added),
  )
  return insertAt(text, next?.index ?? last.index + last[0].length, `${added}\n`)
}
