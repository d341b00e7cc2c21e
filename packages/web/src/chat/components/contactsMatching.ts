import type { ChatContact } from '@dreiklang/domain/chat/chat.contract'

/** ä, ae and a find each other, as in the searches of the server. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ae|oe|ue/g, (pair) => pair.charAt(0))

/** Those in whose name or house every word of the query begins a word; without a query all. */
export function contactsMatching(contacts: readonly ChatContact[], query: string): readonly ChatContact[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean)
  return contacts.filter(({ name, about }) => {
    const words = fold(`${name} ${about}`).split(/[\s-]+/)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}
