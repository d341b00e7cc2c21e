/** A visit as a side may see it. */
import { type KlientTeil, offeneTeile } from '../klient/einblick.policy.ts'
import { type Datum, type Instant, berlinDatum } from '../shared/zeit.ts'
import { type Person, sperre, uebergaengeVon } from './hausbesuch.policy.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { bestaetigungsfristMinuten, besuchRegeln, endStatus, hausAuf, ueberfaelligAb } from './hausbesuch.ts'
import { istOhneVerordnung } from './konflikte.ts'
import type { HausbesuchAntwort, ZeileAntwort } from './sicht.contract.ts'
import { personenHandlungen } from './uebergaenge.ts'

export type OrganisationName = ZeileAntwort['pflegedienst']

/** The names around a visit; `klient` is null when the caller's organisation has erased the record. */
export interface Namen {
  klient: Omit<NonNullable<ZeileAntwort['klient']>, 'teile'> | null
  pflegedienst: OrganisationName
  praxis: OrganisationName | null
  apotheke: OrganisationName | null
  /** Last day of the HKP-Verordnung, for the nursing service that keeps the record; null when it has none. */
  hkpBis: Datum | null
}

export interface Blick {
  namen: Namen
  person: Person
  jetzt: Instant
}

/** The day in Berlin under which a visit stands in lists: planned, wished for, or asked on. */
function tagVon({ plan, anfrage, erstelltAm }: Hausbesuch): string {
  return plan?.datum ?? anfrage?.wunsch?.datum ?? berlinDatum(erstelltAm)
}

/** Whose turn it is. */
export function wartetAuf({ status, typ, anfrage }: Hausbesuch): ZeileAntwort['wartetAuf'] {
  if (endStatus.includes(status)) return 'NIEMAND'
  if (status === 'ANGEFRAGT') return anfrage?.offenBei ?? 'NIEMAND'
  return besuchRegeln[typ].ausfuehrend[0] ?? 'NIEMAND'
}

/** The nursing service will not be paid for what it does there. */
function ohneVerordnung({ status, plan, leistungen }: Hausbesuch, { person, namen: { hkpBis } }: Blick): boolean {
  if (person.seite !== 'PFLEGE' || plan === null || endStatus.includes(status)) return false
  return istOhneVerordnung({ quellen: leistungen.map(({ quelle }) => quelle), hkpBis, plan })
}

function ueberlagerungenVon(besuch: Hausbesuch, blick: Blick): ZeileAntwort['ueberlagerungen'] {
  const { status, plan, dringlichkeit, anfrage } = besuch
  const { jetzt } = blick
  const spaetestens = anfrage === null ? null : Date.parse(anfrage.am) + bestaetigungsfristMinuten * 60_000
  const ohneAntwort = status === 'ANGEFRAGT' && dringlichkeit === 'SOFORT' && spaetestens !== null && Date.parse(jetzt) > spaetestens
  const ueberfaellig = status === 'GEPLANT' && plan !== null && jetzt >= ueberfaelligAb(plan)
  return [
    ...(ueberfaellig ? (['UEBERFAELLIG'] as const) : []),
    ...(ohneAntwort ? (['BESTAETIGUNG_FEHLT'] as const) : []),
    ...(ohneVerordnung(besuch, blick) ? (['OHNE_VERORDNUNG'] as const) : []),
  ]
}

/** Parts of the record that the visit opens: fewer when it is long over. */
function teileVon(besuch: Hausbesuch, { person, jetzt }: Blick): readonly KlientTeil[] {
  const zuEnde = besuch.ende ?? besuch.absage?.am ?? besuch.ablehnung?.am ?? besuch.nichtAngetroffen?.am ?? null
  return offeneTeile({
    fragender: { ...person, istPharmazeutisch: false },
    eigentuemerId: besuch.pflegedienstId,
    bindung: { nurVorschau: false, beendetAm: zuEnde === null ? null : berlinDatum(zuEnde) },
    einwilligungen: [],
    heute: berlinDatum(jetzt),
  })
}

/** Where someone lives follows the record, also when it was written on the visit. */
const zeigtAnschrift = (besuch: Hausbesuch, blick: Blick): boolean =>
  blick.namen.klient !== null && teileVon(besuch, blick).includes('ANSCHRIFT')

function klientVon(besuch: Hausbesuch, blick: Blick): ZeileAntwort['klient'] {
  const { klient } = blick.namen
  if (klient === null) return null
  const teile = teileVon(besuch, blick)
  const anschrift = teile.includes('ANSCHRIFT')
  return { ...klient, adresse: anschrift ? klient.adresse : null, telefon: anschrift ? klient.telefon : null, teile: [...teile] }
}

function gemeinsames(besuch: Hausbesuch, blick: Blick): Omit<ZeileAntwort, 'moeglich'> {
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
    tag: tagVon(besuch),
    plan,
    wunsch: besuch.anfrage?.wunsch ?? null,
    klient: klientVon(besuch, blick),
    ort: zeigtAnschrift(besuch, blick) ? ort : null,
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
    ueberlagerungen: ueberlagerungenVon(besuch, blick),
    abgebrochen: besuch.abgebrochen !== null,
  }
}

/** A line of the list. */
export function zeileVon(besuch: Hausbesuch, blick: Blick): ZeileAntwort {
  const moeglich = personenHandlungen.filter((handlung) => sperre(handlung, besuch, blick.person) === null)
  return { ...gemeinsames(besuch, blick), moeglich }
}

/** The whole of it, with the steps open to the reader. */
export function sichtVon(besuch: Hausbesuch, blick: Blick): HausbesuchAntwort {
  const { anfrage } = besuch
  return {
    ...gemeinsames(besuch, blick),
    seite: blick.person.seite,
    tuer: zeigtAnschrift(besuch, blick) ? besuch.tuer : null,
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
    hkpBis: blick.person.seite === 'PFLEGE' ? blick.namen.hkpBis : null,
    uebergaenge: uebergaengeVon(besuch, blick.person),
  }
}
