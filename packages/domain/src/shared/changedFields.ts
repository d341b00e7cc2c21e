/** Canonical text for the same content: the database returns the keys of an object in its own order. */
const geordnet = (value: unknown): string =>
  JSON.stringify(value, (_name, inneres: unknown) =>
    typeof inneres === 'object' && inneres !== null && !Array.isArray(inneres)
      ? Object.fromEntries(Object.entries(inneres).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inneres,
  )

/** Names of the fields that differ, for the log: what stood in them is kept apart from it, sealed. */
export function changedFields(alt: Readonly<Record<string, unknown>>, neu: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(neu).filter((field) => geordnet(neu[field]) !== geordnet(alt[field]))
}

export interface FieldChange {
  feld: string
  vorher: unknown
  nachher: unknown
}

/** From what to what the fields have changed; null where there was nothing, or is nothing any more. */
export const changesBetween = (alt: Readonly<Record<string, unknown>>, neu: Readonly<Record<string, unknown>>): FieldChange[] =>
  changedFields(alt, neu).map((feld) => ({ feld, vorher: alt[feld] ?? null, nachher: neu[feld] ?? null }))
