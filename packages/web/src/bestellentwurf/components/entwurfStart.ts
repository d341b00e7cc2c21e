import { entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { entwurfAbbild, valuesOf } from './entwurfAbbild.ts'
import { type EntwurfValues, emptyEntwurf } from './formValues.ts'
import type { Ablage, Words } from './store.ts'
import { readUnsaved, forgetUnsaved } from './ungespeichert.ts'

export interface EntwurfStart {
  werte: EntwurfValues
  ablage: Ablage | null
  gespeichert: Words | null
  /** Restored content that the server does not have. */
  wiederhergestellt: boolean
  veraltet: boolean
  /** What ordering again has left out. */
  nichtUebernommen: BestellungAnswer['nichtUebernommen']
}

interface NewStart {
  personId: string
  heute: IsoDate
  klientId: string | null
  /** For the own house, with which the order begins. */
  note?: string | null
}

/** Content is restored only if it belongs to the client and the note with which the order begins. */
export function startNew({ personId, heute, klientId, note = null }: NewStart): EntwurfStart {
  const start = { ablage: null, gespeichert: null, veraltet: false, nichtUebernommen: [] }
  const alt = readUnsaved(null, personId)
  const passt =
    alt !== null &&
    (klientId === null || alt.werte.kopf.klientId === klientId) &&
    (note === null || alt.werte.kopf.interneNotiz.includes(note))
  if (passt) return { ...start, werte: alt.werte, wiederhergestellt: true }
  forgetUnsaved(null)
  const empty = emptyEntwurf(heute)
  const werte = note === null ? empty : { ...empty, kopf: { ...empty.kopf, interneNotiz: note } }
  return { ...start, werte, wiederhergestellt: false }
}

export function startOf(bestellung: BestellungAnswer, personId: string): EntwurfStart {
  const { id, nummer, version } = bestellung
  const values = valuesOf(bestellung)
  const seen = entwurf.safeParse(entwurfAbbild(values))
  const schluessel = values.positionen.map((position) => position.schluessel)
  const alt = readUnsaved(id, personId)
  return {
    werte: alt?.werte ?? values,
    ablage: { id, nummer, version },
    gespeichert: seen.success ? { entwurf: seen.data, schluessel } : null,
    wiederhergestellt: alt !== null,
    nichtUebernommen: bestellung.nichtUebernommen,
    veraltet: alt !== null && alt.version !== version,
  }
}

export function asNewEntwurf(values: EntwurfValues): EntwurfValues {
  return { ...values, positionen: values.positionen.map((position) => ({ ...position, id: null })) }
}
