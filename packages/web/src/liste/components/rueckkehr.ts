let stelle: { adresse: string; zeileId: string } | null = null

export function rememberPlace(adresse: string, zeileId: string): void {
  stelle = { adresse, zeileId }
}

export function lastList(): string | null {
  return stelle?.adresse ?? null
}

/** The record to return to, once; null when the list was reached in another way. */
export function takePlace(adresse: string): string | null {
  if (stelle?.adresse !== adresse) return null
  const { zeileId } = stelle
  stelle = null
  return zeileId
}

export function forgetPlace(): void {
  stelle = null
}
