/** When a consent or its withdrawal is fit to be written down. */
import type { FeldFehler } from '../shared/fehler.ts'
import type { Datum } from '../shared/zeit.ts'
import type { EinwilligungAngaben } from './einwilligung.contract.ts'
import { textDerVersion } from './einwilligung.ts'
import { verlaufFehler } from './verlauf.errors.ts'

const falsch = (path: string): FeldFehler => ({ path, code: 'falsch', message: 'falsch' })

/** @throws klient.angaben_falsch with all fields that are wrong; `heute` is the calendar day in Berlin */
export function pruefeEinwilligung(
  { art, erteiltAm, gueltigBis, textVersion, nachweisId, unterschrift }: EinwilligungAngaben,
  heute: Datum,
) {
  const felder: FeldFehler[] = []
  if (erteiltAm > heute) felder.push(falsch('erteiltAm'))
  if (gueltigBis !== null && gueltigBis < erteiltAm) felder.push(falsch('gueltigBis'))
  if (textVersion !== null && textDerVersion(art, textVersion) === undefined) felder.push(falsch('textVersion'))
  // One declaration has one proof: which of two would hold?
  if (unterschrift !== null && nachweisId !== null) felder.push(falsch('nachweisId'))
  // Who signs on the screen has read what stands there.
  if (unterschrift !== null && textVersion === null) felder.push(falsch('textVersion'))
  if (felder.length > 0) throw verlaufFehler.ablehnen('klient.angaben_falsch', { felder })
}

/** A withdrawal works from the day it was declared on, and nobody can declare it tomorrow. @throws klient.angaben_falsch */
export function pruefeWiderruf({ am }: { am: Datum }, { erteiltAm, heute }: { erteiltAm: Datum; heute: Datum }): void {
  if (am > heute || am < erteiltAm) throw verlaufFehler.ablehnen('klient.angaben_falsch', { felder: [falsch('am')] })
}
