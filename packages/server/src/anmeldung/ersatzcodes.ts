/** Recovery codes: 80 random bits each, on paper, for the day on which the phone is gone. */

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const count = 10
const groups = 4

/** `ABCD-EFGH-JKLM-NPQR`; without I, O, 0 and 1, which paper does not keep apart. */
function newCode(): string {
  const chance = crypto.getRandomValues(new Uint8Array(4 * groups))
  const text = Array.from(chance, (byte) => letters[byte % letters.length]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

export const newErsatzcodes = (): string[] => Array.from({ length: count }, newCode)

/** However it was typed. Fast, because nobody guesses 80 bits; with the person, so that equal codes of two people look different. */
export async function ersatzcodeHash(personId: string, code: string): Promise<Uint8Array> {
  const bare = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`ersatzcode\n${personId}\n${bare}`)))
}
