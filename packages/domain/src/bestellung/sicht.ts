/**
 * What a side sees of an order (domain.md 3.5): the only place that decides which field leaves for whom. The practice never sees the
 * pharmacy, only the requester sees the internal note, and only the recipient sees the handover code.
 */
import { type Einblick, type KlientTeil, offeneTeile } from '../klient/einblick.policy.ts'
import type { EinwilligungArt } from '../klient/klient.ts'
import type { Seite } from '../shared/akteur.ts'
import { type Datum, berlinDatum } from '../shared/zeit.ts'
import { partOf, seenBy } from '../shared/document.ts'
import { type Bestellung, kopfDocument } from './bestellung.document.ts'
import { type Position, positionDocument, positionStand } from './position.document.ts'
import { istEnde } from './bestellung.ts'
import { gesamtStatus, istTeilweise, sichtbarePositionen, sollMenge, ueberlagerungenVon, wartetAuf, wartetAufGesamt } from './stand.ts'
import { type Uebergaenge, uebergaengeVon } from './bestellung.policy.ts'
import type { Person } from './handelnder.ts'
import { type Gelesen, type Lesemarke, gelesenVon, rueckfragenFuer } from './lesemarke.ts'
import { type Lieferung, type LieferungStand, standDerLieferung } from './lieferung.ts'
import type { Rueckfrage } from './rueckfrage.ts'

export interface OrganisationName {
  id: string
  name: string
  telefon: string | null
}

/** The Klient as the order shows him; loaded together with the order. */
export interface KlientName {
  id: string
  vorname: string
  nachname: string
  geburtsdatum: Datum
  kvnr: string | null
  krankenkasse: string | null
  adresse: { strasse: string; hausnummer: string; zusatz: string | null; plz: string; ort: string } | null
  telefon: string | null
  allergien: string | null
  status: string
  /** By which he has released practice or pharmacy from secrecy, as far as they hold today. */
  einwilligungen: readonly EinwilligungArt[]
}

export interface Namen {
  klient: KlientName | null
  pflegedienst: OrganisationName
  praxis: OrganisationName | null
  apotheke: OrganisationName | null
}

const positionFelder = { ...positionDocument, ...positionStand }

function positionSicht(
  position: Position,
  seite: Seite,
): Omit<Position, 'anforderungen' | 'sichtPraxis' | 'sichtApotheke' | 'fristGewarnt' | 'eskalation'> & {
  eskalation: number
  vorschau: boolean
  sollMenge: number
} {
  const { anforderungen: _a, sichtPraxis: _p, sichtApotheke, fristGewarnt: _f, eskalation, ...offen } = position
  const vorschau = seite === 'APOTHEKE' && sichtApotheke === 'VORSCHAU'
  return {
    ...seenBy(positionFelder, offen, vorschau ? 'VORSCHAU' : seite),
    ...(vorschau ? { fruehereRezepte: [] } : {}),
    eskalation: vorschau ? 0 : eskalation.stufe,
    vorschau,
    sollMenge: sollMenge(position),
  }
}

function rueckfragenSicht(bestellung: Bestellung, seite: Seite, gelesen: readonly Lesemarke[]): (Rueckfrage & { gelesen: Gelesen[] })[] {
  return rueckfragenFuer(bestellung, seite).map((frage) => ({ ...frage, gelesen: gelesenVon(bestellung, frage.id, gelesen) }))
}

type LieferungSicht = Omit<Lieferung, 'code' | 'status'> & { status: LieferungStand; code: string | null }

function lieferungenSicht({ lieferungen, positionen }: Bestellung, seite: Seite): LieferungSicht[] {
  if (seite === 'ARZT') return []
  return lieferungen.map((lieferung) => ({
    ...lieferung,
    status: standDerLieferung(lieferung, positionen),
    code: seite === 'PFLEGE' ? lieferung.code : null,
  }))
}

