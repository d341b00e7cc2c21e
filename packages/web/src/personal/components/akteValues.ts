import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { type Beruf, type Funktion, type Qualifikation, funktionenOfBeruf } from '@dreiklang/domain/personal/personal'
import type { OrganisationArt, Rolle } from '@dreiklang/domain/shared/akteur'

export interface AkteValues {
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

export function akteValues(person: PersonAnswer & { vertrag: NonNullable<PersonAnswer['vertrag']> }): AkteValues {
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
export function akteAbbild(values: AkteValues, { art, version }: { art: OrganisationArt; version: number }) {
  const { beruf, funktion } = values
  const passend = funktionenOfBeruf[beruf]
  const gewaehlt = art === 'ARZTPRAXIS' && funktion !== null && passend?.includes(funktion) === true ? funktion : null
  return {
    ...values,
    version,
    telefon: oder(values.telefon),
    personalnummer: oder(values.personalnummer),
    telematikId: oder(values.telematikId),
    beschaeftigtennummer: oder(values.beschaeftigtennummer),
    handzeichen: oder(values.handzeichen),
    qualifikation: beruf === 'PFLEGEKRAFT' ? values.qualifikation : null,
    funktion: gewaehlt,
    approbationAm: beruf === 'APOTHEKER' || beruf === 'ARZT' ? values.approbationAm : null,
    lanr: beruf === 'ARZT' && gewaehlt !== 'WEITERBILDUNGSASSISTENT' ? oder(values.lanr) : null,
  }
}
