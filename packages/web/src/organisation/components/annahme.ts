/** What an orderer should know of an organisation at this moment, in the organisation's own words and times; no advice and no ranking. */
import { inhaltVon } from '@dreiklang/domain/organisation/abschnitte.contract'
import { bearbeitetBis, istOffen, naechsteOeffnung, naechsterBestellschluss, vertretungenAm } from '@dreiklang/domain/organisation/oeffnung'
import type { OrganisationProfil } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'

/** `tag` is a calendar day. */
export type Annahme =
  | { art: 'nichtAktiv' | 'beendet' | 'ersteAnfrage' | 'zuOhne' | 'heute' | 'egk' }
  | { art: 'offenBis'; uhrzeit: string; tour: string }
  | { art: 'naechste'; tag: string; uhrzeit: string; tour: string }
  | { art: 'zu'; tag: string; uhrzeit: string }
  | { art: 'bearbeitet'; werktage: number; tag: string }
  | { art: 'vertretung'; vertretung: string; tag: string | null }

function partnerSaetze({ status, partnerschaft }: OrganisationProfil): Annahme[] {
  if (status !== 'AKTIV') return [{ art: 'nichtAktiv' }]
  if (partnerschaft?.status === 'BEENDET') return [{ art: 'beendet' }]
  return partnerschaft === null ? [{ art: 'ersteAnfrage' }] : []
}

function zeitSaetze({ abschnitte }: OrganisationProfil, jetzt: string): Annahme[] {
  const oeffnung = inhaltVon(abschnitte, 'OEFFNUNG')
  const schluss = naechsterBestellschluss(inhaltVon(abschnitte, 'BELIEFERUNG')?.touren ?? [], { oeffnung, jetzt })
  const saetze: Annahme[] = []
  if (schluss !== null) {
    const { tour, datum: tag, uhrzeit } = schluss
    saetze.push(tag === berlinDatum(jetzt) ? { art: 'offenBis', uhrzeit, tour } : { art: 'naechste', tag, uhrzeit, tour })
  }
  if (oeffnung !== null && !istOffen(oeffnung, jetzt)) {
    const naechste = naechsteOeffnung(oeffnung, jetzt)
    saetze.push(naechste === null ? { art: 'zuOhne' } : { art: 'zu', tag: naechste.datum, uhrzeit: naechste.uhrzeit })
  }
  return saetze
}

function praxisSaetze({ abschnitte, praxen }: OrganisationProfil, jetzt: string): Annahme[] {
  const regeln = inhaltVon(abschnitte, 'BESTELLREGELN')
  const vertretungen = vertretungenAm(inhaltVon(abschnitte, 'VERTRETUNG')?.vertretungen ?? [], berlinDatum(jetzt))
  const saetze: Annahme[] = vertretungen.map(({ praxisId, bis }) => ({ art: 'vertretung', vertretung: praxen[praxisId] ?? '', tag: bis }))
  const werktage = regeln?.bearbeitungszeitWerktage ?? null
  if (werktage === 0) saetze.push({ art: 'heute' })
  else if (werktage !== null) saetze.push({ art: 'bearbeitet', werktage, tag: bearbeitetBis(jetzt, werktage) })
  if (regeln?.egkJeQuartal === true) saetze.push({ art: 'egk' })
  return saetze
}

/** @param ohnePartnerschaft leaves out how the two organisations stand to each other */
export function annahmeVon(
  profil: OrganisationProfil,
  { jetzt, ohnePartnerschaft }: { jetzt: string; ohnePartnerschaft: boolean },
): Annahme[] {
  const partner = ohnePartnerschaft ? [] : partnerSaetze(profil)
  return [...partner, ...zeitSaetze(profil, jetzt), ...praxisSaetze(profil, jetzt)]
}
