/** Where somebody left a list for an order: coming back puts the focus there again. */
let stelle: { adresse: string; bestellungId: string } | null = null

export function merkeStelle(adresse: string, bestellungId: string): void {
  stelle = { adresse, bestellungId }
}

/** The address of the list that the last order was opened from. */
export function letzteListe(): string | null {
  return stelle?.adresse ?? null
}

/** The order to return to, once; null when the list was reached in another way. */
export function nimmStelle(adresse: string): string | null {
  if (stelle?.adresse !== adresse) return null
  const { bestellungId } = stelle
  stelle = null
  return bestellungId
}

/** Somebody went on to another place: the list then begins at its heading. */
export function vergissStelle(): void {
  stelle = null
}
