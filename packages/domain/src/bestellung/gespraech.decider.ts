import { workingTimeMs } from '../shared/feiertage.ts'
import { checkAbweichung, needsAbweichung } from './apothekenwahl.ts'
import type { Bestellung } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { type Ereignis, recordAbweichung, positionEreignis, seitenOfPosition, rowOf } from './ereignis.ts'
import { folgenOfVoid, isPaperless, settledBy } from './folgen.decider.ts'
import type { Instant } from '../shared/time.ts'
import { type DecisionContext, type Person, noLaender } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import type { Position } from './position.document.ts'
import { askedSeite, waitsForAnswer } from './stand.ts'
import type { Rueckfrage } from './rueckfrage.document.ts'

export const inError = (position: Position): Position['anforderungen'] =>
  position.anforderungen.map((anforderung) =>
    anforderung.status === 'active' ? { ...anforderung, status: 'entered-in-error' } : anforderung,
  )

/** E18; an issued E-Rezept has to be deleted by the practice, whose task it becomes. */
export const stornieren = (position: Position, { grund }: AngabenOf<'stornieren'>, context: DecisionContext): Ereignis =>
  cancelPosition(position, { ...context, grund })

export function cancelPosition(
  position: Position,
  { grund, now, handelnder }: Pick<DecisionContext, 'now' | 'handelnder'> & { grund: string },
): Ereignis {
  const { rezept } = position
  // Paper is handed back; there is nothing that anybody could delete.
  const rezeptLoeschen = rezept !== null && rezept.verordnetVon !== null && isPaperless(rezept)
  return positionEreignis('stornieren', position, {
    now,
    angaben: { grund, rezeptLoeschen },
    neu: {
      status: 'STORNIERT',
      folgen: folgenOfVoid({ ...position, folgen: settledBy(position, ['NEU_ANFRAGEN'], { handelnder, now }) }, [], now),
      anforderungen: inError(position),
    },
  })
}

/** E19: the pharmacy already works on it and must agree. */
export const stornoAnfragen = (position: Position, { grund }: AngabenOf<'stornoAnfragen'>, { now }: DecisionContext): Ereignis =>
  stornoAngefragt(position, { grund, now })

export function stornoAngefragt(position: Position, { grund, now }: { grund: string; now: Instant }): Ereignis {
  return positionEreignis('stornoAnfragen', position, { now, angaben: { grund }, neu: { stornoAnfrage: { grund, am: now } } })
}

function rueckfrageEreignis(
  bestellung: Bestellung,
  art: 'rueckfrageStellen' | 'rueckfrageAntworten' | 'rueckfrageErledigen',
  { alt, neu }: { alt: Rueckfrage | null; neu: Rueckfrage },
): Ereignis {
  const beteiligte = bestellung.positionen.filter(({ id }) => neu.positionIds.includes(id)).flatMap(seitenOfPosition)
  const sichtbarFuer = neu.privat ? [neu.von, neu.an] : [...new Set(beteiligte)]
  return {
    art,
    zeile: rowOf(art),
    positionId: neu.positionIds[0] ?? null,
    aenderung: { ziel: 'rueckfrage', alt, neu },
    angaben: { rueckfrageId: neu.id, von: neu.von, an: neu.an },
    sichtbarFuer,
  }
}

type Moment = Pick<DecisionContext, 'now' | 'laender'>

/** The escalation clock stops while the query is waiting for anyone but the one who is asked; both count office hours only, those of who is asked. */
function clockOfPosition(position: Position, { steht, now, laender }: Moment & { steht: boolean }): Ereignis[] {
  const { eskalation } = position
  const land = (laender ?? noLaender)[askedSeite(position)]
  if (!waitsForAnswer(position) || steht === (eskalation.pauseSeit !== null)) return []
  const neu = steht
    ? { ...eskalation, pauseSeit: now }
    : { ...eskalation, pauseSeit: null, pausiertMs: eskalation.pausiertMs + workingTimeMs(eskalation.pauseSeit ?? now, now, land) }
  const ereignis = positionEreignis(steht ? 'rueckfrageStellen' : 'rueckfrageAntworten', position, { now, neu: { eskalation: neu } })
  return [{ ...ereignis, sichtbarFuer: [] }]
}

