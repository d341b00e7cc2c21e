/** The only place that decides which field leaves for whom (domain.md 3.5): a practice never sees the pharmacy. */
import { type Einblick, type KlientTeil, openTeile } from '../klient/einblick.policy.ts'
import type { EinwilligungArt } from '../klient/klient.ts'
import type { Seite } from '../shared/akteur.ts'
import { keineRechte } from '../shared/rechte.ts'
import { partOf, seenBy } from '../shared/document.ts'
import { type Instant, type IsoDate, berlinDate } from '../shared/time.ts'
import { type Bestellung, kopfDocument } from './bestellung.document.ts'
import { type Transitions, transitionsOf } from './bestellung.policy.ts'
import { type PositionStatus, isEnd } from './bestellung.ts'
import type { Person } from './handelnder.ts'
import { grundFor } from './klientGrund.ts'
import { type Gelesen, type Lesemarke, readOf, rueckfragenFor } from './lesemarke.ts'
import { type Lieferung, lieferungDocument } from './lieferung.document.ts'
import { type LieferungStand, standOfLieferung } from './lieferung.ts'
import type { Nachschub } from './nachschub.document.ts'
import { withoutOtherIds } from './mvo.ts'
import { type Position, positionDocument, positionStand } from './position.document.ts'
import type { Rezept } from './rezept.document.ts'
import type { Rueckfrage } from './rueckfrage.document.ts'
import {
  gesamtStatus,
  isPartial,
  visiblePositionen,
  sollMenge,
  overlaysOf,
  turnFor,
  turnOfPosition,
  isNotfallUnbestaetigt,
} from './stand.ts'

export interface OrganisationName {
  id: string
  name: string
  telefon: string | null
}

export interface KlientName {
  id: string
  vorname: string
  nachname: string
  geburtsdatum: IsoDate
  kvnr: string | null
  krankenkasse: string | null
  adresse: { strasse: string; hausnummer: string; zusatz: string | null; plz: string; ort: string } | null
  telefon: string | null
  allergien: string | null
  status: string
  /** By which he has released practice or pharmacy from secrecy, as far as they hold today. */
  einwilligungen: readonly EinwilligungArt[]
  /** The nursing service has erased its record; `abschriftVom`: on which day the reader's house has copied what it must keep, if it has. */
  akteGeloescht: { abschriftVom: Instant | null } | null
}

export interface Names {
  klient: KlientName | null
  pflegedienst: OrganisationName
  praxis: OrganisationName | null
  apotheke: OrganisationName | null
}

const positionFields = { ...positionDocument, ...positionStand }

type Reader = Pick<Person, 'seite' | 'organisationId'>

/** Who of the pharmacy said another last day, the practice is not told; the numbers of other parts only who ordered or issued them. */
function rezeptView(rezept: Rezept, { seite, organisationId }: Reader): Rezept {
  const { andereFrist, praxisId } = rezept
  const shown = seite === 'PFLEGE' || organisationId === praxisId ? rezept : withoutOtherIds(rezept)
  const hidden = seite === 'ARZT' && andereFrist?.seite === 'APOTHEKE'
  return hidden ? { ...shown, andereFrist: { ...andereFrist, durch: null } } : shown
}

/** An order that a proposal of the pharmacy was taken over into, as far as the reader may see it. */
export interface NachschubBestellung {
  id: string
  nummer: string
}

/** An order of the own house that has taken a later part of a Mehrfachverordnung for itself. */
export interface TeilBestellung {
  /** Whose next part it is. */
  positionId: string
  nr: number
  id: string
  nummer: string
  status: PositionStatus
  am: Instant
  durch: string | null
}

/** The pharmacy learns what became of its proposal, and of the order only once it is an order that it may see. */
function nachschubView(
  { nachschub }: Position,
  { seite, nachschubBestellungen }: { seite: Seite | 'VORSCHAU'; nachschubBestellungen: readonly NachschubBestellung[] },
): Nachschub[] {
  if (seite === 'PFLEGE') return nachschub
  if (seite !== 'APOTHEKE') return []
  return nachschub.map((one) => ({
    ...one,
    antwort: one.antwort && {
      ...one.antwort,
      grund: one.antwort.grund === null ? null : grundFor(seite, one.antwort.grund),
      bestellungId: nachschubBestellungen.find(({ id }) => id === one.antwort?.bestellungId)?.id ?? null,
    },
  }))
}

