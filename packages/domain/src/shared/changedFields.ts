/** Canonical text for the same content: the database returns the keys of an object in its own order. */
const geordnet = (value: unknown): string =>
  JSON.stringify(value, (_name, inneres: unknown) =>
    typeof inneres === 'object' && inneres !== null && !Array.isArray(inneres)
      ? Object.fromEntries(Object.entries(inneres).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inneres,
  )

/** Names of the fields that differ, for the log: it never holds what stood in them. */
export function changedFields(alt: Readonly<Record<string, unknown>>, neu: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(neu).filter((field) => geordnet(neu[field]) !== geordnet(alt[field]))
}