function uhren(bestellung: Bestellung, rueckfrage: Rueckfrage, { now, laender }: Moment): Ereignis[] {
  const others = bestellung.rueckfragen.filter(({ id }) => id !== rueckfrage.id)
  return bestellung.positionen
    .filter(({ id }) => rueckfrage.positionIds.includes(id))
    .flatMap((position) => {
      const open = [...others, rueckfrage].some(
        (r) => r.positionIds.includes(position.id) && r.offenBei !== null && r.offenBei !== askedSeite(position),
      )
      return clockOfPosition(position, { steht: open, now, laender })
    })
}

export function rueckfrageStellen(
  bestellung: Bestellung,
  positionen: readonly Position[],
  { angaben, umstaende, person }: { angaben: AngabenOf<'rueckfrageStellen'>; umstaende: DecisionContext; person: Person },
): Ereignis[] {
  const { now, neueId } = umstaende
  if (angaben.an === person.seite) throw bestellungErrors.refuse('bestellung.rueckfrage_an_sich')
  if (!positionen.every((position) => seitenOfPosition(position).includes(angaben.an))) {
    throw bestellungErrors.refuse('bestellung.rueckfrage_empfaenger')
  }
  if (angaben.privat && (angaben.an === 'PFLEGE' || person.seite === 'PFLEGE'))
    throw bestellungErrors.refuse('bestellung.rueckfrage_nicht_privat')
  const rueckfrage: Rueckfrage = {
    id: neueId(),
    positionIds: positionen.map(({ id }) => id),
    von: person.seite,
    an: angaben.an,
    privat: angaben.privat,
    offenBei: angaben.an,
    erledigtAm: null,
    nachrichten: [{ id: neueId(), von: person.seite, personName: person.name, text: angaben.text, am: now }],
  }
  return [rueckfrageEreignis(bestellung, 'rueckfrageStellen', { alt: null, neu: rueckfrage }), ...uhren(bestellung, rueckfrage, umstaende)]
}

function beteiligteRueckfrage(bestellung: Bestellung, rueckfrageId: string, person: Person): Rueckfrage {
  const rueckfrage = bestellung.rueckfragen.find(({ id }) => id === rueckfrageId)
  if (rueckfrage === undefined || (rueckfrage.von !== person.seite && rueckfrage.an !== person.seite)) {
    throw bestellungErrors.refuse('bestellung.rueckfrage_unbekannt')
  }
  if (rueckfrage.erledigtAm !== null) throw bestellungErrors.refuse('bestellung.keine_rueckfrage')
  return rueckfrage
}

export function rueckfrageAntworten(
  bestellung: Bestellung,
  { rueckfrageId, text }: AngabenOf<'rueckfrageAntworten'>,
  { umstaende, person }: { umstaende: DecisionContext; person: Person },
): Ereignis[] {
  const { now, neueId } = umstaende
  const alt = beteiligteRueckfrage(bestellung, rueckfrageId, person)
  const nachricht = { id: neueId(), von: person.seite, personName: person.name, text, am: now }
  const neu: Rueckfrage = { ...alt, offenBei: person.seite === alt.an ? null : alt.an, nachrichten: [...alt.nachrichten, nachricht] }
  return [rueckfrageEreignis(bestellung, 'rueckfrageAntworten', { alt, neu }), ...uhren(bestellung, neu, umstaende)]
}

export function rueckfrageErledigen(
  bestellung: Bestellung,
  rueckfrageId: string,
  { umstaende, person }: { umstaende: DecisionContext; person: Person },
): Ereignis[] {
  const alt = beteiligteRueckfrage(bestellung, rueckfrageId, person)
  const neu: Rueckfrage = { ...alt, offenBei: null, erledigtAm: umstaende.now }
  return [rueckfrageEreignis(bestellung, 'rueckfrageErledigen', { alt, neu }), ...uhren(bestellung, neu, umstaende)]
}

