/** From one step of an order to who is told what. Pure; it looks only at what each side may see of the order. */
import type { Bestellung } from '../bestellung/bestellung.document.ts'
import type { Position } from '../bestellung/position.document.ts'
import { istEnde } from '../bestellung/bestellung.ts'
import { uebergaengeVon } from '../bestellung/bestellung.policy.ts'
import type { Ereignis, EreignisArt } from '../bestellung/ereignis.ts'
import type { Person } from '../bestellung/handelnder.ts'
import { sichtbarePositionen, wartetAuf } from '../bestellung/stand.ts'
import { type Zeile, zeilenVon } from '../bestellung/zeile.ts'
import type { Seite } from '../shared/akteur.ts'
import type { Datum } from '../shared/zeit.ts'
import { type BestellungAnlass, type Werte, bestellungAnlaesse, bestellungAnlassListe } from './notification.ts'

/** One step of an order: how it stood before (null: it was not there) and after, and who took it. */
export interface Schritt {
  vorher: Bestellung | null
  nachher: Bestellung
  /** With the organisations that may read each of them. */
  ereignisse: readonly (Pick<Ereignis, 'art' | 'aenderung' | 'angaben'> & { sichtbarFuer: readonly string[] })[]
  /** Null for the clock. */
  urheber: { organisationId: string; personId: string } | null
}

/** Turns that are over: someone has dealt with them, and keeping the message would only hide the others. */
export function erledigteAnlaesse(nachher: Bestellung): BestellungAnlass[] {
  const dran = new Set<string>(nachher.positionen.filter(({ status }) => !istEnde(status)).map((position) => wartetAuf(nachher, position)))
  return bestellungAnlassListe.filter((anlass) => {
    const { thema, an } = bestellungAnlaesse[anlass]
    return thema === 'dran' && !an.some((seite) => dran.has(seite))
  })
}

/** What the people of one organisation are told; each gets the first cause that he has not switched off. */
export interface Meldung {
  organisationId: string
  seite: Seite
  anlaesse: BestellungAnlass[]
  werte: Werte
  /** Told to this person alone, if he still works there: the doctor the order is addressed to. */
  nurPersonId: string | null
  /** Told only to those who can take a step now. */
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
  zustellen: 'ZUGESTELLT',
  ausliefern: 'UNTERWEGS',
  klientAbwesend: 'KLIENT_ABWESEND',
  klientZurueck: 'KLIENT_ZURUECK',
}

/** A question goes to whom it is addressed to; an answer to who asked. Third sides that may read along are not called. */
function vonRueckfrage({ art, aenderung }: Pick<Ereignis, 'art' | 'aenderung'>, seite: Seite): BestellungAnlass | null {
  if (aenderung.ziel !== 'rueckfrage' || (art !== 'rueckfrageStellen' && art !== 'rueckfrageAntworten')) return null
  if (aenderung.neu.offenBei !== null) return aenderung.neu.offenBei === seite ? 'RUECKFRAGE' : null
  return aenderung.neu.von === seite ? 'ANTWORT' : null
}

function vonEreignis(ereignis: Schritt['ereignisse'][number], { seite, organisationId }: Zeile): BestellungAnlass | null {
  if (!ereignis.sichtbarFuer.includes(organisationId)) return null
  const anlass = einfach[ereignis.art]
  if (anlass === undefined) return vonRueckfrage(ereignis, seite)
  const an: readonly Seite[] = bestellungAnlaesse[anlass].an
  return an.includes(seite) ? anlass : null
}

const wartet = (bestellung: Bestellung, position: Position, seite: Seite) =>
  !istEnde(position.status) && position.status !== 'ENTWURF' && wartetAuf(bestellung, position) === seite

