/** Rule 2 of the texts: whoever is cared for is a Klient to nursing and a Patient to practice and pharmacy (GLOSSAR.md). */
import type { Seite } from './akteur.ts'

export type PersonWord = 'klient' | 'patient'

/** The word of the side that reads; nobody signed in, relatives and the platform read what nursing reads. */
export function personWordOf(seite: Seite | null): PersonWord {
  return seite === 'ARZT' || seite === 'APOTHEKE' ? 'patient' : 'klient'
}

const words = [
  ['Klient', 'Patient'],
  ['klient', 'patient'],
  ['Client', 'Patient'],
  ['client', 'patient'],
] as const

/** A sentence before its values are filled in, in the reader's word. Both nouns decline alike, so the sentence stays grammatical. */
export function inPersonWord(sentence: string, word: PersonWord): string {
  return word === 'klient' ? sentence : words.reduce((text, [klient, patient]) => text.replaceAll(klient, patient), sentence)
}
