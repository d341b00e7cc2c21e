/** Looks only at what each side may see of the order. */
import type { Bestellung } from '../bestellung/bestellung.document.ts'
import { transitionsOf } from '../bestellung/bestellung.policy.ts'
import { isEnd } from '../bestellung/bestellung.ts'
import type { Ereignis, EreignisArt } from '../bestellung/ereignis.ts'
import { openFolgen, openFolgenBei } from '../bestellung/folgen.ts'
import type { Person } from '../bestellung/handelnder.ts'
import { type Zeile, rowsOf } from '../bestellung/listRow.ts'
import { hasOpenNachschub } from '../bestellung/nachschub.ts'
import type { Position } from '../bestellung/position.document.ts'
import { hasExpired, visiblePositionen, wartetAuf } from '../bestellung/stand.ts'
import type { Seite } from '../shared/akteur.ts'
import type { IsoDate } from '../shared/time.ts'
import { type BestellungAnlass, type Values, bestellungAnlaesse, bestellungAnlassList } from './anlaesse.ts'

/** `vorher` null: the order was not there. */
export interface Step {
  vorher: Bestellung | null
  nachher: Bestellung
  ereignisse: readonly (Pick<Ereignis, 'art' | 'aenderung' | 'angaben'> & { sichtbarFuer: readonly string[] })[]
  /** Null for the clock. */
  urheber: { organisationId: string; personId: string } | null
}

/** Turns that are over: someone has dealt with them, and keeping the message would only hide the others. */
export function settledAnlaesse(after: Bestellung): BestellungAnlass[] {
  const dran = new Set<string>(
    after.positionen.flatMap((p) => [
      ...openFolgen(p).map(({ bei }) => bei),
      ...(hasOpenNachschub(p) ? ['PFLEGE'] : []),
      wartetAuf(after, p),
    ]),
  )
  return bestellungAnlassList.filter((anlass) => {
    const { thema, an } = bestellungAnlaesse[anlass]
    return thema === 'dran' && !an.some((seite) => dran.has(seite))
  })
}

/** What the people of one organisation are told; each gets the first cause that he has not switched off. */
export interface Meldung {
  organisationId: string
  seite: Seite
  anlaesse: BestellungAnlass[]
  werte: Values
  /** Told to this person alone, if he still works there: the doctor the order is addressed to. */
  nurPersonId: string | null
  nurWerHandelt: boolean
}

const einfach: Partial<Record<EreignisArt, BestellungAnlass>> = {
  notfallMelden: 'NOTFALL',
  zustellungGescheitert: 'GESCHEITERT',
  arztAblehnen: 'ABGELEHNT',
  apothekeAblehnen: 'ABGELEHNT',
  rezeptZurueckziehen: 'ZURUECKGEZOGEN',
  rezeptAblaufen: 'REZEPT_ABGELAUFEN',
  fristWarnen: 'REZEPT_ENDET',
  eskalieren: 'ESKALATION',
  stornoAnfragen: 'STORNO_ANGEFRAGT',
  stornoBeantworten: 'STORNO_BEANTWORTET',
  stornieren: 'STORNIERT',
  restErlassen: 'REST_ANGEFRAGT',
  reklamieren: 'REKLAMIERT',
  zuruecknehmen: 'ZURUECKGENOMMEN',
  zustellen: 'ZUGESTELLT',
  ausliefern: 'UNTERWEGS',
  proposeNachschub: 'NACHSCHUB_VORGESCHLAGEN',
  takeOverNachschub: 'NACHSCHUB_UEBERNOMMEN',
  declineNachschub: 'NACHSCHUB_ABGELEHNT',
  nachschubEnde: 'NACHSCHUB_BEENDET',
  klientAbwesend: 'KLIENT_ABWESEND',
  klientZurueck: 'KLIENT_ZURUECK',
  klientBeendet: 'KLIENT_BEENDET',
  klientVerstorben: 'KLIENT_VERSTORBEN',
}

/** A question goes to whom it is addressed to; an answer to who asked. Third sides that may read along are not called. */
function vonRueckfrage({ art, aenderung }: Pick<Ereignis, 'art' | 'aenderung'>, seite: Seite): BestellungAnlass | null {
  if (aenderung.ziel !== 'rueckfrage' || (art !== 'rueckfrageStellen' && art !== 'rueckfrageAntworten')) return null
  if (aenderung.neu.offenBei !== null) return aenderung.neu.offenBei === seite ? 'RUECKFRAGE' : null
  return aenderung.neu.von === seite ? 'ANTWORT' : null
}

/** Paper that lies in the practice is laid out there, although it is nobody's turn to decide anything. */
function vonVersand({ art, aenderung }: Pick<Ereignis, 'art' | 'aenderung'>, seite: Seite): BestellungAnlass | null {
  if (art !== 'senden' || seite !== 'ARZT' || aenderung.ziel !== 'position') return null
  const ort = aenderung.neu.rezept?.ort
  return ort === 'PAPIER_PRAXIS' || ort === 'AUSDRUCK_PRAXIS' ? 'REZEPT_ABHOLUNG' : null
}

function vonEreignis(ereignis: Step['ereignisse'][number], { seite, organisationId }: Zeile): BestellungAnlass | null {
  if (!ereignis.sichtbarFuer.includes(organisationId)) return null
  const anlass = einfach[ereignis.art]
  if (anlass === undefined) return vonRueckfrage(ereignis, seite) ?? vonVersand(ereignis, seite)
  const an: readonly Seite[] = bestellungAnlaesse[anlass].an
  return an.includes(seite) ? anlass : null
}

