import type { PersonAntwort } from '@dreiklang/domain/personal/akte.contract'
import { type Beruf, type Funktion, type Qualifikation, funktionenDesBerufs } from '@dreiklang/domain/personal/personal'
import type { OrganisationArt, Rolle } from '@dreiklang/domain/shared/akteur'

/** A record as the fields of the form hold it. */
export interface AkteWerte {
  name: string
  rolle: Rolle
  beruf: Beruf
  telefon: string
  personalnummer: string
  wochenstunden: number | null
  schweigepflichtAm: string | null
  telematikId: string
  fuehrerschein: boolean
  qualifikation: Qualifikation | null
  beschaeftigtennummer: string
  handzeichen: string
  behandlungspflegeErlaubt: boolean
  approbationAm: string | null
  funktion: Funktion | null
  lanr: string
  unterschriftsberechtigt: boolean
}

export function akteWerte(person: PersonAntwort & { vertrag: NonNullable<PersonAntwort['vertrag']> }): AkteWerte {
  const { name, rolle, beruf, telefon, qualifikation, handzeichen, funktion, vertrag } = person
  const { email: _email, ...rest } = vertrag
  return {
    ...rest,
    name,
    rolle,
    beruf,
    qualifikation,
    funktion,
    telefon: telefon ?? '',
    handzeichen: handzeichen ?? '',
    personalnummer: rest.personalnummer ?? '',
    telematikId: rest.telematikId ?? '',
    beschaeftigtennummer: rest.beschaeftigtennummer ?? '',
    lanr: rest.lanr ?? '',
  }
}

const oder = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The body of the change; fields that no longer fit the profession are dropped. */
export function akteAbbild(werte: AkteWerte, { art, version }: { art: OrganisationArt; version: number }) {
  const { beruf, funktion } = werte
  const passend = funktionenDesBerufs[beruf]
  const gewaehlt = art === 'ARZTPRAXIS' && funktion !== null && passend?.includes(funktion) === true ? funktion : null
  return {
    ...werte,
    version,
    telefon: oder(werte.telefon),
    personalnummer: oder(werte.personalnummer),
    telematikId: oder(werte.telematikId),
    beschaeftigtennummer: oder(werte.beschaeftigtennummer),
    handzeichen: oder(werte.handzeichen),
    qualifikation: beruf === 'PFLEGEKRAFT' ? werte.qualifikation : null,
    funktion: gewaehlt,
    approbationAm: beruf === 'APOTHEKER' || beruf === 'ARZT' ? werte.approbationAm : null,
    lanr: beruf === 'ARZT' && gewaehlt !== 'WEITERBILDUNGSASSISTENT' ? oder(werte.lanr) : null,
  }
}