/** Day on which the last of these positions ended; null while one is open. */
function beendetAm(positionen: readonly Position[]): Datum | null {
  if (!positionen.every(({ status }) => istEnde(status))) return null
  const letzte = positionen
    .map(({ seit }) => seit)
    .toSorted()
    .at(-1)
  return letzte === undefined ? null : berlinDatum(letzte)
}

/** How the reader stands to the record of the Klient by this order (klient/einblick.policy.ts). */
export function einblickDurch(
  bestellung: Bestellung,
  { klient, person, heute }: { klient: Pick<KlientName, 'einwilligungen'>; person: Person; heute: Datum },
): Einblick {
  const positionen = sichtbarePositionen(bestellung, person.seite)
  const nurVorschau = person.seite === 'APOTHEKE' && positionen.every(({ sichtApotheke }) => sichtApotheke === 'VORSCHAU')
  return {
    fragender: person,
    eigentuemerId: bestellung.pflegedienstId,
    bindung: { nurVorschau, beendetAm: beendetAm(positionen) },
    einwilligungen: klient.einwilligungen,
    heute,
  }
}

/** The Klient as far as he is open; the fields of the other parts are null. */
export function klientSicht(
  { einwilligungen: _einwilligungen, ...klient }: KlientName,
  teile: readonly KlientTeil[],
): Omit<KlientName, 'einwilligungen'> & { teile: KlientTeil[] } {
  const nurMit = <T>(teil: KlientTeil, wert: T): T | null => (teile.includes(teil) ? wert : null)
  return {
    ...klient,
    kvnr: nurMit('VERSICHERUNG', klient.kvnr),
    krankenkasse: nurMit('VERSICHERUNG', klient.krankenkasse),
    adresse: nurMit('ANSCHRIFT', klient.adresse),
    telefon: nurMit('ANSCHRIFT', klient.telefon),
    allergien: nurMit('ARZNEI', klient.allergien),
    teile: [...teile],
  }
}

export type BestellungSicht = ReturnType<typeof sichtVon>

/** The order as one person sees it, with all steps open to that person and the reasons for the others. */
export function sichtVon(
  bestellung: Bestellung,
  { namen, person, heute, gelesen = [] }: { namen: Namen; person: Person; heute: Datum; gelesen?: readonly Lesemarke[] },
) {
  const { seite } = person
  const positionen = sichtbarePositionen(bestellung, seite)
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
    teilweise: istTeilweise(positionen),
    wartetAuf: wartetAufGesamt(bestellung, positionen),
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
    erstelltAm: bestellung.erstelltAm,
    gesendetAm: bestellung.gesendetAm,
    notfallUnbestaetigt: bestellung.notfallUnbestaetigt,
    klient: namen.klient && klientSicht(namen.klient, offeneTeile(einblickDurch(bestellung, { klient: namen.klient, person, heute }))),
    pflegedienst: namen.pflegedienst,
    praxis: namen.praxis,
    apotheke: seite === 'ARZT' ? null : namen.apotheke,
    positionen: positionen.map((position) => ({
      ...positionSicht(position, seite),
      wartetAuf: wartetAuf(bestellung, position),
      ueberlagerungen: ueberlagerungenVon(bestellung, position, { heute, klientPruefen }),
      uebergaenge: uebergaengeVon({ bestellung, position, handelnder: person, heute }) satisfies Uebergaenge,
    })),
    rueckfragen: rueckfragenSicht(bestellung, seite, gelesen),
    lieferungen: lieferungenSicht(bestellung, seite),
  }
}

/** Draft for the other side: the order as it would look there after sending, without any step. */
export function vorschauFuer(seite: Seite, gesendet: Bestellung, { namen, heute }: { namen: Namen; heute: Datum }): BestellungSicht | null {
  const organisationId = seite === 'ARZT' ? gesendet.praxisId : gesendet.apothekeId
  if (organisationId === null || sichtbarePositionen(gesendet, seite).length === 0) return null
  const person: Person = { seite, organisationId, personId: '', name: '', lanr: null, istPharmazeutisch: false }
  return sichtVon(gesendet, { namen, person, heute })
}
