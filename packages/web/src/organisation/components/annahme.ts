/** What an orderer should know of an organisation at this moment, in the organisation's own words and times; no advice and no ranking. */
import { contentOf } from '@dreiklang/domain/organisation/abschnitte.contract'
import { bearbeitetUntil, isOpen, nextOeffnung, nextBestellschluss, vertretungenOn } from '@dreiklang/domain/organisation/oeffnung'
import type { OrganisationProfil } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'

/** `tag` is a calendar day. */
export type Annahme =
  | { art: 'nichtAktiv' | 'beendet' | 'ersteAnfrage' | 'zuOhne' | 'heute' | 'egk' }
  | { art: 'offenBis'; uhrzeit: string; tour: string }
  | { art: 'naechste'; tag: string; uhrzeit: string; tour: string }
  | { art: 'zu'; tag: string; uhrzeit: string }
  | { art: 'bearbeitet'; werktage: number; tag: string }
  | { art: 'vertretung'; vertretung: string; tag: string | null }

function partnerSentences({ status, partnerschaft }: OrganisationProfil): Annahme[] {
  if (status !== 'AKTIV') return [{ art: 'nichtAktiv' }]
  if (partnerschaft?.status === 'BEENDET') return [{ art: 'beendet' }]
  return partnerschaft === null ? [{ art: 'ersteAnfrage' }] : []
}

function timeSentences({ abschnitte }: OrganisationProfil, now: string): Annahme[] {
  const oeffnung = contentOf(abschnitte, 'OEFFNUNG')
  const schluss = nextBestellschluss(contentOf(abschnitte, 'BELIEFERUNG')?.touren ?? [], { oeffnung, now })
  const sentences: Annahme[] = []
  if (schluss !== null) {
    const { tour, datum: tag, uhrzeit } = schluss
    sentences.push(tag === berlinDate(now) ? { art: 'offenBis', uhrzeit, tour } : { art: 'naechste', tag, uhrzeit, tour })
  }
  if (oeffnung !== null && !isOpen(oeffnung, now)) {
    const next = nextOeffnung(oeffnung, now)
    sentences.push(next === null ? { art: 'zuOhne' } : { art: 'zu', tag: next.datum, uhrzeit: next.uhrzeit })
  }
  return sentences
}

function praxisSentences({ abschnitte, praxen }: OrganisationProfil, now: string): Annahme[] {
  const regeln = contentOf(abschnitte, 'BESTELLREGELN')
  const vertretungen = vertretungenOn(contentOf(abschnitte, 'VERTRETUNG')?.vertretungen ?? [], berlinDate(now))
  const sentences: Annahme[] = vertretungen.map(({ praxisId, bis }) => ({
    art: 'vertretung',
    vertretung: praxen[praxisId] ?? '',
    tag: bis,
  }))
  const land = contentOf(abschnitte, 'OEFFNUNG')?.bundesland ?? null
  const werktage = regeln?.bearbeitungszeitWerktage ?? null
  if (werktage === 0) sentences.push({ art: 'heute' })
  else if (werktage !== null) sentences.push({ art: 'bearbeitet', werktage, tag: bearbeitetUntil(now, werktage, land) })
  if (regeln?.egkJeQuartal === true) sentences.push({ art: 'egk' })
  return sentences
}

/** @param ohnePartnerschaft leaves out how the two organisations stand to each other */
export function annahmeOf(profil: OrganisationProfil, { now, ohnePartnerschaft }: { now: string; ohnePartnerschaft: boolean }): Annahme[] {
  const partner = ohnePartnerschaft ? [] : partnerSentences(profil)
  return [...partner, ...timeSentences(profil, now), ...praxisSentences(profil, now)]
}