function positionView(
  position: Position,
  { reader, nachschubBestellungen }: { reader: Reader; nachschubBestellungen: readonly NachschubBestellung[] },
): Omit<Position, 'anforderungen' | 'sichtPraxis' | 'sichtApotheke' | 'fristGewarnt' | 'notfallGemeldet' | 'eskalation'> & {
  eskalation: number
  vorschau: boolean
  sollMenge: number
} {
  const { anforderungen: _a, sichtPraxis: _p, sichtApotheke, fristGewarnt: _f, notfallGemeldet: _n, eskalation, ...offen } = position
  const { seite } = reader
  const vorschau = seite === 'APOTHEKE' && sichtApotheke === 'VORSCHAU'
  const seen = seenBy(positionFields, offen, vorschau ? 'VORSCHAU' : seite)
  const { stornoAnfrage } = seen
  return {
    ...seen,
    stornoAnfrage: stornoAnfrage && { ...stornoAnfrage, grund: grundFor(seite, stornoAnfrage.grund) },
    rezept: seen.rezept && rezeptView(seen.rezept, reader),
    fruehereRezepte: vorschau ? [] : position.fruehereRezepte.map((rezept) => rezeptView(rezept, reader)),
    // What came from the pharmacy is shown to the pharmacy.
    reklamationen: seite === 'ARZT' ? position.reklamationen.map((one) => ({ ...one, fotos: [] })) : position.reklamationen,
    // The nursing service sees what is left with whom; practice and pharmacy see their own, and nothing of each other.
    retouren: seite === 'ARZT' || vorschau ? [] : position.retouren,
    folgen: seite === 'PFLEGE' ? position.folgen : position.folgen.filter(({ bei }) => bei === seite),
    nachschub: nachschubView(position, { seite: vorschau ? 'VORSCHAU' : seite, nachschubBestellungen }),
    eskalation: vorschau ? 0 : eskalation.stufe,
    vorschau,
    sollMenge: sollMenge(position),
  }
}

function rueckfragenView(bestellung: Bestellung, seite: Seite, seen: readonly Lesemarke[]): (Rueckfrage & { gelesen: Gelesen[] })[] {
  return rueckfragenFor(bestellung, seite).map((frage) => ({ ...frage, gelesen: readOf(bestellung, frage.id, seen) }))
}

type LieferungView = Omit<Lieferung, 'code' | 'status'> & { status: LieferungStand; code: string | null }

function lieferungenView({ lieferungen, positionen }: Bestellung, seite: Seite): LieferungView[] {
  if (seite === 'ARZT') return []
  return lieferungen.map((lieferung) => ({
    ...seenBy(lieferungDocument, lieferung, seite),
    status: standOfLieferung(lieferung, positionen),
  }))
}

/** Day on which the last of these positions ended; null while one is open. */
function beendetOn(positionen: readonly Position[]): IsoDate | null {
  if (!positionen.every(({ status }) => isEnd(status))) return null
  const last = positionen
    .map(({ seit }) => seit)
    .toSorted()
    .at(-1)
  return last === undefined ? null : berlinDate(last)
}

export function einblickDurch(
  bestellung: Bestellung,
  { klient, person, heute }: { klient: Pick<KlientName, 'einwilligungen' | 'akteGeloescht'>; person: Person; heute: IsoDate },
): Einblick {
  const positionen = visiblePositionen(bestellung, person.seite)
  const nurVorschau = person.seite === 'APOTHEKE' && positionen.every(({ sichtApotheke }) => sichtApotheke === 'VORSCHAU')
  return {
    fragender: person,
    eigentuemerId: bestellung.pflegedienstId,
    bindung: { nurVorschau, beendetAm: beendetOn(positionen) },
    einwilligungen: klient.einwilligungen,
    geloescht: klient.akteGeloescht && { abschrift: klient.akteGeloescht.abschriftVom !== null },
    heute,
  }
}

/** The Klient as far as he is open; the fields of the other parts are null. That he has died only the own nursing service reads. */
export function klientView(
  { einwilligungen: _einwilligungen, ...klient }: KlientName,
  { parts, seite }: { parts: readonly KlientTeil[]; seite: Seite },
): Omit<KlientName, 'einwilligungen'> & { teile: KlientTeil[] } {
  const onlyWith = <T>(part: KlientTeil, value: T): T | null => (parts.includes(part) ? value : null)
  return {
    ...klient,
    status: seite !== 'PFLEGE' && klient.status === 'VERSTORBEN' ? 'BEENDET' : klient.status,
    kvnr: onlyWith('VERSICHERUNG', klient.kvnr),
    krankenkasse: onlyWith('VERSICHERUNG', klient.krankenkasse),
    adresse: onlyWith('ANSCHRIFT', klient.adresse),
    telefon: onlyWith('ANSCHRIFT', klient.telefon),
    allergien: onlyWith('ARZNEI', klient.allergien),
    teile: [...parts],
  }
}

