/** § 203 StGB: to whom an order may tell of a Klient without asking first. It warns and stops nothing: consent may have been given by word. */

/** What the record says about it. */
export interface Entbindung {
  /** The practice that treats, by the record. */
  hausarztId: string | null
  /** The pharmacy of the own choice. */
  apothekeId: string | null
  /** The kinds that are valid today. */
  einwilligungen: readonly string[]
}

export interface Empfaenger {
  art: 'PRAXIS' | 'APOTHEKE'
  organisationId: string
}

/**
 * The house doctor treats, and so needs no release. Who lets the nursing service redeem at the pharmacy of the own choice has agreed that this
 * one learns of it; every other practice and pharmacy needs the release itself.
 */
export function isReleasedTo({ art, organisationId }: Empfaenger, { hausarztId, apothekeId, einwilligungen }: Entbindung): boolean {
  if (art === 'PRAXIS') return organisationId === hausarztId || einwilligungen.includes('SCHWEIGEPFLICHT_PRAXIS')
  const chosen = organisationId === apothekeId && einwilligungen.includes('EMPFANGSVOLLMACHT')
  return chosen || einwilligungen.includes('SCHWEIGEPFLICHT_APOTHEKE')
}

/** It warns of who gets the order, and of nobody who is only named in it. */
export function checkSchweigepflicht(
  { praxisId, apothekeId }: { praxisId: string | null; apothekeId: string | null },
  klient: Entbindung,
  { toPraxis, onlyHkp }: { toPraxis: boolean; onlyHkp: boolean },
): (readonly [gilt: boolean, path: string, code: string, schwere: 'WARNUNG'])[] {
  const shut = (art: Empfaenger['art'], organisationId: string | null) =>
    organisationId !== null && !isReleasedTo({ art, organisationId }, klient)
  return [
    [toPraxis && shut('PRAXIS', praxisId), 'praxisId', 'versand.schweigepflicht_praxis', 'WARNUNG'],
    [!onlyHkp && shut('APOTHEKE', apothekeId), 'apothekeId', 'versand.schweigepflicht_apotheke', 'WARNUNG'],
  ]
}
