/** The orders of the demo, each played step by step by the people in it: how far, and when, its script says. */
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { emptyKopf } from '@dreiklang/domain/bestellung/nothingSaid'
import type { Lieferart } from '@dreiklang/domain/bestellung/bestellung'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { isAbholung } from '@dreiklang/domain/bestellung/lieferung'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Step, nachweisOf, ortOf, takeStep } from './bestellschritte.ts'
import { type Regie, akteurOf } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import { demoTeam } from './konten.ts'
import { loadParts } from './demo.repository.ts'
import { type Bestellplan, type WayStep, type Wish, planBestellungen } from './bestellplan.ts'
import { ablehnungen, ablehnungenDerApotheke, bemerkungen, frageDerApotheke, fragen, notizen, stornos } from './bestellworte.ts'
import type { Ensemble } from './personen.ts'

const minuteMs = 60_000
const hourMs = 3_600_000

interface Position {
  id: string
  wish: Wish
}

/** Kept here step by step: reading the order anew after each of them would cost as much again. */
interface Stand {
  id: string
  nummer: string
  version: number
  apothekeId: string
  lieferart: Lieferart
}

interface Spiel {
  regie: Regie
  script: Bestellplan
  pflege: Akteur
  arzt: Akteur
  apotheke: Akteur
  /** The second pair of eyes. */
  kontrolle: Akteur
  loadParts(): ReturnType<typeof loadParts>
  bestellung: Stand
  positionen: readonly Position[]
  /** Null while nothing is packed. */
  bag: { lieferungId: string; kuehlkette: boolean } | null
}

export async function placeBestellung(
  regie: Regie,
  { ensemble, klienten, ports }: { ensemble: Ensemble; klienten: readonly DemoKlient[]; ports: Pick<Ports, 'database'> },
): Promise<void> {
  const { zufall, beginn } = regie
  const db = onBehalfOf(ports.database, systemContext)
  const gespielt: Spiel[] = []
  const ofSonnenhof = ['pfleger', 'pfleger', 'pflege-admin', ...demoTeam.map(({ konto }) => konto)].filter(
    (konto) => ensemble.personen[konto] !== undefined,
  )
  for (const script of planBestellungen({ random: zufall, beginn }, klienten)) {
    const { klient, goal } = script
    const pflege = akteurOf(ensemble, klient.pflege === 'sonnenhof' ? zufall.eins(ofSonnenhof) : 'pfleger2')
    regie.stelle(script.angelegtAm)
    const bestellung = await put(regie, { script, pflege, ensemble })
    if (goal === 'ENTWURF') continue
    const [arzt, apotheke, kontrolle] = [
      akteurOf(ensemble, klient.praxis === 'weber' ? 'arzt' : 'arzt2'),
      akteurOf(ensemble, klient.apotheke === 'markt' ? 'apotheker' : 'apotheker2'),
      akteurOf(ensemble, klient.apotheke === 'markt' ? 'apotheke-admin' : 'apotheke-admin2'),
    ]
    const people = { pflege, arzt, apotheke, kontrolle }
    const load = () => loadParts(db, bestellung.id)
    const { positionIds } = await load()
    const positionen = script.wishes.map((wish, nr) => ({ id: positionIds[nr] ?? '', wish }))
    const spiel: Spiel = { regie, script, ...people, bestellung, positionen, bag: null, loadParts: load }
    await spiele(spiel)
    gespielt.push(spiel)
  }
  await proposeNachschub(regie, { ensemble, gespielt })
}

/** One proposal of the pharmacy that nobody has answered yet. */
async function proposeNachschub(regie: Regie, { ensemble, gespielt }: { ensemble: Ensemble; gespielt: readonly Spiel[] }): Promise<void> {
  const { sonnenhof, markt } = ensemble.organisationen
  const last = gespielt.findLast(
    ({ script, pflege, bestellung, positionen }) =>
      script.goal === 'ABGESCHLOSSEN' &&
      pflege.organisationId === sonnenhof &&
      bestellung.apothekeId === markt &&
      positionen.some(({ wish }) => !wish.btm),
  )
  if (last === undefined) throw new Error('The demo has no order that could be proposed again')
  const { bestellung, apotheke, positionen } = last
  regie.stelle(new Date(regie.beginn.getTime() - 2 * hourMs))
  const positionIds = idsOf(positionen.filter(({ wish }) => !wish.btm))
  const text = 'Bei der letzten Lieferung war der Vorrat schon knapp.'
  await takeStep(regie, apotheke, { bestellung, handlung: 'proposeNachschub', positionIds, text, bis: null })
}

