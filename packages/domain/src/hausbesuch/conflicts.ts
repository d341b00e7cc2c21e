import { isAway } from '../klient/abwesenheit.ts'
import { deckungOf } from '../klient/hkp.ts'
import { type Qualifikation, overlap } from '../personal/personal.ts'
import { isFachkraft } from '../shared/rechte.ts'
import { type BesuchTyp, type Plan, besuchRegeln, isBehandlung } from './hausbesuch.ts'
import { checkArbeitszeit } from './arbeitszeit.ts'
import { befund, countMinutes, nameOf } from './befund.ts'
import type { Eingeteilte, OtherBesuch, Planlage } from './planlage.ts'
import { reisezeitMinutes } from './reisezeit.ts'
import type { Befund } from './view.contract.ts'

const nurFachkraft: readonly BesuchTyp[] = ['ERSTBESUCH', 'BERATUNGSBESUCH', 'WUNDVISITE']

const headOf = ({ id, nummer, von, bis }: OtherBesuch) => ({ id, nummer, von, bis })
const overlapsPlan = (besuch: OtherBesuch, plan: Plan): boolean => besuch.von < plan.bis && plan.von < besuch.bis

function ueberschneidungen({ plan, personen, andere }: Planlage): Befund[] {
  return personen.flatMap((person) =>
    andere
      .filter((besuch) => besuch.personIds.includes(person.id) && overlapsPlan(besuch, plan))
      .map((besuch) => befund('UEBERSCHNEIDUNG', { person: nameOf(person), besuch: headOf(besuch) })),
  )
}

function fahrzeiten({ plan, ort, personen, andere }: Planlage): Befund[] {
  if (ort === null) return []
  return personen.flatMap((person) =>
    andere.flatMap((besuch) => {
      if (!besuch.personIds.includes(person.id) || besuch.ort === null || overlapsPlan(besuch, plan)) return []
      const free = besuch.bis <= plan.von ? countMinutes(besuch.bis, plan.von) : countMinutes(plan.bis, besuch.von)
      const weg = reisezeitMinutes(besuch.ort, ort)
      if (free >= weg) return []
      return [befund('FAHRZEIT_FEHLT', { person: nameOf(person), besuch: headOf(besuch), minuten: { ist: free, grenze: weg } })]
    }),
  )
}

const learning: readonly Qualifikation[] = ['AZUBI', 'BETREUUNG']

/**
 * The kind of visit is asked for first: first visits, advice (§ 37 Abs. 3 SGB XI) and looking after wounds are for a Fachkraft, whatever a
 * helper is allowed beside that. A permission for Behandlungspflege (framework contracts after § 132a SGB V) is for trained helpers; who is in
 * training works under guidance (§ 17 PflBG) and who only accompanies (§ 43b SGB XI) does not treat. `UNBEKANNT` when the record does not say.
 * `PRUEFEN`: the record only says that he may treat, and not which groups of services; the contracts keep groups 3 and 4 (injections into a
 * muscle, wounds, catheters, ports) for a Fachkraft, so a person has to look.
 */
export function eignungOf(
  { typ, quellen }: Pick<Planlage, 'typ' | 'quellen'>,
  { qualifikation: gelernt, behandlungspflegeErlaubt }: Pick<Eingeteilte, 'qualifikation' | 'behandlungspflegeErlaubt'>,
): 'JA' | 'PRUEFEN' | 'NEIN' | 'UNBEKANNT' {
  const onlyFachkraft = nurFachkraft.includes(typ)
  if (!besuchRegeln[typ].ausfuehrend.includes('PFLEGE') || (!onlyFachkraft && !quellen.some(isBehandlung))) return 'JA'
  if (gelernt === null) return 'UNBEKANNT'
  if (isFachkraft(gelernt)) return 'JA'
  return !onlyFachkraft && behandlungspflegeErlaubt && !learning.includes(gelernt) ? 'PRUEFEN' : 'NEIN'
}

/** Nobody treats whose qualification is not known; for a visit without treatment it is only pointed out. */
function qualifikation({ typ, quellen, personen }: Planlage): Befund[] {
  const behandlung = typ === 'WUNDVISITE' || quellen.some(isBehandlung)
  return personen.flatMap((one) => {
    const eignung = eignungOf({ typ, quellen }, one)
    if (eignung === 'JA') return []
    if (eignung === 'PRUEFEN') return [befund('LEISTUNGSGRUPPE_PRUEFEN', { person: nameOf(one) })]
    const hart = eignung === 'NEIN' || behandlung
    const art = eignung === 'NEIN' ? 'QUALIFIKATION_FEHLT' : 'QUALIFIKATION_UNBEKANNT'
    return [befund(art, { schwere: hart ? 'FEHLER' : 'WARNUNG', person: nameOf(one) })]
  })
}

function abwesende({ plan: { datum }, personen, klientAbwesend }: Planlage): Befund[] {
  const tag = { von: datum, bis: datum }
  const klient = klientAbwesend.find((one) => isAway([one], datum))
  return [
    ...(klient === undefined ? [] : [befund('KLIENT_ABWESEND', { bis: klient.bis })]),
    ...personen.flatMap((person) =>
      person.abwesenheiten.filter((one) => overlap(one, tag)).map(({ bis }) => befund('PERSON_ABWESEND', { person: nameOf(person), bis })),
    ),
  ]
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
    ...ueberschneidungen(lage),
    ...fahrzeiten(lage),
    ...abwesende(lage),
    ...checkArbeitszeit(lage),
    ...verordnung(lage),
    ...(plan.bis < now ? [befund('VERGANGEN')] : []),
  ]
  return all.toSorted((a, b) => Number(b.schwere === 'FEHLER') - Number(a.schwere === 'FEHLER'))
}
