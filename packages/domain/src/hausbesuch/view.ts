import { type KlientTeil, openTeile } from '../klient/einblick.policy.ts'
import { type HkpZeit, deckungOf, hkpNummernOf } from '../klient/hkp.ts'
import { type Instant, berlinDate } from '../shared/time.ts'
import { ueberfaelligFrom } from './clock.decider.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { type Person, sperre, transitionsOf } from './hausbesuch.policy.ts'
import { bestaetigungsfristMinutes, besuchRegeln, endStatus, hausAuf } from './hausbesuch.ts'
import { personenHandlungen } from './transitions.ts'
import type { HausbesuchAnswer, KlientZustand, RowAnswer } from './view.contract.ts'

export type OrganisationName = RowAnswer['pflegedienst']

/** The names around a visit; `klient` is null when the caller's organisation has erased the record. */
export interface Names {
  klient: (Omit<NonNullable<RowAnswer['klient']>, 'teile' | 'zustand'> & { zustand?: KlientZustand | null }) | null
  pflegedienst: OrganisationName
  praxis: OrganisationName | null
  apotheke: OrganisationName | null
  /** What is prescribed, for the nursing service that keeps the record; null for all others. */
  hkpZeiten: readonly HkpZeit[] | null
}

export interface Blick {
  namen: Names
  person: Person
  now: Instant
}

/** The day in Berlin under which a visit stands in lists: planned, wished for, or asked on. */
function tagOf({ plan, anfrage, erstelltAm }: Hausbesuch): string {
  return plan?.datum ?? anfrage?.wunsch?.datum ?? berlinDate(erstelltAm)
}

export function wartetAuf({ status, typ, anfrage }: Hausbesuch): RowAnswer['wartetAuf'] {
  if (endStatus.includes(status)) return 'NIEMAND'
  if (status === 'ANGEFRAGT') return anfrage?.offenBei ?? 'NIEMAND'
  return besuchRegeln[typ].ausfuehrend[0] ?? 'NIEMAND'
}

/** The nursing service will not be paid for what it does there; null: as far as it can be told it will. */
function missingVerordnung({ status, plan, leistungen }: Hausbesuch, { person, namen: { hkpZeiten } }: Blick) {
  if (person.seite !== 'PFLEGE' || plan === null || endStatus.includes(status)) return null
  const all = hkpNummernOf(leistungen).map((nummer) => deckungOf(hkpZeiten ?? [], plan.datum, nummer))
  const missing = all.filter((one) => one.art === 'FEHLT')
  return missing.find(({ zuletzt }) => zuletzt === null) ?? missing[0] ?? null
}

function overlaysOf(besuch: Hausbesuch, blick: Blick): RowAnswer['ueberlagerungen'] {
  const { status, dringlichkeit, anfrage } = besuch
  const { now } = blick
  const spaetestens = anfrage === null ? null : Date.parse(anfrage.am) + bestaetigungsfristMinutes * 60_000
  const withoutAnswer = status === 'ANGEFRAGT' && dringlichkeit === 'SOFORT' && spaetestens !== null && Date.parse(now) > spaetestens
  const begonnenBis = ueberfaelligFrom(besuch)
  const ueberfaellig = begonnenBis !== null && now >= begonnenBis
  return [
    ...(ueberfaellig ? (['UEBERFAELLIG'] as const) : []),
    ...(withoutAnswer ? (['BESTAETIGUNG_FEHLT'] as const) : []),
    ...(missingVerordnung(besuch, blick) !== null ? (['OHNE_VERORDNUNG'] as const) : []),
  ]
}

function splitOf(besuch: Hausbesuch, { person, now }: Blick): readonly KlientTeil[] {
  const zuEnde = besuch.ende ?? besuch.absage?.am ?? besuch.ablehnung?.am ?? besuch.nichtAngetroffen?.am ?? null
  return openTeile({
    fragender: { ...person, istPharmazeutisch: false },
    eigentuemerId: besuch.pflegedienstId,
    bindung: { nurVorschau: false, beendetAm: zuEnde === null ? null : berlinDate(zuEnde) },
    einwilligungen: [],
    geloescht: null,
    heute: berlinDate(now),
  })
}

