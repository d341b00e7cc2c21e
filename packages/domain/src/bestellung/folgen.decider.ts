/** Which follow-ups a refusal, a withdrawal, a cancellation or an expiry leaves (domain.md 3.6), and how one is closed. */
import type { Seite } from '../shared/akteur.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { apothekeAblehnungsgruende, arztAblehnungsgruende } from './bestellung.ts'
import { submitNRezept } from './btmFormular.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import { type Folge, type FolgeArt, addFolgen, openFolgenBei, settleFolgen } from './folgen.ts'
import type { DecisionContext, Handelnder, Person } from './handelnder.ts'
import type { Auftrag } from './handlungen.contract.ts'
import { isReorderOf } from './inForce.ts'
import type { Position } from './position.document.ts'
import type { Rezept } from './rezept.document.ts'
import { type RezeptOrt, isElectronic } from './rezept.ts'

type Neu = FolgeArt | { art: FolgeArt; bei: Seite }

const afterArzt: Record<(typeof arztAblehnungsgruende)[number], readonly FolgeArt[]> = {
  ARZTTERMIN_NOETIG: ['TERMIN_VEREINBAREN'],
  EGK_FEHLT_QUARTAL: ['KARTE_EINLESEN', 'NEU_ANFRAGEN'],
  NICHT_INDIZIERT: ['KLIENT_INFORMIEREN'],
  ZU_FRUEH: ['NEU_ANFRAGEN'],
  FALSCHE_PRAXIS: ['NEU_ANFRAGEN'],
  BUDGET_OTC: ['KLIENT_INFORMIEREN'],
  SONSTIGES: ['KLIENT_INFORMIEREN'],
}

const afterApotheke: Record<(typeof apothekeAblehnungsgruende)[number], readonly FolgeArt[]> = {
  NICHT_LIEFERBAR: ['ANDERE_APOTHEKE'],
  REZEPT_FEHLT: ['NEU_ANFRAGEN'],
  REZEPT_FEHLERHAFT: ['NEU_ANFRAGEN'],
  NICHT_VERSORGUNGSGEBIET: ['ANDERE_APOTHEKE'],
  KASSE_LEHNT_AB: ['KLIENT_INFORMIEREN'],
  SONSTIGES: ['KLIENT_INFORMIEREN'],
}

type Ablehnung = Extract<Auftrag, { handlung: 'arztAblehnen' | 'apothekeAblehnen' }>

/** After the pharmacy's refusal the prescription is free again for another one: given back electronically, or on paper to the nursing service. */
export function folgenOfRefusal(position: Position, ablehnung: Ablehnung, now: string): Folge[] {
  if (ablehnung.handlung === 'arztAblehnen') return addFolgen(position, afterArzt[ablehnung.angaben.grund], now)
  return addFolgen(position, [...releases(position), ...afterApotheke[ablehnung.angaben.grund]], now)
}

/** An Entlassrezept comes either way. */
export const isPaperless = ({ art, ort }: Pick<Rezept, 'art' | 'ort'>): boolean =>
  isElectronic(art) || (art === 'ENTLASS' && !ort.startsWith('PAPIER'))
const atApotheke = ({ rezept, sichtApotheke }: Position): boolean => rezept?.ort === 'APOTHEKE' && sichtApotheke === 'VOLL'

function releases(position: Position): Neu[] {
  if (position.rezept === null || !atApotheke(position)) return []
  return isPaperless(position.rezept) ? ['EREZEPT_FREIGEBEN'] : [{ art: 'REZEPT_ZURUECK', bei: 'APOTHEKE' }]
}

const holder: Partial<Record<RezeptOrt, Seite>> = { PAPIER_PRAXIS: 'ARZT' }

/**
 * What is to be done with a prescription that nobody is to redeem any more. An issued E-Rezept stays redeemable until whoever
 * issued it deletes it; one that a pharmacy has fetched has to be given back first, because only then can the practice delete it
 * (gematik, E-Rezept-Fachdienst: $reject by the pharmacy, $abort by the prescriber only while the task is `ready`; as of 2026).
 */
