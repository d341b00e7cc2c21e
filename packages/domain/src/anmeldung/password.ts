/** Which passwords are too easy to guess. No rules about kinds of characters: they make people write "Passwort1!" (ASVS 6.2.5). */
import { sharedErrors } from '../shared/shared.errors.ts'
import { haeufigePasswords } from './commonPasswords.ts'

export type PasswordSchwaeche = 'passwort.haeufig' | 'passwort.persoenlich'

const produkt = 'dreiklang'
/** Shorter parts of a name occur in too many good passwords by coincidence. */
const kuerzestesWord = 4
const longestWiederholung = 4
const wenigsteZeichen = 4

const statt: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/** Strips what people add to make a password count as another one: "P@ssw0rt2026!" becomes "passwort". */
function kern(password: string): string {
  return password.replace(/^[^\p{L}@$]+|[^\p{L}$]+$/gu, '').replace(/[013457@$!]/g, (zeichen) => statt[zeichen] ?? zeichen)
}

function baustein(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text
}

function isCommon(password: string): boolean {
  const stueck = baustein(password)
  if (stueck !== password && stueck.length <= longestWiederholung) return true
  if (new Set(password).size < wenigsteZeichen) return true
  return [password, stueck, kern(password), baustein(kern(password))].some((form) => haeufigePasswords.has(form))
}

/** Words of at least four letters: "Dr. Anna-Lena Krüger" gives anna, lena, krüger; an address gives the words before the @. */
function words(angabe: string): string[] {
  const text = angabe.normalize('NFKC').toLowerCase().replace(/@.*$/u, '')
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= kuerzestesWord)
}

/** Null: acceptable. `bekannt`: what a guesser knows (address, name, organisation). The contract checks the length. */
export function schwaecheOf(password: string, known: readonly string[]): PasswordSchwaeche | null {
  const klein = password.normalize('NFKC').toLowerCase()
  if (isCommon(klein)) return 'passwort.haeufig'
  return [produkt, ...known.flatMap(words)].some((word) => klein.includes(word)) ? 'passwort.persoenlich' : null
}

/** @throws eingabe.ungueltig for a weak one, at the field that holds it */
export function checkPassword(password: string, known: readonly string[], path = 'password'): void {
  const code = schwaecheOf(password, known)
  if (code !== null) throw sharedErrors.refuse('eingabe.ungueltig', { felder: [{ path, code, message: code }] })
}
