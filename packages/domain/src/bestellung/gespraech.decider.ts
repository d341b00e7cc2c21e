/** E18 to E21: cancel, request cancellation, send queries, forward. */
import { arbeitszeitMs } from '../shared/zeit.ts'
import { bestellungFehler } from './bestellung.errors.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { Position } from './position.document.ts'
import { type Ereignis, positionEreignis, seitenDerPosition, zeileVon } from './ereignis.ts'
import type { Person } from './handelnder.ts'
import type { AngabenVon } from './handlungen.contract.ts'
import type { Rueckfrage } from './rueckfrage.ts'
import type { Umstaende } from './umstaende.ts'

const inIrrtum = (position: Position): Position['anforderungen'] =>
  position.anforderungen.map((anforderung) =>
    anforderung.status === 'active' ? { ...anforderung, status: 'entered-in-error' } : anforderung,
  )

/** E18; an issued E-Rezept has to be deleted by the practice, which sees the hint. */
export function stornieren(position: Position, { grund }: AngabenVon<'stornieren'>, { jetzt }: Umstaende): Ereignis {
  const rezeptLoeschen = position.rezept !== null && position.rezept.verordnetVon !== null
  return positionEreignis('stornieren', position, {
    jetzt,
    angaben: { grund, rezeptLoeschen },
    neu: { status: 'STORNIERT', anforderungen: inIrrtum(position) },
  })
}

/** E19: the pharmacy already works on it and must agree. */
export function stornoAnfragen(position: Position, { grund }: AngabenVon<'stornoAnfragen'>, { jetzt }: Umstaende): Ereignis {
  return positionEreignis('stornoAnfragen', position, { jetzt, angaben: { grund }, neu: { stornoAnfrage: { grund, am: jetzt } } })
}

export function stornoBeantworten(
  position: Position,
  { zustimmung, text }: AngabenVon<'stornoBeantworten'>,
  { jetzt }: Umstaende,
): Ereignis {
  return positionEreignis('stornoBeantworten', position, {
    jetzt,
    angaben: { zustimmung, text, grund: position.stornoAnfrage?.grund ?? null },
    neu: zustimmung
      ? { status: 'STORNIERT', stornoAnfrage: null, mengeBereit: 0, anforderungen: inIrrtum(position) }
      : { stornoAnfrage: null },
  })
}

function rueckfrageEreignis(
  bestellung: Bestellung,
  art: 'rueckfrageStellen' | 'rueckfrageAntworten' | 'rueckfrageErledigen',
  { alt, neu }: { alt: Rueckfrage | null; neu: Rueckfrage },
): Ereignis {
  const beteiligte = bestellung.positionen.filter(({ id }) => neu.positionIds.includes(id)).flatMap(seitenDerPosition)
  const sichtbarFuer = neu.privat ? [neu.von, neu.an] : [...new Set(beteiligte)]
  return {
    art,
    zeile: zeileVon(art),
    positionId: neu.positionIds[0] ?? null,
    aenderung: { ziel: 'rueckfrage', alt, neu },
    angaben: { rueckfrageId: neu.id, von: neu.von, an: neu.an },
    sichtbarFuer,
  }
}

/** The escalation clock stops while the query is waiting for anyone but the doctor; both count office hours only. */
function uhrDerPosition(position: Position, { steht, jetzt }: { steht: boolean; jetzt: string }): Ereignis[] {
  const { eskalation } = position
  if (position.status !== 'BEIM_ARZT' || steht === (eskalation.pauseSeit !== null)) return []
  const neu = steht
    ? { ...eskalation, pauseSeit: jetzt }
    : { ...eskalation, pauseSeit: null, pausiertMs: eskalation.pausiertMs + arbeitszeitMs(eskalation.pauseSeit ?? jetzt, jetzt) }
  const ereignis = positionEreignis(steht ? 'rueckfrageStellen' : 'rueckfrageAntworten', position, { jetzt, neu: { eskalation: neu } })
  return [{ ...ereignis, sichtbarFuer: [] }]
}

function uhren(bestellung: Bestellung, rueckfrage: Rueckfrage, jetzt: string): Ereignis[] {
  const andere = bestellung.rueckfragen.filter(({ id }) => id !== rueckfrage.id)
  return bestellung.positionen
    .filter(({ id }) => rueckfrage.positionIds.includes(id))
    .flatMap((position) => {
      const offen = [...andere, rueckfrage].some((r) => r.positionIds.includes(position.id) && r.offenBei !== null && r.offenBei !== 'ARZT')
      return uhrDerPosition(position, { steht: offen, jetzt })
    })
}

/** E20: asked by one side, addressed to one other side that sees the positions. */
export function rueckfrageStellen(
  bestellung: Bestellung,
  positionen: readonly Position[],
  { angaben, umstaende: { jetzt, neueId }, person }: { angaben: AngabenVon<'rueckfrageStellen'>; umstaende: Umstaende; person: Person },
): Ereignis[] {
  if (angaben.an === person.seite) throw bestellungFehler.ablehnen('bestellung.rueckfrage_an_sich')
  if (!positionen.every((position) => seitenDerPosition(position).includes(angaben.an))) {
    throw bestellungFehler.ablehnen('bestellung.rueckfrage_empfaenger')
  }
  if (angaben.privat && (angaben.an === 'PFLEGE' || person.seite === 'PFLEGE'))
    throw bestellungFehler.ablehnen('bestellung.rueckfrage_nicht_privat')
  const rueckfrage: Rueckfrage = {
    id: neueId(),
    positionIds: positionen.map(({ id }) => id),
    von: person.seite,
    an: angaben.an,
    privat: angaben.privat,
    offenBei: angaben.an,
    erledigtAm: null,
    nachrichten: [{ id: neueId(), von: person.seite, personName: person.name, text: angaben.text, am: jetzt }],
  }
  return [rueckfrageEreignis(bestellung, 'rueckfrageStellen', { alt: null, neu: rueckfrage }), ...uhren(bestellung, rueckfrage, jetzt)]
}