/** Whoever gets it anew has its whole time: since when it waits, how far it was urged and how long it stood still begin again. */
function restartedClocks(
  bestellung: Bestellung,
  art: 'anPraxisWeiterleiten' | 'anApothekeWeiterleiten',
  { status, now }: { status: Position['status']; now: string },
): Ereignis[] {
  return bestellung.positionen
    .filter((position) => position.status === status)
    .map((position) => {
      // A question that is still open with another side holds the new clock as well.
      const pauseSeit = position.eskalation.pauseSeit === null ? null : now
      const neu = { seit: now, eskalation: { stufe: 0 as const, pausiertMs: 0, pauseSeit }, notfallGemeldet: false }
      return { ...positionEreignis(art, position, { now, neu }), sichtbarFuer: [] }
    })
}

/** E21 to another practice: by the nursing service freely, by the practice to its substitute. */
export function anPraxisWeiterleiten(
  bestellung: Bestellung,
  { praxisId, grund }: AngabenOf<'anPraxisWeiterleiten'>,
  { ziel, handelnder, now }: DecisionContext,
): Ereignis[] {
  if (praxisId === bestellung.praxisId) throw bestellungErrors.refuse('bestellung.gleiches_ziel')
  if (ziel === null || ziel.organisationId !== praxisId) throw bestellungErrors.refuse('bestellung.organisation_unbekannt')
  if (handelnder !== 'UHR' && handelnder.seite === 'ARZT' && !ziel.vertretung) throw bestellungErrors.refuse('bestellung.nur_vertretung')
  return [
    {
      art: 'anPraxisWeiterleiten',
      zeile: rowOf('anPraxisWeiterleiten'),
      positionId: null,
      aenderung: {
        ziel: 'kopf',
        alt: { praxisId: bestellung.praxisId, arztPersonId: bestellung.arztPersonId },
        neu: { praxisId, arztPersonId: null },
      },
      angaben: { grund },
      sichtbarFuer: ['PFLEGE', 'ARZT'],
    },
    ...restartedClocks(bestellung, 'anPraxisWeiterleiten', { status: 'BEIM_ARZT', now }),
  ]
}

const nothingSaid = { abweichung: null, abweichungGrund: null }

const atVersand = (path: string, code: string) => ({ path, code: `versand.${code}`, message: `versand.${code}` })

/** E21 to another pharmacy: the Klient's choice, or with a declaration why not. */
export function anApothekeWeiterleiten(
  bestellung: Bestellung,
  angaben: AngabenOf<'anApothekeWeiterleiten'>,
  { ziel, klient, now, heute }: DecisionContext,
): Ereignis[] {
  const { apothekeId, grund } = angaben
  if (apothekeId === bestellung.apothekeId) throw bestellungErrors.refuse('bestellung.gleiches_ziel')
  // The whole order moves; what the first pharmacy has begun to work on must not disappear from its list.
  if (bestellung.positionen.some(({ bearbeiter }) => bearbeiter !== null)) throw bestellungErrors.refuse('bestellung.schon_angenommen')
  if (ziel === null || ziel.organisationId !== apothekeId) throw bestellungErrors.refuse('bestellung.organisation_unbekannt')
  const wahl = { apothekeId, klient }
  const felder = checkAbweichung(angaben.abweichung, wahl, heute).map(({ field, code }) => atVersand(field, code))
  if (felder.length > 0) throw bestellungErrors.refuse('bestellung.apothekenwahl', { felder })
  // To the Klient's own choice nothing has to be explained.
  const declared = needsAbweichung(wahl)
  const neu = declared ? { abweichung: angaben.abweichung, abweichungGrund: angaben.abweichungGrund } : nothingSaid
  const { apothekeId: altId, abweichung, abweichungGrund } = bestellung
  return [
    {
      art: 'anApothekeWeiterleiten',
      zeile: rowOf('anApothekeWeiterleiten'),
      positionId: null,
      aenderung: {
        ziel: 'kopf',
        alt: { apothekeId: altId, abweichung, abweichungGrund },
        neu: { apothekeId, ...neu },
      },
      angaben: { grund },
      sichtbarFuer: ['PFLEGE', 'APOTHEKE'],
    },
    ...(declared ? [recordAbweichung(neu)] : []),
    ...restartedClocks(bestellung, 'anApothekeWeiterleiten', { status: 'BEI_APOTHEKE', now }),
  ]
}