/** True when a position that the side sees waits for it now and did not before. */
function wurdeDran({ vorher, nachher }: Schritt, { seite, organisationId }: Zeile): boolean {
  const vorige = vorher === null || !zeilenVon(vorher).some((zeile) => zeile.organisationId === organisationId) ? null : vorher
  return sichtbarePositionen(nachher, seite).some((position) => {
    if (!wartet(nachher, position, seite)) return false
    const frueher = vorige === null ? undefined : sichtbarePositionen(vorige, seite).find(({ id }) => id === position.id)
    return vorige === null || frueher === undefined || !wartet(vorige, frueher, seite)
  })
}

function dranAnlass(nachher: Bestellung, seite: Seite): BestellungAnlass {
  if (nachher.prioritaet === 'NOTFALL') return 'NOTFALL_DRAN'
  if (seite !== 'PFLEGE') return seite === 'ARZT' ? 'DRAN_ARZT' : 'DRAN_APOTHEKE'
  const dran = nachher.positionen.filter((position) => wartet(nachher, position, 'PFLEGE'))
  if (dran.length > 0 && dran.every(({ status }) => status === 'VERORDNET')) return 'DRAN_REZEPT'
  return dran.length > 0 && dran.every(({ status }) => status === 'BEREIT') ? 'DRAN_ABHOLUNG' : 'DRAN_PFLEGE'
}

const rang = (anlass: BestellungAnlass) => bestellungAnlassListe.indexOf(anlass)

/** Of several items the most urgent one: the fewest days, the highest step. */
function zahlen(ereignisse: Schritt['ereignisse']): Werte {
  const alle = (name: string) => ereignisse.map(({ angaben }) => angaben[name]).filter((wert) => typeof wert === 'number')
  const tage = alle('tage')
  const stufen = alle('stufe')
  return { ...(tage.length > 0 ? { tage: Math.min(...tage) } : {}), ...(stufen.length > 0 ? { stufe: Math.max(...stufen) } : {}) }
}

/** Who reads in the list that the order went to someone else. */
function vonWeiterleitung({ vorher, nachher, ereignisse, urheber }: Schritt): Meldung[] {
  // Whoever saw an order only through a consent that has ended is not notified any more.
  if (vorher === null || ereignisse.some(({ art }) => art === 'vorabinfoEnde')) return []
  const geblieben = zeilenVon(nachher).map(({ organisationId }) => organisationId)
  return zeilenVon(vorher)
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
export function meldungenVon(schritt: Schritt): Meldung[] {
  const { nachher, ereignisse, urheber } = schritt
  const werte: Werte = { nummer: nachher.nummer, ...zahlen(ereignisse) }
  const hier = zeilenVon(nachher).flatMap((zeile): Meldung[] => {
    if (zeile.organisationId === urheber?.organisationId) return []
    const genannt = ereignisse.map((ereignis) => vonEreignis(ereignis, zeile)).filter((anlass) => anlass !== null)
    const dran = wurdeDran(schritt, zeile) ? [dranAnlass(nachher, zeile.seite)] : []
    const anlaesse = [...new Set([...genannt, ...dran])].toSorted((a, b) => rang(a) - rang(b))
    if (anlaesse.length === 0) return []
    const ersteMahnung = anlaesse[0] === 'ESKALATION' && zeile.seite === 'ARZT' && werte['stufe'] === 1
    return [
      {
        organisationId: zeile.organisationId,
        seite: zeile.seite,
        anlaesse,
        werte,
        nurPersonId: ersteMahnung ? nachher.arztPersonId : null,
        nurWerHandelt: genannt.length === 0,
      },
    ]
  })
  return [...hier, ...vonWeiterleitung(schritt)]
}

/** Steps that are always open and bring nothing forward. */
const nebenher = new Set(['rueckfrageStellen', 'rueckfrageErledigen', 'rezeptOrtMelden'])

/** True when the person may take a step with the order now that brings it forward. */
export function kannHandeln(bestellung: Bestellung, person: Person, heute: Datum): boolean {
  return sichtbarePositionen(bestellung, person.seite).some((position) =>
    Object.entries(uebergaengeVon({ bestellung, position, handelnder: person, heute })).some(
      ([handlung, offen]) => offen === true && !nebenher.has(handlung),
    ),
  )
}