function beteiligteRueckfrage(bestellung: Bestellung, rueckfrageId: string, person: Person): Rueckfrage {
  const rueckfrage = bestellung.rueckfragen.find(({ id }) => id === rueckfrageId)
  if (rueckfrage === undefined || (rueckfrage.von !== person.seite && rueckfrage.an !== person.seite)) {
    throw bestellungFehler.ablehnen('bestellung.rueckfrage_unbekannt')
  }
  if (rueckfrage.erledigtAm !== null) throw bestellungFehler.ablehnen('bestellung.keine_rueckfrage')
  return rueckfrage
}

/** The addressee answers; when the asker writes again, the addressee has to answer again. */
export function rueckfrageAntworten(
  bestellung: Bestellung,
  { rueckfrageId, text }: AngabenVon<'rueckfrageAntworten'>,
  { umstaende: { jetzt, neueId }, person }: { umstaende: Umstaende; person: Person },
): Ereignis[] {
  const alt = beteiligteRueckfrage(bestellung, rueckfrageId, person)
  const nachricht = { id: neueId(), von: person.seite, personName: person.name, text, am: jetzt }
  const neu: Rueckfrage = { ...alt, offenBei: person.seite === alt.an ? null : alt.an, nachrichten: [...alt.nachrichten, nachricht] }
  return [rueckfrageEreignis(bestellung, 'rueckfrageAntworten', { alt, neu }), ...uhren(bestellung, neu, jetzt)]
}

export function rueckfrageErledigen(
  bestellung: Bestellung,
  rueckfrageId: string,
  { umstaende: { jetzt }, person }: { umstaende: Umstaende; person: Person },
): Ereignis[] {
  const alt = beteiligteRueckfrage(bestellung, rueckfrageId, person)
  const neu: Rueckfrage = { ...alt, offenBei: null, erledigtAm: jetzt }
  return [rueckfrageEreignis(bestellung, 'rueckfrageErledigen', { alt, neu }), ...uhren(bestellung, neu, jetzt)]
}

/** E21 to another practice: by the nursing service freely, by the practice to its substitute. */
export function anPraxisWeiterleiten(
  bestellung: Bestellung,
  { praxisId, grund }: AngabenVon<'anPraxisWeiterleiten'>,
  { ziel, handelnder }: Umstaende,
): Ereignis[] {
  if (praxisId === bestellung.praxisId) throw bestellungFehler.ablehnen('bestellung.gleiches_ziel')
  if (ziel === null || ziel.organisationId !== praxisId) throw bestellungFehler.ablehnen('bestellung.organisation_unbekannt')
  if (handelnder !== 'UHR' && handelnder.seite === 'ARZT' && !ziel.vertretung) throw bestellungFehler.ablehnen('bestellung.nur_vertretung')
  return [
    {
      art: 'anPraxisWeiterleiten',
      zeile: zeileVon('anPraxisWeiterleiten'),
      positionId: null,
      aenderung: {
        ziel: 'kopf',
        alt: { praxisId: bestellung.praxisId, arztPersonId: bestellung.arztPersonId },
        neu: { praxisId, arztPersonId: null },
      },
      angaben: { grund },
      sichtbarFuer: ['PFLEGE', 'ARZT'],
    },
  ]
}

/** E21 to another pharmacy: the Klient's choice, or with the reason why not. */
export function anApothekeWeiterleiten(
  bestellung: Bestellung,
  angaben: AngabenVon<'anApothekeWeiterleiten'>,
  { ziel, klient }: Umstaende,
): Ereignis[] {
  const { apothekeId, grund, abweichungGrund } = angaben
  if (apothekeId === bestellung.apothekeId) throw bestellungFehler.ablehnen('bestellung.gleiches_ziel')
  // The whole order moves; what the first pharmacy has begun to work on must not disappear from its list.
  if (bestellung.positionen.some(({ bearbeiter }) => bearbeiter !== null)) throw bestellungFehler.ablehnen('bestellung.schon_angenommen')
  if (ziel === null || ziel.organisationId !== apothekeId) throw bestellungFehler.ablehnen('bestellung.organisation_unbekannt')
  if (klient !== null && klient.apothekeId !== apothekeId && abweichungGrund === null)
    throw bestellungFehler.ablehnen('bestellung.apothekenwahl')
  return [
    {
      art: 'anApothekeWeiterleiten',
      zeile: zeileVon('anApothekeWeiterleiten'),
      positionId: null,
      aenderung: {
        ziel: 'kopf',
        alt: { apothekeId: bestellung.apothekeId, abweichungGrund: bestellung.abweichungGrund },
        neu: { apothekeId, abweichungGrund },
      },
      angaben: { grund },
      sichtbarFuer: ['PFLEGE', 'APOTHEKE'],
    },
  ]
}
