/** Lines as vCard (RFC 6350) and iCalendar (RFC 5545) write them. */

const longestOctets = 75

function octetsOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** A line ends after 75 octets and goes on behind a blank; a letter of several octets stays whole. */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const width = octetsOf(letter)
    if (octets + width > longestOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += width
  }
  return folded
}

/** A text as a value: its commas, semicolons and line breaks do not end it. */
export const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
