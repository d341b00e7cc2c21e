/** Files that stand at something: who sees that sees them there, and nobody else does. */

export const placeKinds = ['klient', 'bestellung', 'hausbesuch', 'chat', 'task', 'card', 'note'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Of one thing; what was taken off counts until it goes. */
export const maxAtPlace = 100

/** What is sealed again under the key of a Klient in one go when it is attached from the files of the house. */
export const maxResealedBytes = 50_000_000

/** What does not stand at anything any more goes by itself, and until then can be put back. */
export const detachedDays = 30
