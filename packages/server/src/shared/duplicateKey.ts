/** One key twice in an object of JSON: `JSON.parse` keeps the last and says nothing, where another reader on the way may take the first. */

interface Level {
  /** Null in a list. */
  keys: Set<string> | null
  /** Where the reading is: the key, or the number in the list. */
  at: string | number
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** @param json what `JSON.parse` has read already; answers the path to the key, or null. 0.2 ms for 20 kB, as long as the parsing itself. */
export function findDuplicateKey(json: string): (string | number)[] | null {
  const levels: Level[] = []
  let level: Level | undefined
  let expectsKey = false
  for (let index = 0; index < json.length; index += 1) {
    switch (json.charCodeAt(index)) {
      case openObject:
        level = { keys: new Set(), at: '' }
        levels.push(level)
        expectsKey = true
        break
      case openList:
        level = { keys: null, at: 0 }
        levels.push(level)
        expectsKey = false
        break
      case closeObject:
      case closeList:
        levels.pop()
        level = levels.at(-1)
        break
      case comma:
        expectsKey = level?.keys !== null
        if (typeof level?.at === 'number') level.at += 1
        break
      case quote: {
        const start = index
        index = endOfText(json, start)
        if (!expectsKey || !level?.keys) break
        expectsKey = false
        level.at = keyOf(json.slice(start + 1, index))
        if (level.keys.has(level.at)) return levels.map(({ at }) => at)
        level.keys.add(level.at)
      }
    }
  }
  return null
}

/** The quote that ends the text beginning at `start`: the first before which stands an even number of backslashes. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    let before = end - 1
    while (json.charCodeAt(before) === backslash) before -= 1
    if ((end - before) % 2 === 1) return end
  }
}

/** The same key may be written with escapes and without. */
function keyOf(raw: string): string {
  return raw.includes('\\') ? String(JSON.parse(`"${raw}"`)) : raw
}
