/** Whom a text names: first and family name, in any order and anywhere, or the family name behind a form of address. Pure. */

const addressed = /^(frau|herrn?|fr|hr|mrs|ms|mr|familie|patientin|patient|klientin|klient|bewohnerin|bewohner)$/

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .filter((word) => word !== '')

/** Where the words of a name stand one behind the other. */
const placesOf = (text: readonly string[], name: readonly string[]): number[] =>
  name.length === 0 ? [] : text.flatMap((_word, i) => (name.every((part, j) => text[i + j] === part) ? [i] : []))

export function namedPeople<Person extends { vorname: string; nachname: string }>(text: string, people: readonly Person[]): Person[] {
  const words = wordsOf(text)
  return people.filter(({ vorname, nachname }) => {
    const places = placesOf(words, wordsOf(nachname))
    if (places.length === 0) return false
    // Many have a second first name that nobody writes.
    const first = wordsOf(vorname)[0]
    return (first !== undefined && words.includes(first)) || places.some((place) => addressed.test(words[place - 1] ?? ''))
  })
}
