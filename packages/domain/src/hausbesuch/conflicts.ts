import { isAway } from '../klient/abwesenheit.ts'
import { deckungOf } from '../klient/hkp.ts'
import { checkArbeitszeit } from './arbeitszeit.ts'
import { befund, countMinutes, nameOf } from './befund.ts'
import { eignungOf, isBehandelt } from './eignung.ts'
import { findAbsent, findOverlaps, headOf, isAtSameTime } from './overlaps.ts'
import type { Planlage } from './planlage.ts'
import { reisezeitMinutes } from './reisezeit.ts'
import type { Befund } from './view.contract.ts'

function fahrzeiten({ plan, ort, personen, andere }: Planlage): Befund[] {
  if (ort === null) return []
  return personen.flatMap((person) =>
    andere.flatMap((besuch) => {
      if (!besuch.personIds.includes(person.id) || besuch.ort === null || isAtSameTime(besuch, plan)) return []
      const free = besuch.bis <= plan.von ? countMinutes(besuch.bis, plan.von) : countMinutes(plan.bis, besuch.von)
      const weg = reisezeitMinutes(besuch.ort, ort)
      if (free >= weg) return []
      return [befund('FAHRZEIT_FEHLT', { person: nameOf(person), besuch: headOf(besuch), minuten: { ist: free, grenze: weg } })]
    }),
  )
}

/** Nobody treats whose qualification is not known; for a visit without treatment it is only pointed out. */
function qualifikation({ typ, leistungen, plan: { datum: tag }, personen }: Planlage): Befund[] {
  return personen.flatMap((one) => {
    const person = nameOf(one)
    const eignung = eignungOf({ typ, leistungen, tag }, one)
    switch (eignung.art) {
      case 'JA':
        return []
      case 'UNBEKANNT':
        return [befund('QUALIFIKATION_UNBEKANNT', { schwere: isBehandelt(typ, leistungen) ? 'FEHLER' : 'WARNUNG', person })]
      case 'NUR_FACHKRAFT':
        return [befund('QUALIFIKATION_FEHLT', { schwere: 'FEHLER', person })]
      case 'GRUPPE_FEHLT':
        return [befund('LEISTUNGSGRUPPE_FEHLT', { schwere: 'FEHLER', person, gruppe: eignung.gruppe })]
      case 'GRUPPE_UNBEKANNT':
        return [befund('LEISTUNGSGRUPPE_PRUEFEN', { person })]
      case 'NACHWEIS_FEHLT':
        return [befund('NACHWEIS_FEHLT', { person, gruppe: eignung.gruppe })]
    }
  })
}

function abwesende({ plan, personen, klientAbwesend }: Planlage): Befund[] {
  const klient = klientAbwesend.find((one) => isAway([one], plan.datum))
  return [...(klient === undefined ? [] : [befund('KLIENT_ABWESEND', { bis: klient.bis })]), ...findAbsent({ plan, personen })]
}

/** Of several services the one that is paid least: a warning names what is missing once. */
function verordnung({ hkp: { zeiten, nummern }, plan: { datum } }: Planlage): Befund[] {
  const all = nummern.map((nummer) => deckungOf(zeiten, datum, nummer))
  const missing = all.filter((one) => one.art === 'FEHLT')
  const [never] = missing.filter(({ zuletzt }) => zuletzt === null)
  const [ended] = missing.toSorted((a, b) => ((a.zuletzt ?? '') < (b.zuletzt ?? '') ? -1 : 1))
  if (never !== undefined) return [befund('HKP_FEHLT')]
  if (ended !== undefined) return [befund('HKP_ABGELAUFEN', { bis: ended.zuletzt })]
  return all.some((one) => one.art === 'UNKLAR' && one.wo === 'LEISTUNG') ? [befund('HKP_UNKLAR')] : []
}

export function conflictsOf(lage: Planlage): Befund[] {
  const { plan, now } = lage
  const all = [
    ...qualifikation(lage),
    ...findOverlaps(lage),
    ...fahrzeiten(lage),
    ...abwesende(lage),
    ...checkArbeitszeit(lage),
    ...verordnung(lage),
    ...(plan.bis < now ? [befund('VERGANGEN')] : []),
  ]
  return all.toSorted((a, b) => Number(b.schwere === 'FEHLER') - Number(a.schwere === 'FEHLER'))
}
