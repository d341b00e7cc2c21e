/** The letters that stand for a person where there is no room for the name: of the first and the last name, without titles. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  return `${words.at(0)?.at(0) ?? ''}${words.length > 1 ? (words.at(-1)?.at(0) ?? '') : ''}`
}