async function put(
  regie: Regie,
  { script: { klient, goal, wishes, bedarfBis }, pflege, ensemble }: { script: Bestellplan; pflege: Akteur; ensemble: Ensemble },
): Promise<Stand> {
  const { zufall } = regie
  const apothekeId = ensemble.organisationen[klient.apotheke]
  const lieferart = zufall.eins(['LIEFERUNG_PFLEGEDIENST', 'LIEFERUNG_KLIENT', 'LIEFERUNG_PFLEGEDIENST', deliveredOr(goal)])
  const urgency = goal === 'NOTFALL' ? ('NOTFALL' as const) : ('NORMAL' as const)
  const { id, nummer, version } = await regie.call(bestellungContract.create, pflege, {
    body: {
      ...emptyKopf,
      klientId: klient.id,
      praxisId: ensemble.organisationen[klient.praxis],
      apothekeId,
      prioritaet: urgency === 'NORMAL' && zufall.trifft(0.1) ? 'DRINGEND' : urgency,
      bedarfBis,
      lieferart,
      einloesung: 'DURCH_PFLEGE',
      bemerkung: zufall.trifft(0.3) ? zufall.eins(bemerkungen) : null,
      interneNotiz: zufall.trifft(0.15) ? zufall.eins(notizen) : null,
      positionen: wishes,
    },
  })
  return { id, nummer, version, apothekeId, lieferart }
}

/** What is on its way, or could not be handed over, is brought. */
const deliveredOr = (goal: Bestellplan['goal']) =>
  goal === 'UNTERWEGS' || goal === 'NICHT_ZUGESTELLT' ? ('LIEFERUNG_KLIENT' as const) : ('ABHOLUNG_PFLEGE' as const)

/** Of the order as the last step has left it. */
async function act(spiel: Spiel, who: Akteur, what: Step): Promise<void> {
  const { regie, bestellung } = spiel
  const { version } = await takeStep(regie, who, { bestellung, ...what })
  spiel.bestellung = { ...bestellung, version }
}

const idsOf = (positionen: readonly Position[]) => positionen.map(({ id }) => id)
const withRezept = ({ positionen }: Spiel) => positionen.filter(({ wish }) => wish.rezeptart !== 'OHNE')

/** One step of the way, by whoever takes it. What needs no prescription is with the pharmacy once it is sent. */
const steps: Record<WayStep, (spiel: Spiel, today: string) => Promise<void>> = {
  senden: (spiel) => act(spiel, spiel.pflege, { handlung: 'senden' }),
  verordnen: prescribe,
  async weitergeben(spiel) {
    const positionIds = idsOf(withRezept(spiel))
    if (positionIds.length > 0) await act(spiel, spiel.pflege, { handlung: 'anApothekeGeben', positionIds, ort: null })
  },
  async annehmen(spiel) {
    const termin = berlinDate(new Date(spiel.regie.now().getTime() + 24 * hourMs).toISOString())
    await act(spiel, spiel.apotheke, { handlung: 'annehmen', positionIds: idsOf(spiel.positionen), termin, rezeptfrei: true })
  },
  vorlegen: present,
  bereitstellen: (spiel) => pack(spiel),
  async ausliefern(spiel) {
    const { lieferungId } = bagOf(spiel)
    if (!isAbholung(spiel.bestellung)) await act(spiel, spiel.apotheke, { handlung: 'ausliefern', lieferungId, bote: 'Bote 1' })
  },
  zustellen: handOver,
  bestaetigen: (spiel) => act(spiel, spiel.pflege, { handlung: 'eingangBestaetigen', positionIds: idsOf(spiel.positionen), gescannt: [] }),
}

async function spiele(spiel: Spiel): Promise<void> {
  const { regie, script } = spiel
  for (const [name, time] of Object.entries(script.times).toSorted(([, a], [, b]) => a.getTime() - b.getTime())) {
    regie.stelle(time)
    await steps[name as WayStep](spiel, berlinDate(time.toISOString()))
  }
  regie.stelle(script.zuletzt)
  await turn(spiel)
}