export function folgenOfVoid(position: Position, further: readonly FolgeArt[], now: string): Folge[] {
  const { rezept, sichtPraxis } = position
  if (rezept === null) return addFolgen(position, further, now)
  if (isPaperless(rezept)) {
    const deletes: Neu[] = rezept.verordnetVon !== null && sichtPraxis ? ['EREZEPT_LOESCHEN'] : []
    return addFolgen(position, [...releases(position), ...deletes, ...further], now)
  }
  const bei = atApotheke(position) ? 'APOTHEKE' : (holder[rezept.ort] ?? 'PFLEGE')
  // Paper that the practice still has never left it.
  const back: Neu[] = bei === 'ARZT' ? [] : [{ art: 'REZEPT_ZURUECK', bei }]
  return addFolgen(position, [...back, ...further], now)
}

/** Another step has done what was left to do. */
export function settledBy(position: Position, arten: readonly FolgeArt[], { handelnder, now }: { handelnder: Handelnder; now: string }) {
  if (handelnder === 'UHR') return position.folgen
  const { personId, name } = handelnder
  return settleFolgen(position, arten, { durch: { personId, name }, am: now, wie: 'ERLEDIGT', grund: null })
}

/** What a new order does of it; another pharmacy is one that has not refused. */
function doneBy(neue: Bestellung, alte: Bestellung): FolgeArt[] {
  return neue.apothekeId === null || neue.apothekeId === alte.apothekeId ? ['NEU_ANFRAGEN'] : ['NEU_ANFRAGEN', 'ANDERE_APOTHEKE']
}

/**
 * The follow-ups of an order that its sent copy has done: those of the positions that it orders anew. What the copy left out stays open, and
 * so does everything as long as the copy is a draft. Empty when nothing of it is open.
 */
export function settleByCopy(
  alte: Bestellung,
  neue: Bestellung,
  { now, handelnder }: Pick<DecisionContext, 'now'> & { handelnder: Person },
): Ereignis[] {
  const done = doneBy(neue, alte)
  return alte.positionen.flatMap((position) => {
    const arten = openFolgenBei(position, 'PFLEGE').flatMap(({ art }) => (done.includes(art) ? [art] : []))
    const [folge] = arten
    if (folge === undefined || !neue.positionen.some((again) => isReorderOf(again, position))) return []
    const ereignis = positionEreignis('folgeErledigen', position, {
      now,
      angaben: { folge, neueBestellung: neue.nummer },
      neu: { folgen: settledBy(position, arten, { handelnder, now }) },
    })
    return [{ ...ereignis, sichtbarFuer: ['PFLEGE' as const] }]
  })
}

type Folgenschritt = Extract<Auftrag, { handlung: 'folgeErledigen' | 'folgeVerzichten' }>

/** @throws bestellung.keine_folge when none of this kind is open with the own side */
export function closeFolge(
  position: Position,
  auftrag: Folgenschritt,
  { now, handelnder }: DecisionContext & { handelnder: Person },
): Ereignis {
  const { folge } = auftrag.angaben
  if (!openFolgenBei(position, handelnder.seite).some(({ art }) => art === folge)) throw bestellungErrors.refuse('bestellung.keine_folge')
  const verzichtet = auftrag.handlung === 'folgeVerzichten'
  const grund = auftrag.handlung === 'folgeVerzichten' ? auftrag.angaben.grund : null
  const nummer = auftrag.handlung === 'folgeErledigen' ? (auftrag.angaben.btmNummer ?? null) : null
  if (nummer !== null && folge !== 'N_REZEPT_NACHREICHEN') {
    throw bestellungErrors.refuse('bestellung.btm_formular_falsch', { felder: [{ path: 'btmNummer', code: 'falsch', message: 'falsch' }] })
  }
  const nRezept = folge === 'N_REZEPT_NACHREICHEN' && !verzichtet ? submitNRezept(position, nummer) : {}
  const erledigt = {
    durch: { personId: handelnder.personId, name: handelnder.name },
    am: now,
    wie: verzichtet ? ('VERZICHTET' as const) : ('ERLEDIGT' as const),
    grund,
  }
  const ereignis = positionEreignis(auftrag.handlung, position, {
    now,
    angaben: { folge, ...(grund === null ? {} : { grund }), ...(nummer === null ? {} : { btmNummer: nummer }) },
    neu: { ...nRezept, folgen: settleFolgen(position, [folge], erledigt) },
  })
  // The practice is not told what nursing service and pharmacy settle, nor the pharmacy what the practice does.
  return { ...ereignis, sichtbarFuer: [...new Set(['PFLEGE' as const, handelnder.seite])] }
}