/** Where someone lives follows the record, also when it was written on the visit. */
const showsAddress = (besuch: Hausbesuch, blick: Blick): boolean =>
  blick.namen.klient !== null && splitOf(besuch, blick).includes('ANSCHRIFT')

function klientOf(besuch: Hausbesuch, blick: Blick): RowAnswer['klient'] {
  const { klient } = blick.namen
  if (klient === null) return null
  const parts = splitOf(besuch, blick)
  const anschrift = parts.includes('ANSCHRIFT')
  return {
    ...klient,
    zustand: klient.zustand ?? null,
    adresse: anschrift ? klient.adresse : null,
    telefon: anschrift ? klient.telefon : null,
    teile: [...parts],
  }
}

function shared(besuch: Hausbesuch, blick: Blick): Omit<RowAnswer, 'moeglich'> {
  const { id, nummer, version, typ, status, anlassCode, dringlichkeit, plan, ort } = besuch
  const { person, namen } = blick
  return {
    id,
    nummer,
    version,
    typ,
    status,
    anlassCode,
    dringlichkeit,
    tag: tagOf(besuch),
    plan,
    wunsch: besuch.anfrage?.wunsch ?? null,
    klient: klientOf(besuch, blick),
    ort: showsAddress(besuch, blick) ? ort : null,
    zugewiesene: besuch.zugewiesene.map(({ personId, name, organisationId }) => ({
      personId,
      name,
      seite: (['ARZT', 'APOTHEKE'] as const).find((seite) => hausAuf(besuch, seite) === organisationId) ?? 'PFLEGE',
    })),
    binZugewiesen: besuch.zugewiesene.some(({ personId }) => personId === person.personId),
    pflegedienst: namen.pflegedienst,
    praxis: namen.praxis,
    apotheke: namen.apotheke,
    wartetAuf: wartetAuf(besuch),
    ueberlagerungen: overlaysOf(besuch, blick),
    abgebrochen: besuch.abgebrochen !== null,
  }
}

export function rowOf(besuch: Hausbesuch, blick: Blick): RowAnswer {
  const moeglich = personenHandlungen.filter((handlung) => sperre(handlung, besuch, blick.person) === null)
  return { ...shared(besuch, blick), moeglich }
}

export function viewOf(besuch: Hausbesuch, blick: Blick): HausbesuchAnswer {
  const { anfrage } = besuch
  return {
    ...shared(besuch, blick),
    seite: blick.person.seite,
    tuer: showsAddress(besuch, blick) ? besuch.tuer : null,
    anlass: besuch.anlass,
    transportunfaehigGrund: besuch.transportunfaehigGrund,
    anfrage: anfrage && { von: anfrage.von, an: anfrage.an, name: anfrage.name, am: anfrage.am, offenBei: anfrage.offenBei },
    fahrzeug: besuch.fahrzeug,
    leistungen: besuch.leistungen,
    nachrichten: besuch.nachrichten,
    unterwegsAb: besuch.unterwegsAb,
    beginn: besuch.beginn,
    ende: besuch.ende,
    ergebnis: besuch.ergebnis,
    abbruchGrund: besuch.abgebrochen,
    nachtraege: besuch.nachtraege.map(({ name, am, text }) => ({ name, am, text })),
    ablehnung: besuch.ablehnung,
    absage: besuch.absage,
    nichtAngetroffen: besuch.nichtAngetroffen,
    serie: besuchRegeln[besuch.typ].plant.includes(blick.person.seite) ? besuch.serie : null,
    erstelltAm: besuch.erstelltAm,
    hkpBis: missingVerordnung(besuch, blick)?.zuletzt ?? null,
    uebergaenge: transitionsOf(besuch, blick.person),
  }
}