export type BestellungView = ReturnType<typeof viewOf>

export function viewOf(
  bestellung: Bestellung,
  {
    namen,
    person,
    now,
    gelesen = [],
    nachschubBestellungen = [],
    teilBestellungen = [],
  }: {
    namen: Names
    person: Person
    now: Instant
    gelesen?: readonly Lesemarke[]
    nachschubBestellungen?: readonly NachschubBestellung[]
    teilBestellungen?: readonly TeilBestellung[]
  },
) {
  const { seite } = person
  const heute = berlinDate(now)
  const positionen = visiblePositionen(bestellung, seite)
  const verstorben = namen.klient?.status === 'VERSTORBEN'
  const klientPruefen = namen.klient !== null && namen.klient.status !== 'AKTIV'
  const nurVorschau = seite === 'APOTHEKE' && positionen.every(({ sichtApotheke }) => sichtApotheke === 'VORSCHAU')
  // In the order in which the wire has always told them; a newer field comes behind.
  const {
    art,
    prioritaet,
    bedarfBis,
    lieferart,
    lieferadresse,
    lieferzeitfenster,
    einloesung,
    bemerkung,
    interneNotiz,
    abweichungGrund,
    klientId,
    praxisId,
    arztPersonId,
    apothekeId,
    ...weitere
  } = seenBy(kopfDocument, partOf(kopfDocument, bestellung), nurVorschau ? 'VORSCHAU' : seite)
  return {
    id: bestellung.id,
    nummer: bestellung.nummer,
    version: bestellung.version,
    seite,
    art,
    status: gesamtStatus(positionen),
    teilweise: isPartial(positionen),
    wartetAuf: turnFor(seite, bestellung, positionen),
    prioritaet,
    bedarfBis,
    lieferart,
    lieferadresse,
    lieferzeitfenster,
    einloesung,
    bemerkung,
    interneNotiz,
    abweichungGrund,
    klientId,
    praxisId,
    arztPersonId,
    apothekeId,
    ...weitere,
    quelle: bestellung.quelle,
    vorgaengerId: seite === 'PFLEGE' ? bestellung.vorgaengerId : null,
    nichtUebernommen: seite === 'PFLEGE' ? bestellung.nichtUebernommen : [],
    nachschubBestellungen: [...nachschubBestellungen],
    // Where a part is redeemed is the business of who orders it: an order of its own says who else takes part.
    teilBestellungen: seite === 'PFLEGE' ? [...teilBestellungen] : [],
    erstelltAm: bestellung.erstelltAm,
    gesendetAm: bestellung.gesendetAm,
    notfallUnbestaetigt: positionen.some(isNotfallUnbestaetigt),
    klient:
      namen.klient &&
      klientView(namen.klient, { parts: openTeile(einblickDurch(bestellung, { klient: namen.klient, person, heute })), seite }),
    pflegedienst: namen.pflegedienst,
    praxis: namen.praxis,
    apotheke: seite === 'ARZT' ? null : namen.apotheke,
    positionen: positionen.map((position) => ({
      ...positionView(position, { reader: person, nachschubBestellungen }),
      wartetAuf: turnOfPosition(seite, bestellung, position),
      ueberlagerungen: overlaysOf(bestellung, position, { now, klientPruefen, seite }),
      uebergaenge: transitionsOf({ bestellung, position, handelnder: person, heute, verstorben }) satisfies Transitions,
    })),
    rueckfragen: rueckfragenView(bestellung, seite, gelesen),
    lieferungen: lieferungenView(bestellung, seite),
  }
}

export function vorschauFor(seite: Seite, sent: Bestellung, { namen, now }: { namen: Names; now: Instant }): BestellungView | null {
  const organisationId = seite === 'ARZT' ? sent.praxisId : sent.apothekeId
  if (organisationId === null || visiblePositionen(sent, seite).length === 0) return null
  const person: Person = { seite, organisationId, personId: '', name: '', ...keineRechte }
  return viewOf(sent, { namen, person, now })
}
