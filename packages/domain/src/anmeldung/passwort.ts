/** Which passwords are too easy to guess. No rules about kinds of characters: they make people write "Passwort1!" (ASVS 6.2.5). */
import { haeufigePasswoerter } from './haeufigePasswoerter.ts'

/** Codes of the field, in the form of field errors. */
export type PasswortSchwaeche = 'passwort.haeufig' | 'passwort.persoenlich'

const produkt = 'dreiklang'
/** Shorter parts of a name occur in too many good passwords by coincidence. */
const kuerzestesWort = 4
/** A text built by repeating a piece of this length or shorter is too repetitive. */
const laengsteWiederholung = 4
const wenigsteZeichen = 4

const statt: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/** Strips what people add to make a password count as another one: "P@ssw0rt2026!" becomes "passwort". */
function kern(passwort: string): string {
  return passwort.replace(/^[^\p{L}@$]+|[^\p{L}$]+$/gu, '').replace(/[013457@$!]/g, (zeichen) => statt[zeichen] ?? zeichen)
}

/** The shortest piece the text repeats; the text itself when it does not repeat. */
function baustein(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text
}

function istHaeufig(passwort: string): boolean {
  const stueck = baustein(passwort)
  if (stueck !== passwort && stueck.length <= laengsteWiederholung) return true
  if (new Set(passwort).size < wenigsteZeichen) return true
  return [passwort, stueck, kern(passwort), baustein(kern(passwort))].some((form) => haeufigePasswoerter.has(form))
}

/** Words of at least four letters: "Dr. Anna-Lena Krüger" gives anna, lena, krüger; an address gives the words before the @. */
function woerter(angabe: string): string[] {
  const text = angabe.normalize('NFKC').toLowerCase().replace(/@.*$/u, '')
  return text.split(/[^\p{L}\p{N}]+/u).filter((wort) => wort.length >= kuerzestesWort)
}

/**
 * Null for an acceptable password. `bekannt` is what a guesser knows about the person: address, name, organisation.
 * The contract checks the length.
 */
export function schwaecheVon(passwort: string, bekannt: readonly string[]): PasswortSchwaeche | null {
  const klein = passwort.normalize('NFKC').toLowerCase()
  if (istHaeufig(klein)) return 'passwort.haeufig'
  return [produkt, ...bekannt.flatMap(woerter)].some((wort) => klein.includes(wort)) ? 'passwort.persoenlich' : null
}