const isAsked = (bestellung: Bestellung, position: Position, seite: Seite) =>
  !isEnd(position.status) && position.status !== 'ENTWURF' && wartetAuf(bestellung, position) === seite

const waits = (bestellung: Bestellung, position: Position, seite: Seite) =>
  isAsked(bestellung, position, seite) || openFolgenBei(position, seite).length > 0

function becameDue({ vorher, nachher }: Step, { seite, organisationId }: Zeile): boolean {
  const previous = vorher === null || !rowsOf(vorher).some((row) => row.organisationId === organisationId) ? null : vorher
  return visiblePositionen(nachher, seite).some((position) => {
    if (!waits(nachher, position, seite)) return false
    const frueher = previous === null ? undefined : visiblePositionen(previous, seite).find(({ id }) => id === position.id)
    return previous === null || frueher === undefined || !waits(previous, frueher, seite)
  })
}

function dranAnlass(after: Bestellung, seite: Seite): BestellungAnlass {
  const onlyFolge = !visiblePositionen(after, seite).some((position) => isAsked(after, position, seite))
  // An E-Rezept that is left to delete is no emergency for the practice any more.
  if (onlyFolge && seite !== 'PFLEGE') return 'FOLGE'
  if (after.prioritaet === 'NOTFALL') return 'NOTFALL_DRAN'
  if (onlyFolge) return 'FOLGE'
  if (seite !== 'PFLEGE') return seite === 'ARZT' ? 'DRAN_ARZT' : 'DRAN_APOTHEKE'
  const dran = after.positionen.filter((position) => waits(after, position, 'PFLEGE'))
  // What has expired no pharmacy takes.
  if (dran.length > 0 && dran.every((position) => position.status === 'VERORDNET' && !hasExpired(position))) {
    // Muster 12 goes to the Krankenkasse; of both at once the sheet says which is which.
    const hkp = dran.filter(({ rezeptart }) => rezeptart === 'MUSTER12').length
    if (hkp === 0) return 'DRAN_REZEPT'
    return hkp === dran.length ? 'DRAN_VERORDNUNG' : 'DRAN_PFLEGE'
  }
  const fetched = after.lieferart === 'ABHOLUNG_PFLEGE' && dran.length > 0 && dran.every(({ status }) => status === 'BEREIT')
  return fetched ? 'DRAN_ABHOLUNG' : 'DRAN_PFLEGE'
}

const rang = (anlass: BestellungAnlass) => bestellungAnlassList.indexOf(anlass)

/** Of several items the most urgent one: the fewest days, the highest step. */
function numbers(ereignisse: Step['ereignisse']): Values {
  const all = (name: string) => ereignisse.map(({ angaben }) => angaben[name]).filter((value) => typeof value === 'number')
  const days = all('tage')
  const stufen = all('stufe')
  return { ...(days.length > 0 ? { tage: Math.min(...days) } : {}), ...(stufen.length > 0 ? { stufe: Math.max(...stufen) } : {}) }
}

function vonWeiterleitung({ vorher, nachher, ereignisse, urheber }: Step): Meldung[] {
  // Whoever saw an order only through a consent that has ended is not notified any more.
  if (vorher === null || ereignisse.some(({ art }) => art === 'vorabinfoEnde')) return []
  const geblieben = rowsOf(nachher).map(({ organisationId }) => organisationId)
  return rowsOf(vorher)
    .filter(({ organisationId }) => !geblieben.includes(organisationId) && organisationId !== urheber?.organisationId)
    .map(({ organisationId, seite }) => ({
      organisationId,
      seite,
      anlaesse: ['WEITERGELEITET' as const],
      werte: { nummer: nachher.nummer },
      nurPersonId: null,
      nurWerHandelt: false,
    }))
}

/** Nobody is told what the caller's organisation did: who was there knows, and the list shows it to the others. */
export function meldungenOf(step: Step): Meldung[] {
  const { nachher, ereignisse, urheber } = step
  const werte: Values = { nummer: nachher.nummer, ...numbers(ereignisse) }
  const hier = rowsOf(nachher).flatMap((row): Meldung[] => {
    if (row.organisationId === urheber?.organisationId) return []
    const genannt = ereignisse.map((ereignis) => vonEreignis(ereignis, row)).filter((anlass) => anlass !== null)
    const dran = becameDue(step, row) ? [dranAnlass(nachher, row.seite)] : []
    const anlaesse = [...new Set([...genannt, ...dran])].toSorted((a, b) => rang(a) - rang(b))
    if (anlaesse.length === 0) return []
    const firstMahnung = anlaesse[0] === 'ESKALATION' && row.seite === 'ARZT' && werte['stufe'] === 1
    return [
      {
        organisationId: row.organisationId,
        seite: row.seite,
        anlaesse,
        werte,
        nurPersonId: firstMahnung ? nachher.arztPersonId : null,
        nurWerHandelt: genannt.length === 0,
      },
    ]
  })
  return [...hier, ...vonWeiterleitung(step)]
}

const nebenher = new Set(['rueckfrageStellen', 'rueckfrageErledigen', 'rezeptOrtMelden', 'proposeNachschub', 'withdrawNachschub'])

export function canAct(bestellung: Bestellung, person: Person, heute: IsoDate): boolean {
  return visiblePositionen(bestellung, person.seite).some((position) =>
    Object.entries(transitionsOf({ bestellung, position, handelnder: person, heute })).some(
      ([handlung, open]) => open === true && !nebenher.has(handlung),
    ),
  )
}