/** What keeps it from going on as usual. */
async function turn(spiel: Spiel): Promise<void> {
  const { regie, script, pflege, arzt, apotheke, positionen } = spiel
  const { zufall } = regie
  const positionIds = idsOf(positionen)
  switch (script.goal) {
    case 'FRAGE_OFFEN':
    case 'FRAGE_BEANTWORTET': {
      const [frage, answer] = zufall.eins(fragen)
      await act(spiel, arzt, {
        handlung: 'rueckfrageStellen',
        positionIds: positionIds.slice(0, 1),
        an: 'PFLEGE',
        text: frage,
        privat: false,
      })
      if (script.goal === 'FRAGE_OFFEN') return
      const { rueckfrageId } = await spiel.loadParts()
      regie.stelle(new Date(Math.min(regie.beginn.getTime(), script.zuletzt.getTime() + 20 * minuteMs)))
      await act(spiel, pflege, { handlung: 'rueckfrageAntworten', rueckfrageId, text: answer })
      return
    }
    case 'ARZT_LEHNT_AB': {
      const [grund, text] = zufall.eins(ablehnungen)
      await act(spiel, arzt, { handlung: 'arztAblehnen', positionIds, grund, text })
      return
    }
    case 'APOTHEKE_LEHNT_AB': {
      const [grund, text] = zufall.eins(ablehnungenDerApotheke)
      await act(spiel, apotheke, { handlung: 'apothekeAblehnen', positionIds, grund, text })
      return
    }
    case 'STORNIERT':
      await act(spiel, pflege, { handlung: 'stornieren', positionIds, grund: zufall.eins(stornos) })
      return
    case 'IN_BEARBEITUNG':
      if (zufall.trifft(0.2)) {
        const frage = { positionIds: positionIds.slice(0, 1), an: 'ARZT', text: frageDerApotheke, privat: false }
        await act(spiel, apotheke, { handlung: 'rueckfrageStellen', ...frage })
      }
      return
    case 'NICHT_ZUGESTELLT': {
      const { lieferungId } = bagOf(spiel)
      const text = 'Zweimal geklingelt, auch telefonisch niemand zu erreichen.'
      await act(spiel, apotheke, { handlung: 'zustellungGescheitert', lieferungId, grund: 'NIEMAND_ANGETROFFEN', text })
      return
    }
    default:
  }
}

async function prescribe(spiel: Spiel, today: string): Promise<void> {
  const { regie, arzt } = spiel
  const { zufall } = regie
  const rezepte = withRezept(spiel)
  for (const rezeptart of new Set(rezepte.map(({ wish }) => wish.rezeptart))) {
    const own = rezepte.filter(({ wish }) => wish.rezeptart === rezeptart)
    const [first] = own.map(({ wish }) => wish)
    const changed = first !== undefined && own.length === 1 && rezeptart === 'EREZEPT_GKV' && zufall.trifft(0.06)
    const kleiner = changed && { ...first.produkt, bezeichnung: `${first.produkt.bezeichnung} (kleine Packung)`, normgroesse: 'N1' }
    const aenderung = changed ? { produkt: kleiner, menge: first.menge, dosierung: null, grund: 'Erst Verträglichkeit prüfen' } : null
    const sheet = { rezeptart, ort: ortOf(rezeptart), rezeptId: null, autIdem: zufall.trifft(0.05), aenderung }
    await act(spiel, arzt, { handlung: 'verordnen', positionIds: idsOf(own), ausgestelltAm: today, ...sheet })
  }
}

/** The card was read, the paper handed in; a form for a BtM by itself, with its number. */
async function present(spiel: Spiel, today: string): Promise<void> {
  const { apotheke, bestellung } = spiel
  const rezepte = withRezept(spiel)
  for (const btm of [false, true]) {
    const positionIds = idsOf(rezepte.filter(({ wish }) => wish.btm === btm))
    if (positionIds.length === 0) continue
    const btmNummer = btm ? bestellung.nummer.replaceAll(/\D/g, '').slice(-9) : null
    const seen = { vorgelegtAm: today, ausgestelltAm: today, fernmuendlich: false, btmNummer }
    await act(spiel, apotheke, { handlung: 'rezeptVorlegen', positionIds, ...seen })
  }
}

async function pack(spiel: Spiel): Promise<void> {
  const { regie, apotheke, kontrolle, script, positionen } = spiel
  const packed = positionen.map(({ id, wish: { menge } }, nr) => ({
    positionId: id,
    menge: script.goal === 'TEILGELIEFERT' && nr === 0 ? menge - 1 : menge,
    charge: `C${regie.zufall.ganz(1000, 9999)}`,
    verfall: plusDays(berlinDate(regie.beginn.toISOString()), regie.zufall.ganz(200, 900)),
  }))
  await act(spiel, apotheke, { handlung: 'bereitstellen', positionen: packed, geplantAm: null, kontrolliertVon: kontrolle.personId })
  const { lieferungId, kuehlkette } = await spiel.loadParts()
  spiel.bag = lieferungId === null ? null : { lieferungId, kuehlkette }
}

function bagOf({ bag }: Spiel): NonNullable<Spiel['bag']> {
  if (bag === null) throw new Error('Nothing is handed over that nobody has packed')
  return bag
}

async function handOver(spiel: Spiel): Promise<void> {
  const { apotheke, pflege, bestellung } = spiel
  const { lieferungId, kuehlkette } = bagOf(spiel)
  if (isAbholung(bestellung)) {
    await act(spiel, pflege, { handlung: 'abholungBestaetigen', lieferungId, nachweis: nachweisOf(pflege.name, kuehlkette, null) })
    return
  }
  await act(spiel, apotheke, { handlung: 'zustellen', lieferungId, nachweis: nachweisOf(pflege.name, kuehlkette) })
}
