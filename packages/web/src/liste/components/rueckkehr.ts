let place: { adresse: string; zeileId: string } | null = null

export function rememberPlace(adresse: string, zeileId: string): void {
  place = { adresse, zeileId }
}

export function lastList(): string | null {
  return place?.adresse ?? null
}

/** The record to return to, once; null when the list was reached in another way. */
export function takePlace(adresse: string): string | null {
  if (place?.adresse !== adresse) return null
  const { zeileId } = place
  place = null
  return zeileId
}

export function forgetPlace(): void {
  place = null
}
